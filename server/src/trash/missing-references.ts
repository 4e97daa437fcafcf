import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { ForeignKey } from '#database/foreign-keys.ts';

/** A row in the trash with a dangling reference. */
export interface MissingReference {
  /** Id of the row in `shared.trash_rows`. */
  readonly rowId: number;
  readonly value: string;
  /** Name that the dictionary value had when the entity was deleted; null when the reference is not to a dictionary. */
  readonly name: string | null;
  /** Entry with the referenced row; null when it is not in the trash. */
  readonly waitsIn: string | null;
}

/**
 * Rows of an entry with dangling references. An id reused by another value counts as dangling, too (F-09). Call it
 * after the referenced tables are restored.
 */
export async function findMissing(tx: Db, trashId: string, key: ForeignKey): Promise<readonly MissingReference[]> {
  const { table, parent, columns, keys, isToNames } = key;
  const [column = ''] = columns;
  const given = columns.map((name) => sql`${sql.ref(`t.${name}`)} is not null`);
  const same = columns.map((name, at) => sql`${sql.ref(`p.${keys[at]}`)} = ${sql.ref(`t.${name}`)}`);
  const isSameValue = isToNames ? sql`(not coalesce(v.is_gone, false) or p.name = v.name)` : sql`true`;
  const { rows } = await sql<MissingReference>`
    select x.id as "rowId", ${sql.ref(`t.${column}`)}::text as value, v.name,
      (select y.trash_id from shared.trash_rows y
        where y.table_name = ${parent} and y.content ->> 'id' = ${sql.ref(`t.${column}`)}::text and y.trash_id <> x.trash_id
        order by y.id desc limit 1) as "waitsIn"
    from shared.trash_rows x
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, x.content) t
    left join shared.trash_values v
      on v.trash_id = x.trash_id and v.table_name = ${parent} and v.value_id::text = ${sql.ref(`t.${column}`)}::text
    where x.trash_id = ${trashId} and x.table_name = ${table} and ${sql.join(given, sql` and `)}
      and not exists (select from ${sql.table(parent)} p where ${sql.join(same, sql` and `)} and ${isSameValue})
    order by x.id`.execute(tx);
  return rows;
}

/** Replaces a deleted dictionary value by an existing one of the same name. */
export async function updateRenewedValues(tx: Db, trashId: string, key: ForeignKey): Promise<void> {
  const { table, parent, columns } = key;
  const [column = ''] = columns;
  const value = sql`x.content ->> ${column}`;
  const { rows } = await sql`
    update shared.trash_rows x set content = x.content || jsonb_build_object(${column}::text, n.id)
    from shared.trash_values v cross join lateral
      (select min(p.id) as id from ${sql.table(parent)} p where p.name = v.name) n
    where x.trash_id = ${trashId} and x.table_name = ${table} and v.trash_id = x.trash_id and v.table_name = ${parent}
      and v.value_id::text = ${value} and n.id is not null
      and not exists (select from ${sql.table(parent)} p where p.id = v.value_id and (not v.is_gone or p.name = v.name))
    returning x.id`.execute(tx);
  if (rows.length === 0) return;
  // The rows of a list may already contain the value that replaces the deleted one.
  await sql`
    delete from shared.trash_rows x using shared.trash_rows y
    where x.trash_id = ${trashId} and y.trash_id = ${trashId} and x.table_name = ${table} and y.table_name = ${table}
      and x.content = y.content and x.id > y.id`.execute(tx);
}

/** Empties the fields of an optional reference. */
export async function updateToEmpty(tx: Db, rowIds: readonly number[], columns: readonly string[]): Promise<void> {
  const empty = JSON.stringify(Object.fromEntries(columns.map((column) => [column, null])));
  await sql`
    update shared.trash_rows set content = content || ${empty}::jsonb where id = any(${rowIds}::bigint[])`.execute(tx);
}

/** Moves rows to another entry, which contains the row that they refer to. */
export async function updateOwner(tx: Db, rowIds: readonly number[], trashId: string): Promise<void> {
  await sql`
    update shared.trash_rows set trash_id = ${trashId} where id = any(${rowIds}::bigint[])`.execute(tx);
}

export async function removeRows(tx: Db, rowIds: readonly number[]): Promise<void> {
  await sql`delete from shared.trash_rows where id = any(${rowIds}::bigint[])`.execute(tx);
}
