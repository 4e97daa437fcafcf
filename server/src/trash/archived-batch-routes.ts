import type { Domain } from '@gektar/contract/domain.ts';
import type { archivedBatchEndpoints } from '@gektar/contract/trash/archived-batches.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { findArchivedBatches, type ReturnArchived, returnBatch } from './archived-batches.ts';

/** Endpoints for the bulk archivings of a domain: lists those that can be undone, and undoes one. */
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
