import * as z from 'zod';
import { ById } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { paging } from '#list.ts';

/**
 * Objects or complexes that one bulk action archived and that can be returned together. Own addition to the
 * specification.
 */
export const ArchivedBatch = z.object({
  id: z.uuid(),
  /** How many the action archived. */
  totalCount: z.int(),
  /** How many are in the archive by this action still: not restored or archived again since. At least 1. */
  count: z.int(),
  archivedBy: z.uuid(),
  dateTimeArchived: z.string(),
  /** Days begun until it is cleared: 30 at first, 1 on the last. */
  daysLeft: z.int(),
});
export type ArchivedBatch = z.infer<typeof ArchivedBatch>;

/** The returned batch. */
const ReturnedBatch = z.object({
  /** How many objects or complexes are active again. */
  count: z.int(),
  /** How many are deleted in the meantime. */
  goneCount: z.int(),
});
export type ReturnedBatch = z.infer<typeof ReturnedBatch>;

/** Calls of the bulk archivings of a domain, on the page of its trash (0035). */
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
