import type { EndedOperation } from '@gektar/contract/today/notification.ts';
import { expect, test } from 'vitest';
import { entityWords } from '#shell/my-operations/entity-words.ts';
import { outcomeTitle } from './outcome-title.ts';

const ended = (about: Partial<EndedOperation>): EndedOperation => ({
  id: 'a',
  domain: 'industrial',
  entity: 'vacancy',
  kind: 'change',
  fields: ['salePrice'],
  totalCount: 42,
  doneCount: 42,
  refusedCount: 0,
  isStopped: false,
  undoneKind: null,
  request: null,
  ...about,
});
const title = (about: Partial<EndedOperation>) =>
  outcomeTitle(ended(about), entityWords.vacancy).replaceAll('\u00a0', ' ');

test.each<[Partial<EndedOperation>, string]>([
  [{}, 'Изменено: 42 вакансии'],
  [{ totalCount: 1, doneCount: 1 }, 'Изменено: 1 вакансия'],
  [{ doneCount: 39, refusedCount: 3 }, 'Изменено 39 из 42 вакансий, не принято 3'],
  [{ totalCount: 21, doneCount: 20, refusedCount: 1 }, 'Изменено 20 из 21 вакансии, не принято 1'],
  [{ totalCount: 111, doneCount: 0 }, 'Изменено 0 из 111 вакансий'],
  [{ doneCount: 10, isStopped: true }, 'Изменено 10 из 42 вакансий, остановлено'],
  [{ kind: 'undo', undoneKind: 'change' }, 'Отмена: Цена продажи: 42 вакансии'],
  [
    { kind: 'undo', undoneKind: 'archive', doneCount: 40, refusedCount: 2 },
    'Отмена: Архивирование: 40 вакансий, не принято 2',
  ],
])('the outcome of %j reads %s', (about, words) => {
  expect(title(about)).toBe(words);
});
