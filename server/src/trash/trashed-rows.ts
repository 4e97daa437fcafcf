import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Makes the trashed client links expired; renewing a restored one opens it again under its old URL (G-03). */
export async function updateTrashedLinks(tx: Db, trashId: string): Promise<void> {
  await sql`
    update shared.trash_rows x set content = x.content || jsonb_build_object('expiration_time',
      least((x.content ->> 'expiration_time')::timestamptz, e.deleted_at))
    from shared.trash e
    where e.id = x.trash_id and x.trash_id = ${trashId} and x.table_name like '%.request_selection_links'`.execute(tx);
}

/**
 * Drops trashed origins of rows that were imported again since the deletion: those rows keep their newer origin.
 * @param table table of origins, with its schema
 */
export async function removeTrashedSources(tx: Db, trashId: string, table: string): Promise<void> {
  await sql`
    delete from shared.trash_rows x using ${sql.table(table)} s
    where x.trash_id = ${trashId} and x.table_name = ${table}
      and s.source = x.content ->> 'source' and s.source_id = x.content ->> 'source_id'`.execute(tx);
}

/**
 * Drops trashed rows of a table that the database fills when other rows are inserted.
 * @param table name of the table with its schema
 */
export async function removeTrashedRows(tx: Db, trashId: string, table: string): Promise<void> {
  await sql`delete from shared.trash_rows where trash_id = ${trashId} and table_name = ${table}`.execute(tx);
}

/** Values of a column in the trashed rows of a table, as text. */
export async function findTrashed(tx: Db, trashId: string, table: string, column: string): Promise<readonly string[]> {
  const { rows } = await sql<{ value: string }>`
    select content ->> ${column}::text as value from shared.trash_rows
    where trash_id = ${trashId} and table_name = ${table} order by id`.execute(tx);
  return rows.map(({ value }) => value);
}
