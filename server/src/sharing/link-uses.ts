import type { Domain } from '@gektar/contract/domain.ts';
import { OPENING_MINUTES } from '@gektar/contract/sharing/client-answer-limits.ts';
import type { ClientLink } from '@gektar/contract/sharing/selection-link.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { runPrepared } from '#database/prepared.ts';
import { tablesOf } from './domain-tables.ts';

const pause = sql`make_interval(mins => ${sql.lit(OPENING_MINUTES)})`;

/**
 * Counts an opening of a link against its limit, once in thirty minutes, in one statement on one row: simultaneous
 * openings wait for each other, and together they are one.
 * @returns whether the link may be opened; false after the last allowed opening
 */
export async function countUse(db: Db, domain: Domain, linkId: string): Promise<boolean> {
  const { uses, links } = tablesOf(domain);
  const isSameOpening = sql`kept.opened_at > clock_timestamp() - ${pause}`;
  const limit = sql`(select l.opening_limit from ${links} l where l.id = ${linkId})`;
  const rows = await runPrepared(
    db,
    'use of a link',
    sql`
    insert into ${uses} as kept (link_id, count, opened_at)
    select l.id, 1, clock_timestamp() from ${links} l where l.id = ${linkId}
    on conflict (link_id) do update set
      count = case when ${isSameOpening} then kept.count else kept.count + 1 end,
      opened_at = case when ${isSameOpening} then kept.opened_at else clock_timestamp() end
    where ${isSameOpening} or ${limit} is null or kept.count < ${limit}
    returning count`,
  );
  return rows.length > 0;
}

/** Whether the limit of a link is used up, so that its next opening is refused. */
export async function isUsedUp(
  db: Db,
  domain: Domain,
  { id, openingLimit, openingCount }: Pick<ClientLink, 'id' | 'openingLimit' | 'openingCount'>,
): Promise<boolean> {
  if (openingLimit === null || openingCount < openingLimit) return false;
  return !(await isBeingOpened(db, domain, id));
}

/** Whether an opening of a link was counted within the last thirty minutes. */
async function isBeingOpened(db: Db, domain: Domain, linkId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${tablesOf(domain).uses} u
    where u.link_id = ${linkId} and u.opened_at > clock_timestamp() - ${pause}`.execute(db);
  return rows.length > 0;
}

/**
 * Whether the present opening of a link is counted already, against its limit and by day, so that it writes nothing.
 * Read while the answer is read: a repeated opening then needs no transaction.
 */
export async function isOpeningCounted(db: Db, domain: Domain, linkId: string): Promise<boolean> {
  const { uses, openings } = tablesOf(domain);
  const rows = await runPrepared(
    db,
    'counted opening',
    sql`
    select from ${uses} u where u.link_id = ${linkId} and u.opened_at > clock_timestamp() - ${pause}
      and exists (select from ${openings} o where o.link_id = ${linkId} and o.item_id is null
        and o.day >= clock_timestamp()::date - 1 and o.last_at > clock_timestamp() - ${pause})`,
  );
  return rows.length > 0;
}

/** Starts the count of a link again. */
export async function removeUses(tx: Db, domain: Domain, linkId: string): Promise<void> {
  await sql`delete from ${tablesOf(domain).uses} where link_id = ${linkId}`.execute(tx);
}
