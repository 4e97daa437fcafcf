import type { BulkAction } from '@gektar/contract/land/properties/property-bulk.ts';
import { runBulkAction } from '@gektar/contract/land/properties/property-bulk-calls.ts';
import { BULK_TAKE } from '@gektar/contract/land/properties/property-limits.ts';
import { formatCountOf, objects, plural } from '@gektar/format/plural.ts';
import { call } from '#api/call.ts';
import { undo } from '#operations/undo-operation.ts';
import type { BulkActions } from '#ui/bulk/bulk-actions.ts';
import type { BulkThings } from '#ui/bulk/bulk-outcome.ts';
import { useBulkAction } from '#ui/bulk/use-bulk-action.ts';
import { refreshProperties } from './property-data.ts';

export const bulkWords = {
  archive: {
    running: 'Архивирование',
    one: 'Объект архивирован!',
    many: (count) => `${formatCountOf(count, objects)} в архиве`,
    unchanged: (count) => `${formatCountOf(count, objects)} уже в архиве`,
    failed: 'Не удалось архивировать объект',
  },
  unarchive: {
    running: 'Разархивирование',
    one: 'Объект разархивирован!',
    many: (count) => `${formatCountOf(count, objects)} из архива`,
    unchanged: (count) => `${formatCountOf(count, objects)} и так не в архиве`,
    failed: 'Не удалось разархивировать объект',
  },
  actualize: {
    running: 'Актуализация',
    one: 'Объект актуализирован',
    many: (count) =>
      `${formatCountOf(count, objects)} ${plural(count, ['актуализирован', 'актуализированы', 'актуализировано'])}`,
    unchanged: () => '',
    failed: 'Не удалось обновить объект',
  },
} as const satisfies BulkActions<BulkAction>['words'];

export const bulkObjects: BulkThings = {
  forms: objects,
  deleted: ['удалён', 'удалены', 'удалены'],
  deletedAlone: 'Его удалил другой сотрудник',
};

const bulkActions: BulkActions<BulkAction> = {
  words: bulkWords,
  undo: (client, runId) => undo(client, runId, { forms: objects }),
  things: bulkObjects,
  take: BULK_TAKE,
  call: (action, ids, runId) => call(runBulkAction, { body: { action, ids: [...ids], runId } }),
  refresh: refreshProperties,
};

/** Archives, restores or actualizes many objects. */
export function usePropertyBulk() {
  return useBulkAction(bulkActions);
}
