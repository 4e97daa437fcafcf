import type { EventOperation } from '@gektar/contract/history.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { expect, test } from 'vitest';
import { operationCause } from './operation-cause.ts';

const one: EventOperation = {
  id: 'o',
  entity: 'vacancy',
  kind: 'change',
  way: 'edit',
  objectCount: 1,
  fromDateTime: null,
};
const formsOf = (entity: string) => (entity === 'vacancy' ? vacancies : undefined);
const words = (about: Partial<EventOperation>) =>
  operationCause({ ...one, ...about }, formsOf)?.replaceAll('\u00a0', ' ');

test('an operation is named by how it was made and over how many objects', () => {
  expect(words({ objectCount: 42 })).toBe('Изменить 42 вакансии');
  expect(words({ objectCount: 21 })).toBe('Изменить 21 вакансию');
  expect(words({ way: 'paste', objectCount: 18 })).toBe('вставка столбца, 18 вакансий');
  expect(words({ way: 'paste' })).toBe('вставка');
  expect(words({ way: 'give-back', fromDateTime: '2026-06-12T11:31:00' })).toBe('возврат значения от 12.06.2026');
  expect(words({ kind: 'undo', fromDateTime: '2026-11-16T09:05:00', objectCount: 3 })).toBe(
    'отмена действия от 16.11.2026, 3 вакансии',
  );
});

test('an archiving and a confirmation name how many objects they had', () => {
  expect(words({ kind: 'archive', objectCount: 42 })).toBe('сразу 42 вакансии');
  expect(words({ kind: 'actualize' })).toBeUndefined();
  // A vacancy archived together with its complex: the number counts complexes.
  expect(words({ kind: 'archive', entity: 'complex', objectCount: 3 })).toBe('сразу 3 записи');
});

test('a single edit and a write without an operation have no cause', () => {
  expect(words({})).toBeUndefined();
  expect(operationCause(null, formsOf)).toBeUndefined();
});
