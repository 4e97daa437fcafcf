import type pg from 'pg';

/** Columns and joins of a result in the palette. */
const label = `p.id,
  (select n.number from land.property_cadastral_numbers n where n.property_id = p.id and n.position = 0) as "cadastralNumber",
  p.address, json_build_object('id', r.id, 'name', r.name) as region, p.area, p.is_enabled as "isEnabled", t.color as "typeColor"`;

/** Number of digits in an indexed part of a cadastral number. */
const RUN = 5;

/** All parts of `RUN` consecutive digits; none when the text has fewer digits. */
export function digitRuns(text: string): number[] {
  const digits = text.replace(/[^0-9]/g, '');
  return Array.from({ length: Math.max(digits.length - RUN + 1, 0) }, (_, at) => Number(digits.slice(at, at + RUN)));
}

/**
 * The product's statement, written by hand. `$1` and `$2`: range of numbers that begin with the text; `$3`: limit;
 * `$4`: text to contain; `$5`: parts of digits; from `$6` on: words of an address. Subqueries hide the values from the
 * planner, so that one plan serves all.
 */
function statement({ isPart, hasRuns, words }: Shape): string {
  const value = (at: number, type = 'text') => `(select $${at}::${type} where shared.without_workers())`;
  const has = Array.from({ length: words }, (_, at) => `shared.without_yo(p.address) ilike ${value(at + 6)}`);
  const part = hasRuns
    ? `land.digit_runs(number) @> ${value(5, 'int[]')} and strpos(lower(number), lower(${value(4)})) > 0`
    : `$5::int[] is null and number ilike '%' || ${value(4)} || '%'`;
  return `with beginnings as materialized (
      select property_id, number from land.property_cadastral_numbers
      where number collate "C" >= ${value(1)} and number collate "C" < ${value(2)}
      order by number collate "C" limit ${value(3, 'int')}
    ),
    parts as materialized (
      select property_id, number from land.property_cadastral_numbers
      where ${isPart} and ${part} and (select count(*) from beginnings) < ${value(3, 'int')} limit 500
    ),
    addresses as materialized (
      select p.id, p.address from land.properties p
      where ${isPart && words > 0 ? has.join(' and ') : 'false'} and (select count(*) from beginnings) < ${value(3, 'int')} limit 500
    ),
    found as (
      select property_id, number, 1 as rank from beginnings
      union all select property_id, number, case when number ilike $1 || '%' then 1 else 2 end from parts
      union all
      select id, null, case when shared.without_yo(address) ilike shared.without_yo($1 || '%') then 3 else 4 end from addresses
    ),
    once as (select distinct on (property_id) * from found order by property_id, rank, number collate shared.russian)
    select ${label}, o.number as "foundNumber", null as "foundPerson"
    from once o cross join lateral (select * from land.properties p where p.id = o.property_id offset 0) p
    join shared.regions r on r.id = p.region_id join land.property_types t on t.id = p.property_type_id
    order by o.rank, not p.is_enabled, o.number collate shared.russian, p.address collate shared.russian, p.id
    limit ${value(3, 'int')}`;
}

/** Properties of a search that change the text of the statement. */
interface Shape {
  readonly isPart: boolean;
  readonly hasRuns: boolean;
  /** Number of address words. */
  readonly words: number;
}

/** @param take the default of the product's contract */
export async function search(pool: pg.Pool, text: string, take = 10): Promise<object[]> {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const searched = words.some((word) => word.length >= 3) ? words : [];
  const runs = digitRuns(text);
  const hasRuns = runs.length > 0;
  const shape = { isPart: text.length >= 3, hasRuns, words: text.length >= 3 ? searched.length : 0 };
  const patterns = searched.slice(0, shape.words).map((word) => `%${word}%`);
  const { rows } = await pool.query<Row>({
    name: `search ${JSON.stringify(shape)}`,
    text: statement(shape),
    values: [text, `${text}\u{10ffff}`, take, text, hasRuns ? runs : null, ...patterns],
  });
  return rows.map((row) => ({ ...row, area: Number(row.area) }));
}

interface Row {
  readonly area: string | number;
}
