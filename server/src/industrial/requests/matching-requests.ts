import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { type AskedFlag, askedFlags } from '@gektar/contract/industrial/requests/request-fields.ts';
import { areaFlags } from '@gektar/contract/industrial/vacancies/vacancy-filter.ts';
import type { Page } from '@gektar/contract/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import { columnName } from '#database/entity-table.ts';
import { areaOfKind } from '#industrial/areas/area-columns.ts';
import { offeredRate } from '#industrial/vacancies/offered-rate.ts';
import { findRequestsWhere } from './request-queries.ts';
import { isOffered } from './search-conditions.ts';

/** Of which vacancies requests are looked for: one, or all of a complex. */
export type Offer = { readonly vacancyId: string } | { readonly complexId: string };

/** Active requests that one of the vacancies fits, the latest first; what cannot be offered fits none. */
export function findRequestsFor(db: Db, offer: Offer, page: Page): Promise<IndustrialRequest[]> {
  return findRequestsWhere(db, sql`r.id in (${fitting(offer)})`, sql`r.request_date desc, r.id desc`, page);
}

/** Number of results of `findRequestsFor`. */
export async function countRequestsFor(db: Db, offer: Offer): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from (${fitting(offer)}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Ids of active requests. The vacancies are read once, before the requests; of each request the first that fits decides. */
function fitting(offer: Offer): RawBuilder<unknown> {
  const which =
    'vacancyId' in offer ? sql<boolean>`v.id = ${offer.vacancyId}` : sql<boolean>`v.complex_id = ${offer.complexId}`;
  return sql`with o as materialized (${offered(which)})
    select q.id from industrial.requests q where q.is_enabled and exists (select from o where ${allOf(met)})`;
}

function offered(which: Condition): RawBuilder<unknown> {
  return sql`select v.*, b.building_class, b.building_type_id, b.construction_status, b.working_height, b.total_area,
      c.region_id, c.city_id, c.highway_id, c.name as complex_name
    from industrial.vacancies v join industrial.buildings b on b.id = v.building_id
      join industrial.complexes c on c.id = v.complex_id
    where ${which} and ${isOffered}`;
}

/** What a vacancy has for each flag. */
const offers: Readonly<Record<AskedFlag, string>> = {
  bts: 'o.bts',
  isWholeForRent: 'o.is_whole_for_rent',
  hasShelving: 'o.has_shelves',
  hasDryArea: `o.${areaOfKind(areaFlags.hasDryArea)}`,
  hasTemperatureArea: `o.${areaOfKind(areaFlags.hasTemperatureArea)}`,
  hasFreezerArea: `o.${areaOfKind(areaFlags.hasFreezerArea)}`,
  hasUnheatedArea: `o.${areaOfKind(areaFlags.hasUnheatedArea)}`,
};

/**
 * The reverse of the contract's `searchOfRequest`: conditions of a request `q` for an offered vacancy `o`. A test compares this,
 * the search of a request and the contract (0027).
 */
const met: readonly Condition[] = [
  sql`(q.vacancy_types is null or q.vacancy_types & o.vacancy_types <> 0)`,
  among('main_area_types_calc', sql`o.main_area_type_calc`),
  sql`(q.vacancy_area_range_from is null or o.area_size >= q.vacancy_area_range_from)`,
  sql`(q.vacancy_area_range_to is null
    or (o.area_size is not null and least(o.minimal_rental_block_area, o.area_size) <= q.vacancy_area_range_to))`,
  sql`(q.net_rental_rate_to is null or (${sql.raw(offeredRate('o'))}) <= q.net_rental_rate_to)`,
  sql`(q.access_date_to is null or o.availability_date < q.access_date_to + 1)`,
  ...askedFlags.map(has),
  sql`(not exists (select from industrial.request_places p where p.request_id = q.id)
    or exists (select from industrial.request_places p where p.request_id = q.id and p.region_id = o.region_id
      and (p.city_id is null or p.city_id = o.city_id)))`,
  linked('industrial.request_highways', 'highway_id'),
  linked('industrial.request_building_types', 'building_type_id'),
  // Every word of the name, as the search has it.
  sql`(q.complex_name is null or not exists (select from regexp_split_to_table(trim(shared.words_of(q.complex_name)), ' ') as w (word)
    where position(w.word in translate(lower(o.complex_name collate shared.russian), 'ё', 'е')) = 0))`,
  among('building_classes', sql`o.building_class`),
  among('construction_statuses', sql`o.construction_status`),
  ...within('working_height_range', sql`o.working_height`),
  ...within('total_area', sql`o.total_area`),
];

/** Any of several numbers; none asks for nothing. */
function among(column: string, value: RawBuilder<unknown>): Condition {
  const asked = sql.ref(`q.${column}`);
  return sql`(${asked} = '{}' or coalesce(${value} = any(${asked}), false))`;
}

function within(stem: string, value: RawBuilder<unknown>): Condition[] {
  const [from, to] = [sql.ref(`q.${stem}_from`), sql.ref(`q.${stem}_to`)];
  return [sql`(${from} is null or ${value} >= ${from})`, sql`(${to} is null or ${value} <= ${to})`];
}

/** Any of the request's values; without values everything does. */
function linked(table: string, column: string): Condition {
  const will = sql`${sql.ref(`l.${column}`)} is not distinct from ${sql.ref(`o.${column}`)}`;
  return sql`coalesce((select bool_or(${will}) from ${sql.table(table)} l where l.request_id = q.id), true)`;
}

function has(flag: AskedFlag): Condition {
  const offer = sql.ref(offers[flag]);
  const isThere = flag in areaFlags ? sql`${offer} is not null` : offer;
  return sql`(not ${sql.ref(`q.${columnName(flag)}`)} or ${isThere})`;
}
