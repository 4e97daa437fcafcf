import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import type { Order, Page } from '@gektar/contract/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { prepared } from '#database/prepared.ts';
import { valuesVersion } from '#dictionaries/named-values.ts';
import { withLandValues } from '#land/dictionaries/land-values.ts';
import { requestConditions } from './request-conditions.ts';
import { type RequestRecord, toRequest } from './request-record.ts';
import { requestRows, requestTable } from './request-table.ts';

type RequestOrder = Order<PropertySort>;

/** The sorts of properties, mapped to columns of requests (D-21). */
const sortColumns = {
  DateTimeCreated: sql.ref('r.date_time_created'),
  LastConversationDate: sql.ref('r.actualize_request_date'),
  Price: sql.ref('r.budget_from'),
  Area: sql.ref('r.area_from'),
} as const satisfies Record<PropertySort, unknown>;

/** Related rows of a request. Dictionary values are returned as ids, customers as last received. */
const belongings = `
  (select json_build_object('id', co.id, 'name', co.name, 'websites', co.websites)
    from shared.companies co where co.id = r.company_id) as company,
  (select json_build_object('id', ct.id, 'firstName', ct.first_name, 'lastName', ct.last_name, 'companyId', ct.company_id,
    'phones', ct.phones, 'emails', ct.emails) from shared.contacts ct where ct.id = r.contact_id) as contact,
  ${requestTable.listsSql},
  (select count(*) from land.request_selections s join land.request_selection_items i on i.request_selection_id = s.id
    where s.request_id = r.id and i.status) as item_count,
  ${valuesVersion} as values_version`;

/** Chooses the page first and fetches related rows after, so that a filter costs the same for any page. */
export async function findRequestsWhere(
  db: Db,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { take, skip }: Page,
): Promise<LandRequest[]> {
  const statement = sql<RequestRecord>`
    select r.*, ${sql.raw(belongings)}
    from (select r.* from land.requests r where ${where} order by ${order} limit ${take} offset ${skip}) r
    order by ${order}`;
  return withLandValues(db, async () => (await statement.execute(db)).rows, toRequest);
}

export async function findRequestRows(
  db: Db,
  filter: RequestFilter,
  { sort, direction }: RequestOrder,
  page: Page,
): Promise<LandRequest[]> {
  const ordered = requestRows.orderBy(sortColumns[sort], direction, true);
  return findRequestsWhere(db, requestConditions(filter), ordered, page);
}

export function countRequestRows(db: Db, filter: RequestFilter): Promise<number> {
  return requestRows.count(db, requestConditions(filter));
}

const requestById = prepared<RequestRecord>(
  'request-by-id',
  `select r.*, ${belongings} from land.requests r where r.id = $1`,
);

export async function findRequest(db: Db, id: string): Promise<LandRequest | undefined> {
  const [request] = await withLandValues(db, () => requestById(db, [id]), toRequest);
  return request;
}
