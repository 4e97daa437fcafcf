import { Failure } from '@gektar/contract/failure.ts';
import type { LandRequest, NewRequest, RequestDraft } from '@gektar/contract/land/requests/request.ts';
import { nameOfCopy } from '@gektar/contract/land/requests/request.ts';
import { today } from '@gektar/format/date.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { actOnEntity, createEntity, mustFind, updateEntity } from '#database/entity-writes.ts';
import { requestEntity } from './request-entity.ts';
import { requestRows } from './request-table.ts';

const setActualized = requestRows.setNow('actualize_request_date');

/**
 * Creates a request and its empty selection (F-01).
 * @param employeeId undefined for a command of the server
 * @throws {Failure} land_request.unknown_reference; land_request.changed, see `createEntity`
 */
export function createRequest(
  tx: Db,
  { newId, ...fields }: NewRequest,
  employeeId: string | undefined,
): Promise<LandRequest> {
  return createEntity(requestEntity, tx, { newId, fields }, employeeId);
}

/**
 * @throws {Failure} land_request.not_found, land_request.unknown_reference; land_request.changed, see `updateEntity`
 */
export function updateRequest(tx: Db, draft: RequestDraft, employeeId: string): Promise<LandRequest> {
  return updateEntity(requestEntity, tx, draft, employeeId);
}

/**
 * Copies the criteria under today's date: active, with an empty selection, without a link and never confirmed (E-07).
 * @throws {Failure} land_request.not_found
 */
export async function copyRequest(tx: Db, id: string, employeeId: string): Promise<LandRequest> {
  const original = await mustFind(requestEntity, tx, id);
  const fields = { ...original, name: nameOfCopy(original.name), requestDate: `${today()}T00:00:00` };
  return createEntity(requestEntity, tx, { newId: undefined, fields }, employeeId, 'copy');
}

/** Archives an active request and restores an archived one. @throws {Failure} land_request.not_found */
export async function toggleArchive(tx: Db, id: string, employeeId: string): Promise<LandRequest> {
  const isEnabled = await requestRows.toggleEnabled(tx, id);
  if (isEnabled === undefined) throw new Failure(requestEntity.notFound);
  const action = isEnabled ? 'unarchive' : 'archive';
  await insertAudit(tx, { employeeId, entity: requestEntity.name, entityId: id, action });
  return mustFind(requestEntity, tx, id);
}

/**
 * The broker confirms that the request is still valid (D-19).
 * @throws {Failure} land_request.not_found
 */
export async function actualizeRequest(tx: Db, id: string, employeeId: string): Promise<LandRequest> {
  await actOnEntity(requestEntity, tx, { id, action: 'actualize', employeeId }, setActualized);
  return mustFind(requestEntity, tx, id);
}

/** Deletes a request with everything below it. @throws {Failure} land_request.not_found */
export function deleteRequest(tx: Db, id: string, employeeId: string): Promise<void> {
  return actOnEntity(requestEntity, tx, { id, action: 'delete', employeeId }, requestRows.remove);
}
