import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import { sql } from 'kysely';
import { valuesVersion } from '#dictionaries/named-values.ts';
import { withLandValues } from '#land/dictionaries/land-values.ts';
import { regionCentres } from '#places/region-centres.ts';
import { requestQueriesOf } from '#requests/request-queries.ts';
import { requestConditions } from './request-conditions.ts';
import { type RequestRecord, toRequest } from './request-record.ts';
import { requestRows, requestTable } from './request-table.ts';

/** The sorts of properties, mapped to columns of requests (D-21). */
const sortColumns = {
  DateTimeCreated: sql.ref('r.date_time_created'),
  LastConversationDate: sql.ref('r.actualize_request_date'),
  Price: sql.ref('r.budget_from'),
  Area: sql.ref('r.area_from'),
} as const satisfies Record<PropertySort, unknown>;

/** Data of a request from other tables. Dictionary values are returned as ids, customers as last received. */
const belongings = `
  (select json_build_object('id', co.id, 'name', co.name, 'websites', co.websites)
    from shared.companies co where co.id = r.company_id) as company,
  (select json_build_object('id', ct.id, 'firstName', ct.first_name, 'lastName', ct.last_name, 'companyId', ct.company_id,
    'phones', ct.phones, 'emails', ct.emails) from shared.contacts ct where ct.id = r.contact_id) as contact,
  ${requestTable.listsSql},
  (select count(*) from land.request_selections s join land.request_selection_items i on i.request_selection_id = s.id
    where s.request_id = r.id and i.status) as item_count,
  ${valuesVersion} as values_version`;

const queries = requestQueriesOf<RequestRecord, LandRequest, RequestFilter, PropertySort>({
  table: 'land.requests',
  byId: 'request-by-id',
  rows: requestRows,
  belongings,
  conditions: requestConditions,
  orderBy: (sort, direction) => requestRows.orderBy(sortColumns[sort], direction, true),
  named: (db, read) => withLandValues(db, read, toRequest),
  regionCentres,
  // One point per request and region, in the centre of the region.
  points: sql`
    select r.id, c.latitude, c.longitude, c.region_id
    from land.requests r
    join land.request_regions l on l.request_id = r.id
    join centres c on c.region_id = l.region_id`,
});

export const { findRequestsWhere, findRequestsOfIds, findRequestRows, countRequestRows } = queries;
export const { findRequest, findRequestIds, findRequestPoints } = queries;
