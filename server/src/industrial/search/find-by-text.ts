import type { FoundObject } from '@gektar/contract/industrial/search/object-search.ts';
import { foldLetters, otherLayout, readSought, type Sought } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import { beginningWith, containing } from '#database/like.ts';
import { either } from '#people/sought-people.ts';

/** One or two characters occur in nearly every name: they are the beginning of one. */
const SHORTEST_PART = 3;
/** Limit of matches read for a very frequent part. */
const LOOKED_AT = 500;
/** Complexes in whose buildings the other words of a text are looked for. */
const PLACES = 200;

/** Objects that a text finds and, where it finds none, those that it means on the other keyboard layout (0022). */
export async function findByText(db: Db, text: string, take: number): Promise<FoundObject[]> {
  const found = await findTyped(db, readSought(text), take);
  const other = found.length > 0 ? undefined : otherLayout(text);
  return other === undefined ? found : findTyped(db, readSought(other), take);
}

/**
 * Names that begin with the text first, then complexes before their buildings and vacancies, archived ones last among
 * each. A complex has every word in its name, address or a number. A building or a vacancy has all of them in its own
 * name, or at least one there and the others above it.
 */
async function findTyped(db: Db, { text, words, numberDigits }: Sought, take: number): Promise<FoundObject[]> {
  if (words.length === 0) return [];
  const isShort = text.length < SHORTEST_PART;
  const parts = words.map((word) => word.text);
  const begins = (name: Name) => sql<boolean>`${name} like ${beginningWith(foldLetters(text))}`;
  const hasAll = (...names: readonly Name[]) =>
    allOf(parts.map((part) => either(...names.map((name) => has(name, part)))));
  const ofComplex = isShort
    ? begins(complex)
    : either(
        allOf(
          parts.map((part) => (/\d/.test(part) ? either(has(complex, part), numberHas(part)) : has(complex, part))),
        ),
        ...(numberDigits === undefined ? [] : [digitsHave(numberDigits)]),
      );
  const named = (own: Name) => (isShort ? begins(own) : hasAll(own));
  const buildings = (where: Condition) => sql`
    select b.id, b.complex_id, b.name, b.is_enabled, b.search_text from industrial.buildings b where ${where} limit ${LOOKED_AT}`;
  const vacancies = (where: Condition) => sql`
    select v.id, v.complex_id, v.building_id, v.name, v.is_enabled, v.search_text
    from industrial.vacancies v where ${where} limit ${LOOKED_AT}`;
  const score = sql.join(
    parts.map((part) => sql`(${has(complex, part)})::int`),
    sql` + `,
  );
  const below = (own: Name) => sql<boolean>`${anyOf(own, parts)} and complex_id = any(array(select id from places))`;
  const { rows } = await sql<FoundObject>`
    with places as materialized (
      -- Complexes that have the most words of the text.
      select id from (
        select c.id, rank() over (order by ${score} desc) as rank
        from industrial.complexes c where ${!isShort && parts.length > 1} and ${anyOf(complex, parts)}
      ) ranked where rank = 1 limit ${PLACES}
    ),
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

/** A text in small letters, ё as е. */
type Name = RawBuilder<string>;
/** Its name, then its address. */
const complex = sql<string>`c.search_text`;
const building = sql<string>`b.search_text`;
const vacancy = sql<string>`v.search_text`;

/** @param word in small letters, ё as е */
function has(name: Name, word: string): Condition {
  return sql<boolean>`${name} like ${containing(word)}`;
}

function anyOf(name: Name, parts: readonly string[]): Condition {
  return either(...parts.map((part) => has(name, part)));
}

function numberHas(word: string): Condition {
  return sql<boolean>`exists (select from unnest(c.cadastral_numbers) number where number ilike ${containing(word)})`;
}

function digitsHave(digits: string): Condition {
  return sql<boolean>`exists (
    select from unnest(c.cadastral_numbers) number where shared.digits_of(number) like ${containing(digits)})`;
}
