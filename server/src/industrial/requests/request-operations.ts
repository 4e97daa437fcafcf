import type { IndustrialRequest, NewRequest, RequestDraft } from '@gektar/contract/industrial/requests/request.ts';
import type { Db } from '#database/db.ts';
import { actOnEntity, createEntity, updateEntity } from '#database/entity-writes.ts';
import { asOperationOf } from '#operations/as-operation.ts';
import { archivingOf } from '#requests/archive-request.ts';
import { moveToTrash } from '#trash/move-to-trash.ts';
import { lockForWriting } from './request-access.ts';
import { requestEntity } from './request-entity.ts';
import { requestRows } from './request-table.ts';
import { trashedRequest } from './trashed-request.ts';

/**
 * Creates a request with its selection (F-01).
 * @param employeeId its author; undefined when a command of the server creates it
 * @throws {Failure} industrial_request.unknown_reference; industrial_request.changed, see `createEntity`
 */
export function createRequest(
  tx: Db,
  { newId, ...fields }: NewRequest,
  employeeId: string | undefined,
): Promise<IndustrialRequest> {
  return createEntity(requestEntity, tx, { newId, fields: { ...fields, authorId: employeeId } }, employeeId);
}

/**
 * @throws {Failure} industrial_request.not_found, access.forbidden, industrial_request.unknown_reference;
 *   industrial_request.changed, see `updateEntity`
 */
export async function updateRequest(tx: Db, draft: RequestDraft, employeeId: string): Promise<IndustrialRequest> {
  await lockForWriting(tx, draft.id, employeeId);
  return updateEntity(requestEntity, tx, draft, employeeId);
}

/** Runs an action on requests as an operation. */
const requestOperation = asOperationOf('industrial', 'industrial_request');

/** @throws {Failure} industrial_request.not_found, access.forbidden; operation.id_taken */
export const archiveRequest = archivingOf(requestEntity, requestRows, requestOperation, lockForWriting);

/**
 * Deletes a request with its selection and link.
 * @throws {Failure} industrial_request.not_found, access.forbidden; operation.id_taken
 */
export async function deleteRequest(
  tx: Db,
  id: string,
  { runId, employeeId }: { runId: string | undefined; employeeId: string },
): Promise<void> {
  await lockForWriting(tx, id, employeeId);
  await requestOperation(tx, { runId, employeeId, kind: 'delete' }, [id], () =>
    actOnEntity(requestEntity, tx, { id, action: 'delete', employeeId }, () =>
      moveToTrash(tx, trashedRequest, id, employeeId),
    ),
  );
}
