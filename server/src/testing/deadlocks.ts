import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** How often PostgreSQL has ended a deadlock in this database. */
export async function deadlocks(db: Db): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? -1;
}
