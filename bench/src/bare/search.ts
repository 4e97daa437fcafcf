import type pg from 'pg';

/** Columns and joins of a line in the palette. */
const label = `p.id,
  (select n.number from land.property_cadastral_numbers n where n.property_id = p.id and n.position = 0) as "cadastralNumber",
  p.address, json_build_object('id', r.id, 'name', r.name) as region, p.area, p.is_enabled as "isEnabled", t.color as "typeColor"`;

/**
 * The product's statement, written by hand: `$1` begins with, `$2` contains, `$3` limit, from `$4` on the words of an
 * address.
 */
function statement(isPart: boolean, words: readonly string[]): string {
  const has = words.map((_, index) => `shared.without_yo(p.address) ilike $${index + 4}`).join(' and ');
  const address = words.some((word) => word.length >= 3) ? `(${has})` : 'false';
  return `with beginnings as materialized (
      select property_id, number from land.property_cadastral_numbers
      where number collate "C" like $1 order by number collate "C" limit $3
    ),
    parts as materialized (
      select property_id, number from land.property_cadastral_numbers
      where ${isPart} and number ilike $2 and (select count(*) from beginnings) < $3 limit 500
    ),
    addresses as materialized (
      select p.id, p.address from land.properties p
      where ${isPart} and ${address} and (select count(*) from beginnings) < $3 limit 500
    ),
    found as (
      select property_id, number, 1 as rank from beginnings
      union all select property_id, number, case when number ilike $1 then 1 else 2 end from parts
      union all
      select id, null, case when shared.without_yo(address) ilike shared.without_yo($1) then 3 else 4 end from addresses
    ),
    once as (select distinct on (property_id) * from found order by property_id, rank, number collate shared.russian)
    select ${label}, o.number as "foundNumber", null as "foundPerson"
    from once o join land.properties p on p.id = o.property_id
    join shared.regions r on r.id = p.region_id join land.property_types t on t.id = p.property_type_id
    order by o.rank, not p.is_enabled, o.number collate shared.russian, p.address collate shared.russian, p.id limit $3`;
}

/** @param take the default in the product's contract */
export async function search(pool: pg.Pool, text: string, take = 10): Promise<object[]> {
  const isPart = text.length >= 3;
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const hasWord = words.some((word) => word.length >= 3);
  const values = [`${text}%`, `%${text}%`, take, ...(hasWord ? words.map((word) => `%${word}%`) : [])];
  const { rows } = await pool.query<Row>(statement(isPart, words), values);
  return rows.map((row) => ({ ...row, area: Number(row.area) }));
}

interface Row {
  readonly area: string | number;
}
