import { formatCountOf, plural } from '@gektar/format/plural.ts';
import { complexForms } from '#industrial/industrial-words.ts';
import { complexActions } from '#industrial/tree/full-complex-data.ts';
import { undo } from '#operations/undo-operation.ts';
import type { BulkActions } from '#ui/bulk/bulk-actions.ts';
import type { BulkThings } from '#ui/bulk/bulk-outcome.ts';
import { AT_ONCE, eachAlone } from '#ui/bulk/each-alone.ts';
import { useBulkAction } from '#ui/bulk/use-bulk-action.ts';
import { refreshComplexes } from './complex-list-data.ts';

type Action = 'archive' | 'unarchive' | 'actualize' | 'actualizeVacancies';

const things: BulkThings = {
  forms: complexForms,
  deleted: ['удалён', 'удалены', 'удалены'],
  deletedAlone: 'Его удалил другой сотрудник',
};

export const complexWords: BulkActions<Action>['words'] = {
  archive: {
    running: 'Архивирование',
    one: 'Комплекс успешно архивирован',
    many: (count) => `${formatCountOf(count, complexForms)} в архиве`,
    unchanged: () => '',
    failed: 'Произошла ошибка',
  },
  unarchive: {
    running: 'Разархивирование',
    one: 'Комплекс успешно разархивирован',
    many: (count) => `${formatCountOf(count, complexForms)} из архива`,
    unchanged: () => '',
    failed: 'Произошла ошибка',
  },
  actualize: {
    running: 'Актуализация',
    one: 'Комплекс успешно актуализирован',
    many: (count) =>
      `${formatCountOf(count, complexForms)} ${plural(count, ['актуализирован', 'актуализированы', 'актуализировано'])}`,
    unchanged: () => '',
    failed: 'Не удалось актуализировать комплекс',
  },
  actualizeVacancies: {
    running: 'Актуализация вакансий',
    one: 'Вакансии успешно актуализированы',
    many: (count) => `Вакансии актуализированы: ${formatCountOf(count, complexForms)}`,
    unchanged: () => '',
    failed: 'Не удалось актуализировать вакансии',
  },
};

const actions: BulkActions<Action> = {
  words: complexWords,
  undo: (client, runId) => undo(client, runId, { forms: complexForms }),
  things,
  take: AT_ONCE,
  // One call per complex: its buildings and vacancies are archived and restored with it (2§4).
  call: (action, ids, runId) =>
    eachAlone(ids, 'complex.not_found', (id) =>
      action === 'actualize' || action === 'actualizeVacancies'
        ? complexActions[action](id, runId)
        : complexActions.archive(id, action === 'unarchive', runId),
    ),
  refresh: refreshComplexes,
};

/** Archives, restores or confirms many complexes, or their vacancies. */
export function useComplexBulk() {
  return useBulkAction(actions);
}

/** Confirmation before restoring complexes (M-36); the text is not in the specification. */
export function restoreQuestion(count: number) {
  return {
    title: count === 1 ? 'Разархивировать комплекс?' : `Разархивировать ${formatCountOf(count, complexForms)}?`,
    text: `Вместе с ${plural(count, ['ним', 'ними', 'ними'])} вернутся здания и вакансии, которые были архивированы отдельно.`,
    confirmLabel: 'Разархивировать',
  };
}
