import { type LandRequest, RequestFields } from '@gektar/contract/land/requests/request.ts';
import type { WritableEntity } from '#database/entity-writes.ts';
import { sameFields } from '#database/sent-before.ts';
import { withStoredImportance } from '#requests/request-record.ts';
import { findRequest } from './request-queries.ts';
import { requestRows } from './request-table.ts';
import { insertRequest, updateRequest } from './request-writes.ts';

/** A request for the shared write operations. */
export const requestEntity: WritableEntity<LandRequest, RequestFields> = {
  name: 'land_request',
  notFound: 'land_request.not_found',
  changed: 'land_request.changed',
  trashedFrom: 'land.requests',
  find: findRequest,
  lock: requestRows.lock,
  insert: insertRequest,
  update: updateRequest,
  isSame: (stored, fields) =>
    sameFields(withAllAsked(RequestFields.parse(stored)), withAllAsked(withStoredImportance(fields, stored))),
  notAudited: new Set(['rowVersion', 'company', 'contact', 'countRequrestSelectionItems']),
};

/** Fields of a request with all utilities of both lists in `utilities`, as the database returns them. */
function withAllAsked(fields: RequestFields): RequestFields {
  const { utilities, infrastructure } = fields;
  const others = infrastructure.filter(({ id }) => utilities.every((one) => one.id !== id));
  return { ...fields, utilities: [...utilities, ...others.map(({ id }) => ({ id, value: null }))] };
}
