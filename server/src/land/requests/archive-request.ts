import { Failure } from '@gektar/contract/failure.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { findRequest } from './request-queries.ts';
import { removeRequest, updateActualization, updateEnabled } from './request-writes.ts';

async function mustFind(tx: Db, id: string): Promise<LandRequest> {
  const request = await findRequest(tx, id);
  if (!request) throw new Failure('land_request.not_found');
  return request;
}

/** Into the archive or back, whichever it is not. @throws {Failure} land_request.not_found */
export async function toggleArchive(tx: Db, id: string, employeeId: string): Promise<LandRequest> {
  const state = await updateEnabled(tx, id);
  if (!state) throw new Failure('land_request.not_found');
  const action = state.isEnabled ? 'unarchive' : 'archive';
  await insertAudit(tx, { employeeId, entity: 'land_request', entityId: id, action });
  return mustFind(tx, id);
}

/** The broker confirms that the request still stands (D-19). @throws {Failure} land_request.not_found */
export async function actualize(tx: Db, id: string, employeeId: string): Promise<LandRequest> {
  if (!(await updateActualization(tx, id))) throw new Failure('land_request.not_found');
  await insertAudit(tx, { employeeId, entity: 'land_request', entityId: id, action: 'actualize' });
  return mustFind(tx, id);
}

/** Removes the whole tree. @throws {Failure} land_request.not_found */
export async function eraseRequest(tx: Db, id: string, employeeId: string): Promise<void> {
  if (!(await removeRequest(tx, id))) throw new Failure('land_request.not_found');
  await insertAudit(tx, { employeeId, entity: 'land_request', entityId: id, action: 'delete' });
}
