import type { Domain } from '#domain.ts';
import type { CallsOf } from '#endpoint.ts';
import type * as endpoints from './archived-batches.ts';

export const landArchivedBatches: CallsOf<typeof endpoints.landArchivedBatches> = archivedBatchCalls('land');

export const industrialArchivedBatches: CallsOf<typeof endpoints.industrialArchivedBatches> =
  archivedBatchCalls('industrial');

function archivedBatchCalls<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/archived-batches` as const;
  return {
    list: { method: 'GET', path, access: 'employee' },
    restore: { method: 'POST', path: `${path}/{id}/restore` as const, access: 'employee' },
  } as const;
}
