import type { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { requestConditions } from './request-conditions.ts';

/** Regions without towns and municipalities in our tables: region, latitude, longitude of a town there. */
const others = [
  [90, 46.85, 35.37],
  [93, 48.0, 37.8],
  [94, 48.57, 39.31],
  [95, 46.64, 32.62],
  [99, 45.62, 63.31],
].map((point) => sql`(${sql.join(point.map((part) => sql.lit(part)))})`);

/**
 * Map points of requests: one per request and region, in its largest town (E-08) or, without a town in our tables, in
 * the middle of its municipalities. Unordered.
 * @returns id of the request, latitude, longitude, id of the region
 */
export async function findRequestPoints(
  db: Db,
  filter: RequestFilter,
): Promise<[id: string, latitude: number, longitude: number, regionId: number][]> {
  const { rows } = await sql<{ id: string; latitude: number; longitude: number; region_id: number }>`
    with towns as (
      select distinct on (region_id) region_id, latitude, longitude from shared.cities
      order by region_id, population desc, id
    ), districts as (
      select region_id, avg(latitude) as latitude, avg(longitude) as longitude from shared.settlements
      where region_id not in (select region_id from towns) group by region_id
    ), others (region_id, latitude, longitude) as (values ${sql.join(others)}),
    centres as materialized (select * from towns union all select * from districts union all select * from others)
    select r.id, c.latitude, c.longitude, c.region_id
    from land.requests r
    join land.request_regions l on l.request_id = r.id
    join centres c on c.region_id = l.region_id
    where ${requestConditions(filter)}`.execute(db);
  return rows.map(({ id, latitude, longitude, region_id }) => [id, latitude, longitude, region_id]);
}
