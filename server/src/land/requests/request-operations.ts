import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { nameOfCopy } from '@gektar/contract/land/requests/request.ts';
import { today } from '@gektar/format/date.ts';
import type { Db } from '#database/db.ts';
import { createEntity, mustFind } from '#database/entity-writes.ts';
import { asOperationOf } from '#operations/as-operation.ts';
import { archivingOf } from '#requests/archive-request.ts';
import { requestEntity } from './request-entity.ts';
import { requestRows } from './request-table.ts';

/**
 * Copies the criteria under today's date: active, with an empty selection, without a link and never confirmed (E-07).
 * @throws {Failure} land_request.not_found
 */
export async function copyRequest(tx: Db, id: string, employeeId: string): Promise<LandRequest> {
  const original = await mustFind(requestEntity, tx, id);
  const fields = { ...original, name: nameOfCopy(original.name), requestDate: `${today()}T00:00:00` };
  return createEntity(requestEntity, tx, { newId: undefined, fields }, employeeId, 'copy');
}

/** Runs an action on requests as an operation. */
export const requestOperation = asOperationOf('land', 'land_request');

/** @throws {Failure} land_request.not_found; operation.id_taken */
export const archiveRequest = archivingOf(requestEntity, requestRows, requestOperation);
