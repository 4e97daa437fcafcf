import type { LandRequest, RequestFields } from '@gektar/contract/land/requests/request.ts';
import { v7 as uuidv7 } from 'uuid';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { findRequest } from './request-queries.ts';
import { insertRequest } from './request-writes.ts';

/**
 * Puts a new request on record, and its empty selection with it (F-01).
 * @param employeeId undefined when a command of the server does it
 * @throws {Failure} land_request.unknown_reference
 */
export async function createRequest(
  tx: Db,
  fields: RequestFields,
  employeeId: string | undefined,
  action: 'create' | 'copy' = 'create',
): Promise<LandRequest> {
  const id = uuidv7();
  await insertRequest(tx, id, fields);
  await insertAudit(tx, { employeeId, entity: 'land_request', entityId: id, action });
  const request = await findRequest(tx, id);
  if (!request) throw new Error('a request just written is not there');
  return request;
}
