import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import type { RequestFilter, RequestSort } from '@gektar/contract/industrial/requests/request-filter.ts';
import { sql } from 'kysely';
import { withIndustrialValues } from '#industrial/dictionaries/industrial-values.ts';
import { regionCentres } from '#places/region-centres.ts';
import { requestQueriesOf } from '#requests/request-queries.ts';
import { requestConditions } from './request-conditions.ts';
import { belongings, type RequestRecord, toRequest } from './request-record.ts';
import { requestRows } from './request-table.ts';

const sortColumns = {
  DateTimeCreated: sql`r.date_time_created`,
  RequestDate: sql`r.request_date`,
  Name: sql`r.name collate shared.russian`,
  VacancyArea: sql`coalesce(r.vacancy_area_range_from, r.vacancy_area_range_to)`,
} as const satisfies Record<RequestSort, unknown>;

const queries = requestQueriesOf<RequestRecord, IndustrialRequest, RequestFilter, RequestSort>({
  table: 'industrial.requests',
  byId: 'industrial-request-by-id',
  rows: requestRows,
  belongings,
  conditions: requestConditions,
  orderBy: (sort, direction) => requestRows.orderBy(sortColumns[sort], direction, sort === 'VacancyArea'),
  named: (db, read) => withIndustrialValues(db, read, toRequest),
  regionCentres,
  // One point per request and place: in the city of the place, or in the centre of its region.
  points: sql`
    select r.id, coalesce(ct.latitude, c.latitude) as latitude, coalesce(ct.longitude, c.longitude) as longitude, p.region_id
    from industrial.requests r
    join industrial.request_places p on p.request_id = r.id
    join centres c on c.region_id = p.region_id
    left join shared.cities ct on ct.id = p.city_id`,
});

export const { findRequestsWhere, findRequestsOfIds, findRequestRows, countRequestRows } = queries;
export const { findRequest, findRequestIds, findRequestPoints } = queries;
