import { type IndustrialRequest, RequestFields } from '@gektar/contract/industrial/requests/request.ts';
import type { WritableEntity } from '#database/entity-writes.ts';
import { sameFields } from '#database/sent-before.ts';
import { withStoredImportance } from '#requests/request-record.ts';
import { findRequest } from './request-queries.ts';
import { requestRows } from './request-table.ts';
import { insertRequest, updateRequest } from './request-writes.ts';

/** Fields of a request and, for a new one only, its author, who may edit it (B-07). */
type AuthoredFields = RequestFields & { readonly authorId?: string | undefined };

/** A request for the shared write operations. */
export const requestEntity: WritableEntity<IndustrialRequest, AuthoredFields> = {
  name: 'industrial_request',
  notFound: 'industrial_request.not_found',
  changed: 'industrial_request.changed',
  trashedFrom: 'industrial.requests',
  find: findRequest,
  lock: requestRows.lock,
  insert: (tx, id, { authorId, ...fields }) => insertRequest(tx, id, fields, authorId),
  update: (tx, id, { authorId: _, ...fields }, before) => updateRequest(tx, id, fields, before),
  isSame: (stored, { authorId: _, ...fields }) =>
    sameFields(RequestFields.parse(stored), RequestFields.parse(withStoredImportance(fields, stored))),
  notAudited: new Set([
    'rowVersion',
    'company',
    'contact',
    'fullCityRegions',
    'mainAreaTypeCalc',
    'countRequrestSelectionItems',
  ]),
};
