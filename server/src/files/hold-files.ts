import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';

/** Any constant not used elsewhere in the database: "files" as a number. */
const filesLock = 0x66696c6573n;

/**
 * Prevents the removal of content from the store until the connection ends or the lock is released, so that all files
 * of a snapshot taken afterwards remain. Waits for removals in progress.
 */
export async function holdFiles(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [filesLock]);
}

/**
 * Removes content unless a backup holds the files; in that case the hourly cleanup removes it later.
 * @returns whether no backup held the files
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
