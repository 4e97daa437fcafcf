import { foldLetters } from '@gektar/contract/fold-letters.ts';
import type { FoundObject } from '@gektar/contract/industrial/search/object-search.ts';
import { otherLayout, readTextQuery, type TextQuery } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import { beginningWith } from '#database/like.ts';
import { either } from '#people/people-text-search.ts';
import { findMeantPlaces } from '#places/meant-places.ts';
import { complexHas, complexText, hasWord } from './complex-words.ts';

/** Shorter texts only match the beginning of a name: one or two characters occur in nearly every name. */
const SHORTEST_PART = 3;
/** Limit of buildings or vacancies read for a very frequent word. */
const LOOKED_AT = 500;
/** Limit of complexes whose buildings and vacancies are searched for the other words of a text. */
const PLACES = 200;
/** Texts with more words are ranked instead: they have too many combinations to query each. */
const MOST_COMBINED = 4;

/**
 * Objects that match a text; if none, those that match its corrections: the other keyboard layout, or the name of a
 * place with a typing error (0022).
 */
export async function findByText(db: Db, text: string, take: number): Promise<FoundObject[]> {
  const query = readTextQuery(text);
  const found = await findTyped(db, query, take);
  if (found.length > 0) return found;
  const other = otherLayout(text);
  const onOther = other === undefined ? [] : await findTyped(db, readTextQuery(other), take);
  if (onOther.length > 0) return onOther;
  const places = await findMeantPlaces(
    db,
    query.words.map((word) => word.text),
  );
  if (places === undefined) return [];
  return findTyped(db, { ...query, words: places.map((place) => ({ text: place, phones: [] })) }, take);
}

/**
 * Objects that match a text as typed. Names that begin with the text come first; then active before archived objects;
 * then complexes before buildings before vacancies. A complex matches when its name, address or a number contains every
 * word. A building or a vacancy matches when its name contains all words, or some of them and its parents the others.
 */
async function findTyped(db: Db, { text, words, numberDigits }: TextQuery, take: number): Promise<FoundObject[]> {
  if (words.length === 0) return [];
  const isShort = text.length < SHORTEST_PART;
  const parts = words.map((word) => word.text);
  const begins = (name: Name) => sql<boolean>`${name} like ${beginningWith(foldLetters(text))}`;
  const hasAll = (...names: readonly Name[]) =>
    allOf(parts.map((part) => either(...names.map((name) => hasWord(name, part)))));
  const ofComplex = isShort ? begins(complex) : complexHas({ words, numberDigits });
  const named = (own: Name) => (isShort ? begins(own) : hasAll(own));
  const buildings = (where: Condition) => sql`
    select b.id, b.complex_id, b.name, b.is_enabled, b.search_text from industrial.buildings b where ${where} limit ${LOOKED_AT}`;
  const vacancies = (where: Condition) => sql`
    select v.id, v.complex_id, v.building_id, v.name, v.is_enabled, v.search_text
    from industrial.vacancies v where ${where} limit ${LOOKED_AT}`;
  const below = (own: Name) => sql<boolean>`${anyOf(own, parts)} and complex_id = any(array(select id from places))`;
  const { rows } = await sql<FoundObject>`
    with ${await placesOf(db, isShort || parts.length === 1 ? [] : parts)},
    found as (
      select 'complex' as kind, 1 as place, c.id, c.id as "complexId", null::uuid as "buildingId", c.name as title,
        c.full_address as detail, c.is_enabled as "isEnabled", ${begins(complex)} as begins
      from industrial.complexes c
      where ${ofComplex}
      union
      select 'building', 2, b.id, c.id, b.id, b.name, c.name, b.is_enabled and c.is_enabled, ${begins(building)}
      from ((${buildings(named(building))}) union (${buildings(below(building))})) b
      join industrial.complexes c on c.id = b.complex_id
      where ${isShort} or ${hasAll(building, complex)}
      union
      select 'vacancy', 3, v.id, c.id, b.id, v.name, c.name || ' · ' || b.name,
        v.is_enabled and b.is_enabled and c.is_enabled, ${begins(vacancy)}
      from ((${vacancies(named(vacancy))}) union (${vacancies(below(vacancy))})) v
      join industrial.buildings b on b.id = v.building_id
      join industrial.complexes c on c.id = v.complex_id
      where ${isShort} or ${hasAll(vacancy, building, complex)}
    )
    select kind, id, "complexId", "buildingId", title, detail, "isEnabled" from found
    order by not begins, not "isEnabled", place, title collate shared.russian, id limit ${take}`.execute(db);
  return rows;
}

