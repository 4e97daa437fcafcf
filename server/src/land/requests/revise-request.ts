import { Failure } from '@gektar/contract/failure.ts';
import type { LandRequest, RequestDraft } from '@gektar/contract/land/requests/request.ts';
import { changesBetween, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { findRequest, lockRequest } from './request-queries.ts';
import { updateRequest } from './request-writes.ts';

/** What follows from other fields or is not the editor's to change. */
const notEdited = new Set(['rowVersion', 'company', 'contact', 'countRequrestSelectionItems']);

/**
 * Saves what a broker changed.
 * @throws {Failure} land_request.not_found; land_request.changed with the present state, when somebody saved in between;
 * land_request.unknown_reference
 */
export async function reviseRequest(tx: Db, draft: RequestDraft, employeeId: string): Promise<LandRequest> {
  const isThere = await lockRequest(tx, draft.id);
  const before = isThere && (await findRequest(tx, draft.id));
  if (!before) throw new Failure('land_request.not_found');
  if (before.rowVersion !== draft.rowVersion) throw new Failure('land_request.changed', { current: before });

  await updateRequest(tx, draft.id, draft);
  const after = await findRequest(tx, draft.id);
  if (!after) throw new Error('a request just written is not there');
  await insertAudit(tx, {
    employeeId,
    entity: 'land_request',
    entityId: draft.id,
    action: 'update',
    changes: changesBetween(before, after, notEdited),
  });
  return after;
}
