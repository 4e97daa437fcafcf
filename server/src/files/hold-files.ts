import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';

/** Any constant not used elsewhere in the database: "files" as a number. */
const filesLock = 0x66696c6573n;

/**
 * From now until the connection ends, or the lock is released, no content leaves the store: what a snapshot taken
 * afterwards names as kept stays there. Waits for removals under way.
 */
export async function holdFiles(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [filesLock]);
}

/**
 * Removes content unless a backup holds the files: then it is left to the hourly cleanup.
 * @returns whether the files were free
 */
export async function unlessHeld(db: Db, remove: (tx: Db) => Promise<void>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock_shared(${filesLock}) as free`.execute(tx);
    if (rows[0]?.free !== true) return false;
    await remove(tx);
    return true;
  });
}
