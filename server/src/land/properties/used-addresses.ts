import type { AddressSuggestion } from '@gektar/contract/places/address.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { containing } from '#database/like.ts';

/** Shorter parts of words are in half of all addresses, and no index finds them. */
const SHORTEST_WORD = 3;
/** Of a part that very many addresses have, so many are looked at: the list shows ten. */
const LOOKED_AT = 500;

interface UsedAddress {
  readonly address: string;
  readonly region: AddressSuggestion['region'];
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Addresses of objects that have all of these parts of words, those first that begin so; each once, at the place of its newest object.
 * @param words in small letters, ё as е
 */
export async function findUsedAddresses(db: Db, words: readonly string[], take: number): Promise<AddressSuggestion[]> {
  if (!words.some((word) => word.length >= SHORTEST_WORD)) return [];
  const parts = words.map((word) => sql<boolean>`shared.without_yo(address) ilike ${containing(word)}`);
  const { rows } = await sql<UsedAddress>`
    with found as materialized (
      select id, address, region_id, latitude, longitude from land.properties
      where ${sql.join(parts, sql` and `)} limit ${LOOKED_AT}
    ),
    once as (select distinct on (lower(address), region_id) * from found order by lower(address), region_id, id desc)
    select o.address, json_build_object('id', r.id, 'name', r.name) as region, o.latitude, o.longitude
    from once o join shared.regions r on r.id = o.region_id
    order by shared.without_yo(o.address) ilike ${`${words[0]}%`} desc, length(o.address), o.address collate shared.russian, o.id
    limit ${take}`.execute(db);
  return rows.map((row) => ({ kind: 'address', ...row, city: null, settlement: null, street: null }));
}
