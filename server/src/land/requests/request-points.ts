import type { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { regionCentres } from '#places/region-centres.ts';
import { requestConditions } from './request-conditions.ts';

/**
 * Map points of requests: one per request and region, in its centre (E-08). Unordered.
 * @returns id of the request, latitude, longitude, id of the region
 */
export async function findRequestPoints(
  db: Db,
  filter: RequestFilter,
): Promise<[id: string, latitude: number, longitude: number, regionId: number][]> {
  const { rows } = await sql<{ id: string; latitude: number; longitude: number; region_id: number }>`
    with centres as materialized ${regionCentres}
    select r.id, c.latitude, c.longitude, c.region_id
    from land.requests r
    join land.request_regions l on l.request_id = r.id
    join centres c on c.region_id = l.region_id
    where ${requestConditions(filter)}`.execute(db);
  return rows.map(({ id, latitude, longitude, region_id }) => [id, latitude, longitude, region_id]);
}
