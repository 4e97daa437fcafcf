import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { trashEndpoints } from '@gektar/contract/trash/trash-endpoints.ts';
import { insertAudit } from '#database/audit.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { restore, type TrashDomain } from './restore.ts';
import { findEntries, lockEntry, removeEntries } from './trash-queries.ts';

export interface TrashParts {
  readonly domain: Domain;
  readonly kinds: TrashDomain;
  /** Removes discarded files; called after a commit. */
  readonly clearFiles: () => Promise<void>;
}

/** Endpoints for the trash of a domain: list, restore, destroy. */
export function trashRoutes<In extends Domain>(
  route: Route,
  endpoints: ReturnType<typeof trashEndpoints<In>>,
  { domain, kinds, clearFiles }: TrashParts,
): void {
  route(endpoints.list, ({ db, query, employeeId }) => findEntries(db, { domain, employeeId }, query));
  route(endpoints.restore, ({ db, params: { id }, employeeId }) =>
    inTransaction(db, (tx) => restore(tx, kinds, { domain, employeeId }, id)),
  );
  route(endpoints.destroy, async ({ db, params: { id }, employeeId }) => {
    await inTransaction(db, async (tx) => {
      const entry = await lockEntry(tx, { domain, employeeId }, id);
      if (entry === undefined) throw new Failure('trash.not_found');
      if (!entry.canRestore) throw new Failure('access.forbidden');
      await removeEntries(tx, [id]);
      await insertAudit(tx, { employeeId, entity: entry.kind, entityId: entry.entityId, action: 'destroy' });
    });
    await clearFiles();
    return { id };
  });
}
