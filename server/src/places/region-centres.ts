import { sql } from 'kysely';

/** Regions that have no towns or municipalities in our tables: region id, latitude and longitude of a town there. */
const others = [
  [90, 46.85, 35.37],
  [93, 48.0, 37.8],
  [94, 48.57, 39.31],
  [95, 46.64, 32.62],
  [99, 45.62, 63.31],
].map((point) => sql`(${sql.join(point.map((part) => sql.lit(part)))})`);

/**
 * SQL of a table with a point for every region (`region_id`, `latitude`, `longitude`): its largest town or, without a
 * town in our tables, the middle of its municipalities.
 */
export const regionCentres = sql`(
  with towns as (
    select distinct on (region_id) region_id, latitude, longitude from shared.cities
    order by region_id, population desc, id
  ), districts as (
    select region_id, avg(latitude) as latitude, avg(longitude) as longitude from shared.settlements
    where region_id not in (select region_id from towns) group by region_id
  ), others (region_id, latitude, longitude) as (values ${sql.join(others)})
  select * from towns union all select * from districts union all select * from others
)`;
