import { plainNumber } from '@gektar/contract/search-text.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findDraftsById, type StoredDraft } from '#drafts/draft-queries.ts';
import { titleOf } from '#drafts/to-draft.ts';
import { wordsOf } from '#importing/sheets/fold.ts';
import { properties } from '#land/properties/property-entity.ts';
import type { ComparedObject, Comparison } from '#loads/load-kind.ts';
import { distanceM } from '#measure/distance.ts';

/** Areas of the same plot differ by no more than rounding. */
const AREA_SHARE = 0.005;
/** Distance below which two points are the same place (m). */
const NEAR_M = 300;
/** Difference of latitude that is more than this distance everywhere (degrees). */
const NEAR_LATITUDE = NEAR_M / 100_000;
/** Share of the words of an address that another spelling of it must contain to match. */
const LEAST_WORDS = 0.6;

interface Candidate {
  readonly key: string;
  readonly id: string;
  readonly address: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Finds plots in the database: by cadastral number, among drafts as well, then by region, area and place. Each stored
 * plot is found once.
 */
export async function comparePlots(
  db: Db,
  objects: readonly ComparedObject[],
): Promise<ReadonlyMap<string, Comparison>> {
  const chosen = new Map<string, { id: string; isCertain: boolean }>();
  const taken = new Set<string>();
  const choose = (key: string, id: string | undefined, isCertain: boolean) => {
    if (id === undefined || chosen.has(key) || taken.has(id)) return;
    chosen.set(key, { id, isCertain });
    taken.add(id);
  };
  for (const { key, linkedId } of objects) choose(key, linkedId, true);
  const byNumber = await findByNumbers(db, objects);
  for (const { key } of objects) choose(key, byNumber.get(key), true);
  const draftByNumber = await findDraftsByNumbers(
    db,
    objects.filter(({ key }) => !chosen.has(key)),
  );
  for (const { key } of objects) choose(key, draftByNumber.get(key), true);
  const others = objects.filter(({ key }) => !chosen.has(key));
  const near = Map.groupBy(others.length === 0 ? [] : await findAlike(db, others), ({ key }) => key);
  for (const object of others) {
    const places = near.get(object.key)?.filter((one) => isNear(object, one)) ?? [];
    choose(object.key, places[0]?.id, false);
  }
  const stored = await properties.find(
    db,
    [...chosen.values()].map(({ id }) => id),
  );
  const drafts = new Map((await findDraftsById(db, [...draftByNumber.values()])).map((draft) => [draft.id, draft]));
  const found = [...chosen].flatMap(([key, { id, isCertain }]): [string, Comparison][] => {
    const property = stored.get(id);
    const draft = drafts.get(id);
    if (property === undefined && draft !== undefined) return [[key, draftOf(draft)]];
    if (property === undefined) return [];
    return [
      [
        key,
        {
          parents: undefined,
          found: {
            ...{ id, isCertain, isDraft: false, complexId: null, buildingId: null },
            title: property.cadastralNumbers[0] ?? '',
            place: property.address ?? property.region.name,
            reason: isCertain
              ? 'Кадастровый номер совпал'
              : 'Регион, место и площадь совпали, номер другой или не назван',
            stored: { ...property },
          },
        },
      ],
    ];
  });
  return new Map(found);
}

function draftOf(draft: StoredDraft): Comparison {
  const { id, fields, rowVersion, place } = draft;
  return {
    parents: undefined,
    found: {
      ...{ id, isCertain: true, isDraft: true, complexId: null, buildingId: null, title: titleOf(draft), place },
      reason: 'Кадастровый номер совпал, черновик',
      stored: { ...fields, rowVersion },
    },
  };
}

function numbersOf(objects: readonly ComparedObject[]): { key: string; number: string }[] {
  return objects.flatMap(({ key, values }) =>
    textsOf(values['cadastralNumbers']).map((number) => ({ key, number: plainNumber(number) })),
  );
}

/** Drafts of plots with a cadastral number of an object: the newest one by key. */
async function findDraftsByNumbers(db: Db, objects: readonly ComparedObject[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    with numbers as (
      select d.id, d.created_at, land.plain_number(n.number) as number from shared.drafts d
      cross join lateral jsonb_array_elements_text(
        case jsonb_typeof(d.fields -> 'cadastralNumbers') when 'array' then d.fields -> 'cadastralNumbers' else '[]' end
      ) n (number)
      where d.domain = 'land' and d.deleted_at is null
    )
    select distinct on (s.key) s.key, n.id
    from jsonb_to_recordset(${JSON.stringify(numbersOf(objects))}::jsonb) as s (key text, number text)
    join numbers n on n.number = s.number
    order by s.key, n.created_at desc, n.id`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Plots with a cadastral number of an object: the first one by key. */
async function findByNumbers(db: Db, objects: readonly ComparedObject[]): Promise<ReadonlyMap<string, string>> {
  const sent = numbersOf(objects);
  const { rows } = await sql<{ key: string; id: string }>`
    select distinct on (s.key) s.key, n.property_id as id
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as s (key text, number text)
    join land.property_cadastral_numbers n on land.plain_number(n.number) = s.number
    order by 1, 2`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Plots with the region and the area of the objects; for an object with a point, only plots near it. */
async function findAlike(db: Db, objects: readonly ComparedObject[]): Promise<readonly Candidate[]> {
  const sent = objects.map(({ key, values }) => ({
    key,
    area: numberOf(values['area']),
    region: idOf(values['region']),
    latitude: numberOf(values['latitude']),
    longitude: numberOf(values['longitude']),
  }));
  // Equalities, which are joined by hashes: areas by steps of their allowed difference, with both neighbours.
  const step = sql`${Math.log1p(AREA_SHARE)}::float8`;
  const { rows } = await sql<Candidate>`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        as s (key text, area numeric, region int, latitude float8, longitude float8)
    ),
    stepped as (
      select s.*, floor(ln(s.area::float8) / ${step}) + near.step as step
      from sent s cross join (values (-1), (0), (1)) near (step) where s.area > 0 and s.area < 1e9
    )
    select s.key, p.id, p.address, p.latitude, p.longitude
    from stepped s join land.properties p on p.region_id = s.region and floor(ln(p.area::float8) / ${step}) = s.step
      and p.area between s.area * ${1 - AREA_SHARE}::numeric and s.area * ${1 + AREA_SHARE}::numeric
      and (s.latitude is null or s.longitude is null or abs(p.latitude - s.latitude) <= ${NEAR_LATITUDE}::float8)
    order by 1, 2`.execute(db);
  return rows;
}

function isNear({ values }: ComparedObject, { address, latitude, longitude }: Candidate): boolean {
  const [ofFile, ofDatabase] = [numberOf(values['latitude']), numberOf(values['longitude'])];
  if (ofFile !== null && ofDatabase !== null) return distanceM([ofFile, ofDatabase], [latitude, longitude]) <= NEAR_M;
  const words = typeof values['address'] === 'string' ? wordsOf(values['address']).filter(isTelling) : [];
  const stored = new Set(wordsOf(address ?? ''));
  return words.length > 0 && words.filter((word) => stored.has(word)).length >= words.length * LEAST_WORDS;
}

function isTelling(word: string): boolean {
  return word.length > 3 && !/^(?:област|район|город|деревн|посел|участ|московск)/u.test(word);
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
function idOf(value: unknown): number | null {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : null;
  return typeof id === 'number' && Number.isInteger(id) ? id : null;
}
