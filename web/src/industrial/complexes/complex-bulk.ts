import { formatCountOf, plural } from '@gektar/format/plural.ts';
import { isFailure } from '#api/failure-text.ts';
import { complexForms } from '#industrial/industrial-words.ts';
import { complexActions } from '#industrial/tree/full-complex-data.ts';
import type { BulkActions } from '#ui/bulk/bulk-actions.ts';
import type { BulkThings } from '#ui/bulk/bulk-outcome.ts';
import { useBulkAction } from '#ui/bulk/use-bulk-action.ts';
import { refreshComplexes } from './complex-list-data.ts';

type Action = 'archive' | 'unarchive' | 'actualize' | 'actualizeVacancies';

const things: BulkThings = {
  forms: complexForms,
  deleted: ['удалён', 'удалены', 'удалены'],
  deletedAlone: 'Его удалил другой сотрудник',
};

const words: BulkActions<Action>['words'] = {
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

/** Concurrent calls: fast enough, and leaves capacity for other users. */
const AT_ONCE = 4;

const actions: BulkActions<Action> = {
  words,
  // Restoring also restores parts that were archived separately (H-09), so it is not an undo.
  opposite: { archive: undefined, unarchive: undefined, actualize: undefined, actualizeVacancies: undefined },
  things,
  take: AT_ONCE,
  call: actOnEach,
  refresh: refreshComplexes,
};

/** One call for each complex (2§4); complexes deleted meanwhile are reported separately. */
async function actOnEach(action: Action, ids: readonly string[], runId: string | undefined) {
  const done: string[] = [];
  const gone: string[] = [];
  await Promise.all(
    ids.map(async (id) => {
      try {
        if (action === 'actualize' || action === 'actualizeVacancies') await complexActions[action](id);
        else await complexActions.archive(id, action === 'unarchive', runId);
        done.push(id);
      } catch (error) {
        if (!isFailure(error, 'complex.not_found')) throw error;
        gone.push(id);
      }
    }),
  );
  return { done, gone, unchanged: [] };
}

/** Archives, restores or confirms many complexes, or their vacancies. */
export function useComplexBulk() {
  return useBulkAction(actions);
}

/** The question before restoring (M-36, own wording). */
export function restoreQuestion(count: number) {
  return {
    title: count === 1 ? 'Разархивировать комплекс?' : `Разархивировать ${formatCountOf(count, complexForms)}?`,
    text: `Вместе с ${plural(count, ['ним', 'ними', 'ними'])} вернутся здания и вакансии, которые были архивированы отдельно.`,
    confirmLabel: 'Разархивировать',
  };
}
