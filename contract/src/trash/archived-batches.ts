import * as z from 'zod';
import { ById } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { paging } from '#list.ts';

/** Objects or complexes that one bulk action archived and that can be restored together. Not in the specification. */
export const ArchivedBatch = z.object({
  id: z.uuid(),
  /** Number of objects or complexes that the action archived. */
  totalCount: z.int(),
  /** Number of those still archived by this action, not restored or archived again since; at least 1. */
  count: z.int(),
  archivedBy: z.uuid(),
  dateTimeArchived: z.string(),
  /** Days until the batch is removed from this list, a started day included: 30 at first, 1 on the last day. */
  daysLeft: z.int(),
});
export type ArchivedBatch = z.infer<typeof ArchivedBatch>;

/** Result of restoring a batch. */
const ReturnedBatch = z.object({
  /** Number of objects or complexes that are active again. */
  count: z.int(),
  /** Number of those deleted in the meantime. */
  goneCount: z.int(),
});
export type ReturnedBatch = z.infer<typeof ReturnedBatch>;

/** Calls for the batches of a domain, shown on the trash page (0035). */
export function archivedBatchEndpoints<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/archived-batches` as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: 'employee',
      summary: 'Архивированное разом за последние 30 дней, что ещё можно вернуть, новое первым',
      query: z.object(paging(50)),
      output: z.object({ count: z.int(), batches: z.array(ArchivedBatch) }),
      failures: [],
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/{id}/restore` as const,
      access: 'employee',
      summary: 'Вернуть из архива то, что лежит там с этого действия; возвращённое и архивированное позже не меняется',
      params: ById,
      output: ReturnedBatch,
      failures: ['trash.not_found'],
    }),
  };
}

export const landArchivedBatches = archivedBatchEndpoints('land');
export const industrialArchivedBatches = archivedBatchEndpoints('industrial');