/** `with` statements before `found`, the last one `places`: complexes that contain most words of the text. */
async function placesOf(db: Db, parts: readonly string[]): Promise<RawBuilder<unknown>> {
  const held = await heldByAny(db, parts);
  const [only] = held;
  if (only === undefined) return sql`places as materialized (select null::uuid as id where false)`;
  if (held.length === 1) return sql`places as materialized (${complexes(hasWord(complex, only), PLACES)})`;
  if (held.length > MOST_COMBINED) return sql`places as materialized (${ranked(held)})`;
  return levelsOf(held);
}

/** Words that occur in at least one complex; the others cannot change the ranking. */
async function heldByAny(db: Db, parts: readonly string[]): Promise<string[]> {
  if (parts.length === 0) return [];
  const isHeld = parts.map((part) => sql`exists (select from industrial.complexes c where ${hasWord(complex, part)})`);
  const { rows } = await sql<{ held: boolean[] }>`select array[${sql.join(isHeld)}] as held`.execute(db);
  return parts.filter((_, at) => rows[0]?.held[at]);
}

/** Complexes with all words; if there are none, those with all but one, and so on. */
function levelsOf(parts: readonly string[]): RawBuilder<unknown> {
  const counts = parts.map((_, fewer) => parts.length - fewer);
  const having = (count: number) => sql.ref(`having_${count}`);
  const levels = counts.map((count, at) => {
    const noneHasMore = counts.slice(0, at).map((more) => sql<boolean>`not exists (select from ${having(more)})`);
    const some = either(
      ...combinations(parts, count).map((chosen) => allOf(chosen.map((part) => hasWord(complex, part)))),
    );
    return sql`${having(count)} as materialized (${complexes(allOf([...noneHasMore, some]), PLACES)})`;
  });
  const all = sql.join(
    counts.map((count) => sql`select id from ${having(count)}`),
    sql` union all `,
  );
  return sql`${sql.join(levels)}, places as materialized (${all})`;
}

function complexes(where: Condition, limit: number): RawBuilder<unknown> {
  return sql`select c.id from industrial.complexes c where ${where} limit ${limit}`;
}

/** Complexes that contain the highest number of the words. */
function ranked(parts: readonly string[]): RawBuilder<unknown> {
  const score = sql.join(
    parts.map((part) => sql`(${hasWord(complex, part)})::int`),
    sql` + `,
  );
  return sql`
    select id from (
      select c.id, rank() over (order by ${score} desc) as rank
      from industrial.complexes c where ${anyOf(complex, parts)}
    ) ranked where rank = 1 limit ${PLACES}`;
}

/** All combinations of this many parts. */
function combinations(parts: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return parts.flatMap((part, at) => combinations(parts.slice(at + 1), count - 1).map((rest) => [part, ...rest]));
}

/** SQL of a text in lower case, with е for ё. */
type Name = RawBuilder<string>;
/** Search text of a complex: its name and address. */
const complex = complexText;
const building = sql<string>`b.search_text`;
const vacancy = sql<string>`v.search_text`;

function anyOf(name: Name, parts: readonly string[]): Condition {
  return either(...parts.map((part) => hasWord(name, part)));
}
