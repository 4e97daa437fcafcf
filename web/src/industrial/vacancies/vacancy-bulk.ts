import { archiveVacancy } from '@gektar/contract/industrial/vacancies/vacancy-calls.ts';
import { formatCountOf, vacancies } from '@gektar/format/plural.ts';
import type { QueryClient } from '@tanstack/react-query';
import { archiveTo } from '#api/archive-to.ts';
import { call } from '#api/call.ts';
import { refreshEntities } from '#api/entity-updates.ts';
import { complexForms } from '#industrial/industrial-words.ts';
import { complexActions } from '#industrial/tree/full-complex-data.ts';
import { undo } from '#operations/undo-operation.ts';
import type { BulkActions } from '#ui/bulk/bulk-actions.ts';
import { AT_ONCE, eachAlone } from '#ui/bulk/each-alone.ts';
import { useBulkAction } from '#ui/bulk/use-bulk-action.ts';
import { refreshVacancies } from './vacancy-list-data.ts';

type Action = 'archive' | 'unarchive';

/** Also refetches the complexes, which show the number of their vacancies. */
const refresh = (client: QueryClient) =>
  Promise.all([refreshVacancies(client), refreshEntities(client, 'industrial', ['complex', 'complexes'])]);

const archiving: BulkActions<Action> = {
  words: {
    archive: {
      running: 'Архивирование',
      one: 'Вакансия успешно архивирована',
      many: (count) => `${formatCountOf(count, vacancies)} в архиве`,
      unchanged: () => '',
      failed: 'Произошла ошибка',
    },
    unarchive: {
      running: 'Разархивирование',
      one: 'Вакансия успешно разархивирована',
      many: (count) => `${formatCountOf(count, vacancies)} из архива`,
      unchanged: () => '',
      failed: 'Произошла ошибка',
    },
  },
  undo: (client, runId) => undo(client, runId, { forms: vacancies }),
  things: {
    forms: vacancies,
    deleted: ['удалена', 'удалены', 'удалены'],
    deletedAlone: 'Её удалил другой сотрудник',
  },
  take: AT_ONCE,
  call: (action, ids, runId) =>
    eachAlone(ids, 'vacancy.not_found', (id) =>
      call(archiveVacancy, { params: { id }, query: { ...archiveTo(action === 'unarchive'), runId } }),
    ),
  refresh,
};

const confirming: BulkActions<'actualize'> = {
  words: {
    actualize: {
      running: 'Актуализация',
      one: 'Вакансии комплекса актуализированы',
      many: (count) => `Вакансии актуализированы: ${formatCountOf(count, complexForms)}`,
      unchanged: () => '',
      failed: 'Не удалось актуализировать вакансии',
    },
  },
  undo: (client, runId) => undo(client, runId, { forms: complexForms }),
  things: {
    forms: complexForms,
    deleted: ['удалён', 'удалены', 'удалены'],
    deletedAlone: 'Комплекс удалил другой сотрудник',
  },
  take: AT_ONCE,
  call: (_, ids, runId) => eachAlone(ids, 'complex.not_found', (id) => complexActions.actualizeVacancies(id, runId)),
  refresh,
};

/** Archives or restores many vacancies. */
export function useVacancyArchiving() {
  return useBulkAction(archiving);
}

/** Confirms the vacancies of many complexes; all vacancies of a complex are confirmed together (2§4). */
export function useVacancyConfirming() {
  return useBulkAction(confirming);
}
