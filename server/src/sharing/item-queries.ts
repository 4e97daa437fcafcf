import type { Domain } from '@gektar/contract/domain.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { tablesOf } from './domain-tables.ts';

/**
 * Blocks other writers of this selection and its items until the transaction ends. Every writer of an item locks it
 * first, which prevents deadlocks.
 * @returns whether it exists
 */
export async function lockSelection(tx: Db, domain: Domain, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${tablesOf(domain).selections} where id = ${id} for no key update`.execute(tx);
  return rows.length > 0;
}

/**
 * Sets the time of the last change; requires the lock. Uses the clock, not the start of the transaction, so that the
 * time never goes back.
 */
export async function updateSelectionChanged(tx: Db, domain: Domain, id: string): Promise<void> {
  await sql`
    update ${tablesOf(domain).selections} set date_time_changed = clock_timestamp() where id = ${id}`.execute(tx);
}
