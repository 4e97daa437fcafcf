import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import type { RequestFilter, RequestSort } from '@gektar/contract/industrial/requests/request-filter.ts';
import type { Order, Page } from '@gektar/contract/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { prepared } from '#database/prepared.ts';
import { withIndustrialValues } from '#industrial/dictionaries/industrial-values.ts';
import { regionCentres } from '#places/region-centres.ts';
import { requestConditions } from './request-conditions.ts';
import { belongings, type RequestRecord, toRequest } from './request-record.ts';
import { requestRows } from './request-table.ts';

const sortColumns = {
  DateTimeCreated: sql`r.date_time_created`,
  RequestDate: sql`r.request_date`,
  Name: sql`r.name collate shared.russian`,
  VacancyArea: sql`coalesce(r.vacancy_area_range_from, r.vacancy_area_range_to)`,
} as const satisfies Record<RequestSort, unknown>;

/** Chooses the page first and fetches what hangs on its rows after, so that a filter costs the same for any page. */
export async function findRequestsWhere(
  db: Db,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { take, skip }: Page,
): Promise<IndustrialRequest[]> {
  const statement = sql<RequestRecord>`
    select r.*, ${sql.raw(belongings)}
    from (select r.* from industrial.requests r where ${where} order by ${order} limit ${take} offset ${skip}) r
    order by ${order}`;
  return withIndustrialValues(db, async () => (await statement.execute(db)).rows, toRequest);
}

export function findRequestRows(
  db: Db,
  filter: RequestFilter,
  { sort, direction }: Order<RequestSort>,
  page: Page,
): Promise<IndustrialRequest[]> {
  const ordered = requestRows.orderBy(sortColumns[sort], direction, sort === 'VacancyArea');
  return findRequestsWhere(db, requestConditions(filter), ordered, page);
}

export function countRequestRows(db: Db, filter: RequestFilter): Promise<number> {
  return requestRows.count(db, requestConditions(filter));
}

const requestById = prepared<RequestRecord>(
  'industrial-request-by-id',
  `select r.*, ${belongings} from industrial.requests r where r.id = $1`,
);

export async function findRequest(db: Db, id: string): Promise<IndustrialRequest | undefined> {
  const [request] = await withIndustrialValues(db, () => requestById(db, [id]), toRequest);
  return request;
}

/**
 * Map points of requests: one per request and place, in its city or in the centre of its region (E-08). Unordered.
 * @returns id of the request, latitude, longitude, id of the region
 */
export async function findRequestPoints(
  db: Db,
  filter: RequestFilter,
): Promise<[id: string, latitude: number, longitude: number, regionId: number][]> {
  const { rows } = await sql<{ id: string; latitude: number; longitude: number; region_id: number }>`
    with centres as materialized ${regionCentres}
    select r.id, coalesce(ct.latitude, c.latitude) as latitude, coalesce(ct.longitude, c.longitude) as longitude, p.region_id
    from industrial.requests r
    join industrial.request_places p on p.request_id = r.id
    join centres c on c.region_id = p.region_id
    left join shared.cities ct on ct.id = p.city_id
    where ${requestConditions(filter)}`.execute(db);
  return rows.map(({ id, latitude, longitude, region_id }) => [id, latitude, longitude, region_id]);
}
