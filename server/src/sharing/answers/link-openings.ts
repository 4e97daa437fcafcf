import { type Domain, domains } from '@gektar/contract/domain.ts';
import { OPENING_MINUTES } from '@gektar/contract/sharing/client-answer-limits.ts';
import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { runPrepared } from '#database/prepared.ts';
import { tablesOf } from '#sharing/domain-tables.ts';

/**
 * Counts an opening of a link, once in thirty minutes. Only link and time are stored.
 * @param itemId the opened object; null: the selection
 */
export async function countOpening(
  db: Db,
  domain: Domain,
  { id, requestSelectionId }: SelectionLink,
  itemId: string | null,
): Promise<void> {
  const { openings } = tablesOf(domain);
  const pause = sql`make_interval(mins => ${OPENING_MINUTES})`;
  await runPrepared(
    db,
    'opening of a link',
    sql`
    insert into ${openings} as kept (request_selection_id, link_id, item_id, day, count, last_at)
    select ${requestSelectionId}::uuid, ${id}::uuid, ${itemId}::uuid, clock_timestamp()::date, 1, clock_timestamp()
    where not exists (
      select from ${openings} before where before.link_id = ${id}::uuid and before.item_id is not distinct from ${itemId}::uuid
        and before.day = clock_timestamp()::date - 1 and before.last_at > clock_timestamp() - ${pause})
    on conflict on constraint link_openings__once do update set count = kept.count + 1, last_at = excluded.last_at
    where kept.last_at <= excluded.last_at - ${pause}`,
  );
}

/** Removes openings that are older than this number of months. */
export async function removeOldOpenings(db: Db, months: number): Promise<void> {
  for (const domain of domains) {
    await sql`delete from ${tablesOf(domain).openings}
      where day < now()::date - make_interval(months => ${months})`.execute(db);
  }
}
