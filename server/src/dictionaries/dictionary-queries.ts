import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { type DictionaryTable, valueOrders } from './dictionary-table.ts';

/** A stored value; `code`, `order` and `color` only where the dictionary has them. */
export interface StoredValue {
  readonly id: number;
  readonly name: string;
  readonly rowVersion: number;
  readonly [extra: string]: string | number;
}

/** Editable fields of a value. */
export type ValueFields = Readonly<Record<string, unknown>>;

function columnsOf(table: DictionaryTable): RawBuilder<unknown> {
  const extras = table.extras.map((column) => sql`, ${sql.ref(column)}`);
  return sql`id, name, row_version as "rowVersion"${sql.join(extras, sql``)}`;
}

export async function findValues(db: Db, table: DictionaryTable): Promise<StoredValue[]> {
  const { rows } =
    await sql<StoredValue>`select ${columnsOf(table)} from ${sql.table(table.name)} order by ${sql.raw(valueOrders[table.orderBy])}`.execute(
      db,
    );
  return rows;
}

export async function findValue(db: Db, table: DictionaryTable, id: number): Promise<StoredValue | undefined> {
  const { rows } =
    await sql<StoredValue>`select ${columnsOf(table)} from ${sql.table(table.name)} where id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Number of references to each value; unused values are absent. References are found by the foreign keys of the
 * database.
 */
export async function countUses(db: Db, table: DictionaryTable): Promise<ReadonlyMap<number, number>> {
  const { rows: references } = await sql<{ schema: string; name: string; column: string }>`
    select n.nspname as schema, t.relname as name, a.attname as "column"
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table.name}::regclass`.execute(db);
  if (references.length === 0) return new Map();
  const counts = references.map(
    ({ schema, name, column }) =>
      sql`select ${sql.ref(column)} as id, count(*) as uses from ${sql.table(`${schema}.${name}`)}
        where ${sql.ref(column)} is not null group by 1`,
  );
  const { rows } = await sql<{ id: number; uses: number }>`
    select id, sum(uses)::int as uses from (${sql.join(counts, sql` union all `)}) each_table group by id`.execute(db);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/**
 * Inserts a value whose id is the lowest free power of two, up to 2^30.
 * @returns undefined when all are taken
 */
export async function insertBit(db: Db, table: DictionaryTable, fields: ValueFields): Promise<StoredValue | undefined> {
  const name = sql.table(table.name);
  return db.transaction().execute(async (tx) => {
    // A concurrent insert waits and takes the next bit.
    await sql`lock table ${name} in share row exclusive mode`.execute(tx);
    const { rows } = await sql<StoredValue>`
      insert into ${name} (id, name)
      select bit, ${fields['name']} from (select 1 << place as bit from generate_series(0, 30) place) bits
      where not exists (select from ${name} d where d.id = bit)
      order by bit limit 1
      returning ${columnsOf(table)}`.execute(tx);
    return rows[0];
  });
}

export async function insertValue(db: Db, table: DictionaryTable, fields: ValueFields): Promise<StoredValue> {
  const columns = ['name', ...table.extras];
  const { rows } = await sql<StoredValue>`
    insert into ${sql.table(table.name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join(columns.map((column) => fields[column]))})
    returning ${columnsOf(table)}`.execute(db);
  return first(rows);
}

/** Updates a value; undefined when it was deleted or has changed since that version. */
export async function updateValue(
  db: Db,
  table: DictionaryTable,
  id: number,
  rowVersion: number,
  fields: ValueFields,
): Promise<StoredValue | undefined> {
  const sets = ['name', ...table.extras].map((column) => sql`${sql.ref(column)} = ${fields[column]}`);
  const { rows } = await sql<StoredValue>`
    update ${sql.table(table.name)} set ${sql.join(sets)}, row_version = row_version + 1
    where id = ${id} and row_version = ${rowVersion}
    returning ${columnsOf(table)}`.execute(db);
  return rows[0];
}

/**
 * Removes a value. References from the trash are marked as gone, since the id may be reused by another value (F-09).
 * @throws foreign key violation while the value is used
 */
export async function removeValue(db: Db, table: DictionaryTable, id: number): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from ${sql.table(table.name)} where id = ${id} returning id),
      marked as (update shared.trash_values v set is_gone = true from gone
        where v.table_name = ${table.name} and v.value_id = gone.id)
    select id from gone`.execute(db);
  return rows.length > 0;
}

function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('an insert returned nothing');
  return row;
}
