import type { Domain } from '@gektar/contract/domain.ts';
import type { archivedBatchEndpoints } from '@gektar/contract/trash/archived-batches.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { findArchivedBatches, type ReturnArchived, returnBatch } from './archived-batches.ts';

/** The bulk archivings of a domain: those that can be returned, and their return. */
export function archivedBatchRoutes<In extends Domain>(
  route: Route,
  endpoints: ReturnType<typeof archivedBatchEndpoints<In>>,
  about: { readonly domain: In; readonly returnArchived: ReturnArchived },
): void {
  route(endpoints.list, ({ db, query }) => findArchivedBatches(db, about.domain, query));
  route(endpoints.restore, ({ db, params: { id }, employeeId }) =>
    inTransaction(db, (tx) => returnBatch(tx, about, { batchId: id, employeeId })),
  );
}
