import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/**
 * Restores the trashed rows of a table by column names: new columns get their default, removed ones are left out,
 * generated ones are computed.
 * @throws constraint violations
 */
export async function insertTrashed(tx: Db, trashId: string, table: string): Promise<void> {
  const columns = await findWritableColumns(tx, table);
  const inEntry = sql`x.trash_id = ${trashId} and x.table_name = ${table}`;
  // Trashed rows of one table may have different columns: some were moved here from an older entry.
  const { rows: shapes } = await sql<{ names: string[] }>`
    select distinct (select array_agg(name order by name) from jsonb_object_keys(x.content) name) as names
    from shared.trash_rows x where ${inEntry}`.execute(tx);
  for (const { names } of shapes) {
    const given = columns.filter((column) => names.includes(column));
    const refs = sql.join(given.map((column) => sql.ref(column)));
    const values = sql.join(given.map((column) => sql.ref(`t.${column}`)));
    await sql`
      insert into ${sql.table(table)} (${refs}) overriding system value
      select ${values} from shared.trash_rows x cross join lateral jsonb_populate_record(null::${sql.table(table)}, x.content) t
      where ${inEntry} and (select array_agg(name order by name) from jsonb_object_keys(x.content) name) = ${names}::text[]
      order by x.id`.execute(tx);
  }
}

async function findWritableColumns(tx: Db, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Tables of which the entry still has rows. */
export async function findTrashedTables(tx: Db, trashId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('shared.trash_rows')
    .select('table_name')
    .distinct()
    .where('trash_id', '=', trashId)
    .where(sql<boolean>`to_regclass(table_name) is not null`)
    .execute();
  return new Set(rows.map((row) => row.table_name));
}
