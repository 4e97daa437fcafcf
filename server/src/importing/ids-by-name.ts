import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { StoredColumns } from '#database/ids-and-counts.ts';

/** Normalizes a name: ignores case, Ё and the number of spaces. */
export function foldName(name: string): string {
  return name.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');
}

/** Ids of a dictionary's values by `foldName` of the name. The oldest of several values with the same name is used. */
export async function findIdsByName(db: Db, table: string): Promise<Map<string, number>> {
  const { rows } = await sql<StoredColumns<'land.categories', 'id' | 'name'>>`
    select id, name from ${sql.table(table)} order by id desc`.execute(db);
  return new Map(rows.map(({ id, name }) => [foldName(name), id]));
}
