import { Failure } from '@gektar/contract/failure.ts';
import { type LandRequest, type NewRequest, RequestFields } from '@gektar/contract/land/requests/request.ts';
import { v7 as uuidv7 } from 'uuid';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { findSentBefore, sameFields } from '#database/sent-before.ts';
import { findRequest } from './request-queries.ts';
import { insertRequest } from './request-writes.ts';

/**
 * Puts a new request on record, and its empty selection with it (F-01); sent again with the id it brought along, it is the same request.
 * @param employeeId undefined when a command of the server does it
 * @throws {Failure} land_request.unknown_reference; land_request.changed with the present state, when there is a request with this
 * id that holds something else
 */
export async function createRequest(
  tx: Db,
  { newId, ...fields }: NewRequest,
  employeeId: string | undefined,
  action: 'create' | 'copy' = 'create',
): Promise<LandRequest> {
  const id = newId ?? uuidv7();
  const earlier = newId && (await findSentBefore(tx, 'land_request', newId, findRequest));
  if (earlier) {
    if (sameFields(withAllAsked(RequestFields.parse(earlier)), withAllAsked(fields))) return earlier;
    throw new Failure('land_request.changed', { current: earlier });
  }
  await insertRequest(tx, id, fields);
  await insertAudit(tx, { employeeId, entity: 'land_request', entityId: id, action });
  const request = await findRequest(tx, id);
  if (!request) throw new Error('a request just written is not there');
  return request;
}

/** Named in either of the two lists, a utility comes back in the first. */
function withAllAsked(fields: RequestFields): RequestFields {
  const { utilities, infrastructure } = fields;
  const others = infrastructure.filter(({ id }) => utilities.every((one) => one.id !== id));
  return { ...fields, utilities: [...utilities, ...others.map(({ id }) => ({ id, value: null }))] };
}
