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

/** Marks an item as the client's favourite. @returns whether it was not marked before; false for a missing item */
export async function updateFavoriteMark(tx: Db, domain: Domain, itemId: string): Promise<boolean> {
  const { rows } = await sql`
    update ${tablesOf(domain).items} set client_favorite_at = clock_timestamp()
    where id = ${itemId} and client_favorite_at is null returning id`.execute(tx);
  return rows.length > 0;
}
