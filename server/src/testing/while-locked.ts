import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/**
 * Runs something while every other read and write of a table waits.
 * @param table with its schema
 * @param run gets the transaction that holds the lock
 */
export function whileLocked<Result>(db: Db, table: string, run: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
    return run(tx);
  });
}

/** Runs something while every write to these tables waits; reads do not. @param tables with their schemas */
export function whileWritesWait<Result>(
  db: Db,
  tables: readonly string[],
  run: () => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    const names = sql.join(tables.map((table) => sql.table(table)));
    await sql`lock table ${names} in exclusive mode`.execute(tx);
    return run();
  });
}
