import { TECHNICAL_CONNECTION, type UtilityKey, utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { type RequestFlag, requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import type { Page } from '@gektar/contract/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import { columnName } from '#database/entity-table.ts';
import { utilityColumns } from '#land/properties/property-record.ts';
import { okvedsAbove } from '#places/okved-tree.ts';
import { findRequestsWhere } from './request-queries.ts';
import { askedColumns } from './request-record.ts';

/**
 * Requests that an object fits, the latest first (A-15); an archived object fits none.
 * @param onlyActual leaves out archived requests and those no longer confirmed
 */
export async function findRequestsFor(
  db: Db,
  propertyId: string,
  page: Page,
  { onlyActual }: { onlyActual: boolean },
): Promise<LandRequest[]> {
  const where = sql`r.id = any(array(
    select q.id from (${enabledPlot(propertyId)}) p join land.requests q on ${allOf([...(onlyActual ? actual : []), ...met])}))`;
  return findRequestsWhere(db, where, sql`r.request_date desc, r.id desc`, page);
}

/** Number of results of `findRequestsFor`, of either kind. */
export async function countRequestsFor(db: Db, propertyId: string): Promise<{ all: number; actual: number }> {
  const { rows } = await sql<{ all: number; actual: number }>`
    select count(*) as "all", count(*) filter (where ${allOf(actual)}) as actual
    from (${enabledPlot(propertyId)}) p join land.requests q on ${allOf(met)}`.execute(db);
  return rows[0] ?? { all: 0, actual: 0 };
}

const actual: readonly Condition[] = [sql`q.is_enabled`, sql`q.is_actual`];

/** With its uses, and the codes that would find it. `offset 0`: read once, before the requests. */
function enabledPlot(id: string): RawBuilder<unknown> {
  const okveds = sql`select o.okved_id as id from land.property_okveds o where o.property_id = p.id`;
  return sql`select p.*,
      array(select o.best_use_id from land.property_best_uses o where o.property_id = p.id) as best_use_ids,
      array(${okvedsAbove(okveds)}) as okved_ids
    from land.properties p where p.id = ${id} and p.is_enabled offset 0`;
}

/**
 * The reverse of the contract's `filterOfRequest`: conditions of a request `q` for a plot `p`. A test compares this,
 * the search of a request and the contract (0012).
 */
const met: readonly Condition[] = [
  sql`(q.distance_from_nearest_city is null or p.km_from_city <= q.distance_from_nearest_city)`,
  ...within('price', 'budget'),
  ...within('area', 'area'),
  ...within('building_area', 'building_area'),
  ...requestFlags.map(has),
  ...utilityKeys.map(supplies),
  among('land.request_property_types', sql`l.property_type_id = p.property_type_id`),
  among('land.request_regions', sql`l.region_id = p.region_id`),
  among('land.request_land_highways', sql`l.land_highway_id is not distinct from p.land_highway_id`),
  among('land.request_best_uses', sql`l.best_use_id = any(p.best_use_ids)`),
  among('land.request_okveds', sql`l.okved_id = any(p.okved_ids)`),
];

/** Both ends may be open; a missing amount of a plot is in no range. */
function within(column: string, stem: string): Condition[] {
  const value = sql.ref(`p.${column}`);
  const [from, to] = [sql.ref(`q.${stem}_from`), sql.ref(`q.${stem}_to`)];
  return [sql`(${from} is null or ${value} >= ${from})`, sql`(${to} is null or ${value} <= ${to})`];
}

function has(flag: RequestFlag): Condition {
  const name = columnName(flag);
  return sql`(not ${sql.ref(`q.${name}`)} or ${sql.ref(`p.${name}`)})`;
}

function supplies(key: UtilityKey): Condition {
  const [asked, offered] = [askedColumns(key), utilityColumns(key)];
  const q = (name: string) => sql.ref(`q.${name}`);
  const p = (name: string) => sql.ref(`p.${name}`);
  return sql`(not ${q(asked.asked)} or (${p(offered.type)} is not null
    and (${q(asked.type)} is distinct from ${sql.lit(TECHNICAL_CONNECTION)} or ${p(offered.type)} = ${q(asked.type)})
    and (${q(asked.value)} is null
      or greatest(${p(offered.value)}, ${p(offered.from)}, ${p(offered.to)}) >= ${q(asked.value)})))`;
}

/**
 * Any of the request's values matches; without values everything does.
 * @param will never null
 */
function among(table: string, will: RawBuilder<unknown>): Condition {
  return sql`coalesce((select bool_or(${will}) from ${sql.table(table)} l where l.request_id = q.id), true)`;
}
