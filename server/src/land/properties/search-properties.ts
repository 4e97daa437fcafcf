import type { FoundProperty } from '@gektar/contract/land/properties/property-search.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { beginningWith, containing } from '#database/like.ts';
import { wordsOf } from '#places/words.ts';
import { addressHas } from './address-words.ts';
import { labelColumns, labelJoins } from './property-label.ts';
import { soughtPropertyIds, whyFound } from './sought-properties.ts';

/** The trigram index does not help with shorter parts. */
const SHORTEST_PART = 3;
/** Limit of matches read for a very frequent part. */
const LOOKED_AT = 500;

/**
 * Search while typing: objects that contain the text and, when these are few, other meanings of it (0022): people,
 * telephones, numbers without colons or zeros, the other keyboard layout.
 */
export async function searchByText(db: Db, text: string, take: number): Promise<FoundProperty[]> {
  const found = await searchAsTyped(db, text, take);
  if (text.length < SHORTEST_PART || found.length === take) return found;
  const ids = found.map(({ id }) => id);
  return [...found, ...(await searchAsMeant(db, text, ids, take - found.length))];
}

/** Active ones first, then the newest. */
async function searchAsMeant(db: Db, text: string, except: readonly string[], take: number): Promise<FoundProperty[]> {
  const { rows } = await sql<FoundProperty>`
    select ${sql.raw(labelColumns)}, ${whyFound(text)}
    from (
      select p.* from land.properties p
      where p.id in (${soughtPropertyIds(text)}) and p.id <> all(${except}::uuid[])
      order by not p.is_enabled, p.date_time_created desc, p.id limit ${take}
    ) p ${sql.raw(labelJoins)}
    order by not p.is_enabled, p.date_time_created desc, p.id`.execute(db);
  return rows.map((row) => ({ ...row, foundPerson: row.foundNumber === null ? row.foundPerson : null }));
}

/**
 * Objects by part of a number or by words of an address. In this order: numbers that begin with the text, numbers that
 * contain it, addresses that begin with it, addresses that contain all words; ties by active flag, then by number.
 */
async function searchAsTyped(db: Db, text: string, take: number): Promise<FoundProperty[]> {
  const beginning = beginningWith(text);
  const isPart = text.length >= SHORTEST_PART;
  const { rows } = await sql<FoundProperty>`
    with beginnings as materialized (
      select property_id, number from land.property_cadastral_numbers
      where number collate "C" like ${beginning} order by number collate "C" limit ${take}
    ),
    -- Not even begun when the beginnings fill the list.
    parts as materialized (
      select property_id, number from land.property_cadastral_numbers
      where ${isPart} and number ilike ${containing(text)} and (select count(*) from beginnings) < ${take}
      limit ${LOOKED_AT}
    ),
    addresses as materialized (
      select p.id, p.address from land.properties p
      where ${isPart} and ${addressHas(wordsOf(text))} and (select count(*) from beginnings) < ${take}
      limit ${LOOKED_AT}
    ),
    found as (
      select property_id, number, 1 as rank from beginnings
      union all select property_id, number, case when number ilike ${beginning} then 1 else 2 end from parts
      union all
      select id, null, case when shared.without_yo(address) ilike shared.without_yo(${beginning}) then 3 else 4 end from addresses
    ),
    once as (select distinct on (property_id) * from found order by property_id, rank, number collate shared.russian)
    select ${sql.raw(labelColumns)}, o.number as "foundNumber", null as "foundPerson"
    from once o join land.properties p on p.id = o.property_id ${sql.raw(labelJoins)}
    order by o.rank, not p.is_enabled, o.number collate shared.russian, p.address collate shared.russian, p.id
    limit ${take}`.execute(db);
  return rows;
}
