import type { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { regionCentres } from '#places/region-centres.ts';
import { type RequestPoint, type RequestPointRecord, requestPointsOf } from '#requests/request-queries.ts';
import { requestConditions } from './request-conditions.ts';

/** Map points of requests: one per request and region, in its centre (E-08). Unordered. */
export function findRequestPoints(db: Db, filter: RequestFilter): Promise<RequestPoint[]> {
  return requestPointsOf(
    db,
    sql<RequestPointRecord>`
    with centres as materialized ${regionCentres}
    select r.id, c.latitude, c.longitude, c.region_id
    from land.requests r
    join land.request_regions l on l.request_id = r.id
    join centres c on c.region_id = l.region_id
    where ${requestConditions(filter)}`,
  );
}
