import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';

/**
 * Number of wrong codes from one network after which all attempts on a link are refused until the lockout ends (G-03).
 */
export const MOST_TRIES = 10;
const PAUSE_MINUTES = 15;
/**
 * Limit of wrong codes on a link from all networks together; the counter drains by this number per day. Above the limit
 * only networks that had the right code before get in.
 */
export const MOST_IN_TOTAL = 1_000;
/** Days for which a network with the right code is remembered. */
const KNOWN_DAYS = 30;

const pause = sql`make_interval(mins => ${sql.lit(PAUSE_MINUTES)})`;
const acquaintance = sql`make_interval(days => ${sql.lit(KNOWN_DAYS)})`;

/** The source and the result of an attempt. */
export interface Try {
  readonly linkId: string;
  /** Network of the client: result of `networkOf`. */
  readonly network: string;
  readonly isRight: boolean;
}

/**
 * Counts an attempt for its network and then for its link. Right and wrong codes execute the same statements, and both
 * are refused over the limit, so that a refusal reveals nothing about the code.
 * @returns whether the attempt is within the limits
 */
export async function countTry(db: Db, about: Try): Promise<boolean> {
  const { tries, isKnown } = await countOfNetwork(db, about);
  if (tries > MOST_TRIES) return false;
  const level = await countInTotal(db, about);
  if (level > MOST_IN_TOTAL && !isKnown) return false;
  if (about.isRight) await keepAcquaintance(db, about);
  return true;
}

/**
 * Counts attempts of a network in one statement on one row, where concurrent attempts of any process wait for each
 * other, so that all are counted. A right code within the limit resets the counter.
 */
async function countOfNetwork(db: Db, { linkId, network, isRight }: Try) {
  const first = isRight ? 0 : 1;
  const isOver = sql`(kept.tries >= ${MOST_TRIES} and kept.since > clock_timestamp() - ${pause})`;
  const { rows } = await sql<{ tries: number; isKnown: boolean }>`
    insert into shared.access_code_tries as kept (link_id, address, since, tries)
    values (${linkId}, ${network}, clock_timestamp(), ${first})
    on conflict (link_id, address) do update set
      since = case when ${isOver} then kept.since else clock_timestamp() end,
      tries = case
        when ${isOver} then ${MOST_TRIES + 1}
        when ${isRight} or kept.since <= clock_timestamp() - ${pause} then ${first}
        else kept.tries + 1 end
    returning tries, coalesce(accepted_at > clock_timestamp() - ${acquaintance}, false) as "isKnown"`.execute(db);
  return rows[0] ?? { tries: 0, isKnown: false };
}

/** Level of the link's leaky bucket: wrong codes fill it, time drains it. It never fills far above the limit. */
async function countInTotal(db: Db, { linkId, isRight }: Try): Promise<number> {
  const drained = sql`greatest(0, kept.level - ${MOST_IN_TOTAL} / 86400.0 * extract(epoch from clock_timestamp() - kept.since)::float8)`;
  const { rows } = await sql<{ level: number }>`
    insert into shared.access_code_totals as kept (link_id, since, level)
    values (${linkId}, clock_timestamp(), ${isRight ? 0 : 1})
    on conflict (link_id) do update set
      since = clock_timestamp(), level = least(${drained} + ${isRight ? 0 : 1}, ${MOST_IN_TOTAL + 1})
    returning level`.execute(db);
  return rows[0]?.level ?? 0;
}

/** Remembers a network that had the right code. Writes once per day and network, not on every call of a client. */
async function keepAcquaintance(db: Db, { linkId, network }: Try): Promise<void> {
  await sql`
    update shared.access_code_tries set accepted_at = clock_timestamp()
    where link_id = ${linkId} and address = ${network}
      and coalesce(accepted_at <= clock_timestamp() - interval '1 day', true)`.execute(db);
}

/** Removes expired attempt counters. */
export async function removeOldTries(db: Db): Promise<void> {
  await sql`
    delete from shared.access_code_tries
    where since <= clock_timestamp() - ${pause} and coalesce(accepted_at <= clock_timestamp() - ${acquaintance}, true)`.execute(
    db,
  );
  await sql`delete from shared.access_code_totals where since <= clock_timestamp() - interval '1 day'`.execute(db);
}

export function tryJobs(db: Db): Job[] {
  return [{ name: 'clear-access-code-tries', cron: '27 * * * *', run: () => removeOldTries(db) }];
}
