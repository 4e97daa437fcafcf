import type { Domain } from '@gektar/contract/domain.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { tablesOf } from './domain-tables.ts';

/**
 * Holds other writers of this selection and of its items off until the transaction ends. Whoever writes an item comes by here first, so
 * that two never wait for each other.
 * @returns whether it is there
 */
export async function lockSelection(tx: Db, domain: Domain, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${tablesOf(domain).selections} where id = ${id} for no key update`.execute(tx);
  return rows.length > 0;
}

/** To be called under the lock: by the clock, not by the beginning of the transaction, so that it never goes back. */
export async function updateSelectionChanged(tx: Db, domain: Domain, id: string): Promise<void> {
  await sql`
    update ${tablesOf(domain).selections} set date_time_changed = clock_timestamp() where id = ${id}`.execute(tx);
}

/** Whether the client had not marked the item before; one that has gone meanwhile is as good as marked. */
export async function updateFavoriteMark(tx: Db, domain: Domain, itemId: string): Promise<boolean> {
  const { rows } = await sql`
    update ${tablesOf(domain).items} set client_favorite_at = clock_timestamp()
    where id = ${itemId} and client_favorite_at is null returning id`.execute(tx);
  return rows.length > 0;
}
