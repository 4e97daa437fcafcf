import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { Address, AddressSuggestion, City, Towns } from '@gektar/contract/places/address.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { addressText } from './address-text.ts';

/** A town or a municipality with its position. */
export type Place = City;

function cities(db: Db) {
  return db
    .selectFrom('shared.cities as c')
    .innerJoin('shared.regions as r', 'r.id', 'c.region_id')
    .select([
      'c.id',
      'c.name',
      sql<Place['region']>`json_build_object('id', r.id, 'name', r.name)`.as('region'),
      'c.latitude',
      'c.longitude',
    ]);
}

function settlements(db: Db) {
  return db
    .selectFrom('shared.settlements as s')
    .innerJoin('shared.regions as r', 'r.id', 's.region_id')
    .select([
      's.id',
      's.name',
      sql<Place['region']>`json_build_object('id', r.id, 'name', r.name)`.as('region'),
      's.latitude',
      's.longitude',
    ]);
}

export async function findCity(db: Db, id: number): Promise<City | undefined> {
  return cities(db).where('c.id', '=', id).executeTakeFirst();
}

/** Towns of a region, in alphabetical order. */
export async function findCitiesOfRegion(db: Db, regionId: number): Promise<City[]> {
  return cities(db).where('c.region_id', '=', regionId).orderBy(sql`c.name collate shared.russian`).execute();
}

/** Names of all towns, from large to small, and of all municipalities. */
export async function findTowns(db: Db): Promise<Towns> {
  const [cities, settlements] = await Promise.all([
    db
      .selectFrom('shared.cities')
      .select(['id', 'name', 'region_id as regionId'])
      .orderBy('population', (order) => order.desc().nullsLast())
      .orderBy('id')
      .execute(),
    db.selectFrom('shared.settlements').select(['id', 'name', 'region_id as regionId']).orderBy('id').execute(),
  ]);
  return { cities, settlements };
}

export async function findSettlement(db: Db, id: number): Promise<Place | undefined> {
  return settlements(db).where('s.id', '=', id).executeTakeFirst();
}

/** The municipality of Moscow or its region around a point: the smallest, since municipalities nest. */
export async function findSettlementAround(db: Db, [latitude, longitude]: LatLon): Promise<Place | undefined> {
  return settlements(db)
    .innerJoin('shared.settlement_outlines as o', 'o.settlement_id', 's.id')
    .where(sql<boolean>`o.outline @> point(${longitude}::float8, ${latitude}::float8)`)
    .orderBy(sql`area(box(o.outline))`)
    .executeTakeFirst();
}

/** Half the height and width of a search window (degrees). */
export interface Window {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Towns and municipalities around a point, unordered. Regions with stored outlines are left out: a point in one of
 * their municipalities would have been found by its outline.
 */
export async function findPlacesAround(db: Db, position: LatLon, window: Window): Promise<Place[]> {
  const outlined = db
    .selectFrom('shared.settlement_outlines as o')
    .innerJoin('shared.settlements as s', 's.id', 'o.settlement_id')
    .select('s.region_id');
  const [towns, others] = await Promise.all([
    cities(db)
      .where(within('c', position, window))
      .where('c.region_id', 'not in', outlined)
      .execute(),
    settlements(db)
      .where(within('s', position, window))
      .where('s.region_id', 'not in', outlined)
      .execute(),
  ]);
  return [...towns, ...others];
}

function within(alias: 'c' | 's', [latitude, longitude]: LatLon, window: Window): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${alias}.latitude`)} between ${latitude - window.latitude}::float8 and ${latitude + window.latitude}::float8
    and ${sql.ref(`${alias}.longitude`)} between ${longitude - window.longitude}::float8 and ${longitude + window.longitude}::float8`;
}

export type PlaceKind = Exclude<AddressSuggestion['kind'], 'address'>;

interface FoundPlace {
  readonly kind: PlaceKind;
  readonly region: Address['region'];
  readonly place: { readonly id: number; readonly name: string } | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Places found by beginnings of words, at least one in the name of the place, the others there or in the name of its
 * region: 'моск подол', 'подольск обл'. Names that begin with the words come first; then regions, towns from large to
 * small, municipalities.
 * @param words from `wordsOf`, at least one; a trailing space means a whole word
 */
export async function findPlacesByWords(
  db: Db,
  words: readonly string[],
  { kinds, take }: { kinds: readonly PlaceKind[]; take: number },
): Promise<AddressSuggestion[]> {
  const beginnings = words.map((word) => `% ${word}%`);
  const { rows } = await sql<FoundPlace>`
    with regions as materialized (select id, name, shared.words_of(name) as words from shared.regions),
    places as (
      -- A town that is a region of its own stands for both.
      select 'region' as kind, 1 as rank, r.id as region_id, null::integer as id, r.name, r.words as own, r.words as all_words,
        null::integer as population, null::float8 as latitude, null::float8 as longitude
      from regions r where not exists (select from shared.cities c where c.region_id = r.id and c.name = r.name)
      union all
      select 'city', 2, c.region_id, c.id, c.name, c.words, ' г город' || c.words || r.words, c.population, c.latitude, c.longitude
      from shared.cities c join regions r on r.id = c.region_id
      union all
      select 'settlement', 3, s.region_id, s.id, s.name, s.words, s.words || r.words, null, s.latitude, s.longitude
      from shared.settlements s join regions r on r.id = s.region_id
    )
    select kind, json_build_object('id', r.id, 'name', r.name) as region,
      case when kind <> 'region' then json_build_object('id', p.id, 'name', p.name) end as place, p.latitude, p.longitude
    from places p join shared.regions r on r.id = p.region_id
    where kind = any(${kinds}::text[]) and own || ' ' like any(${beginnings}::text[]) and all_words || ' ' like all(${beginnings}::text[])
    order by own like ${` ${words.map((word) => word.trim()).join(' ')}%`} desc, rank, population desc nulls last, p.name collate shared.russian, p.id
    limit ${take}`.execute(db);
  return rows.map(toSuggestion);
}

function toSuggestion({ kind, region, place, latitude, longitude }: FoundPlace): AddressSuggestion {
  const parts = {
    region,
    city: kind === 'city' ? place : null,
    settlement: kind === 'settlement' ? place : null,
    street: null,
  };
  return { kind, ...parts, address: addressText(parts), latitude, longitude };
}
