import { Failure } from '@gektar/contract/failure.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { nameOfCopy } from '@gektar/contract/land/requests/request.ts';
import { today } from '@gektar/format/date.ts';
import type { Db } from '#database/db.ts';
import { createEntity, mustFind, setEntityEnabled } from '#database/entity-writes.ts';
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

/**
 * Archives or restores a request: to the given state, else to the other one (A-02, M-38).
 * @throws {Failure} land_request.not_found
 */
export async function archiveRequest(
  tx: Db,
  id: string,
  to: boolean | undefined,
  employeeId: string,
): Promise<LandRequest> {
  if (!(await requestRows.lock(tx, id))) throw new Failure(requestEntity.notFound);
  const isEnabled = to ?? !(await mustFind(requestEntity, tx, id)).isEnabled;
  return setEntityEnabled(requestEntity, tx, { id, isEnabled, employeeId }, requestRows.setEnabled);
}
