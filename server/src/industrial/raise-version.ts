import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Raises the version of an entity whose lists changed outside of its form, so that an open form learns of it. */
export async function raiseVersion(tx: Db, table: 'complexes' | 'buildings' | 'vacancies', id: string): Promise<void> {
  await sql`
    update ${sql.table(`industrial.${table}`)} set row_version = row_version + 1, date_time_updated = now()
    where id = ${id}`.execute(tx);
}
