import type { AddressSuggestion } from '@gektar/contract/places/address.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { beginningWith } from '#database/like.ts';
import { addressHas } from './address-words.ts';

/** Limit of matches read for a very frequent word part: the list shows ten. */
const LOOKED_AT = 500;

interface UsedAddress {
  readonly address: string;
  readonly region: AddressSuggestion['region'];
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Addresses of objects that contain all of these word parts, those that begin with the text first; each address once,
 * with the coordinates of its newest object.
 * @param words in lower case, with е for ё
 */
export async function findUsedAddresses(db: Db, words: readonly string[], take: number): Promise<AddressSuggestion[]> {
  const { rows } = await sql<UsedAddress>`
    with found as materialized (
      select p.id, p.address, p.region_id, p.latitude, p.longitude from land.properties p
      where ${addressHas(words)} limit ${LOOKED_AT}
    ),
    once as (select distinct on (lower(address), region_id) * from found order by lower(address), region_id, id desc)
    select o.address, json_build_object('id', r.id, 'name', r.name) as region, o.latitude, o.longitude
    from once o join shared.regions r on r.id = o.region_id
    order by shared.without_yo(o.address) ilike ${beginningWith(words[0] ?? '')} desc, length(o.address),
      o.address collate shared.russian, o.id
    limit ${take}`.execute(db);
  return rows.map((row) => ({ kind: 'address', ...row, city: null, settlement: null, street: null }));
}
