import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';

/** So many wrong codes a link takes from one network; the next, right or wrong, is refused until so long after the last of them (G-03). */
export const MOST_TRIES = 10;
const PAUSE_MINUTES = 15;
/** So many it takes from all networks together, and so many more as a day goes by; beyond, those alone come in who had the code before. */
export const MOST_IN_TOTAL = 1_000;
/** A network that had the right code is known for so long. */
const KNOWN_DAYS = 30;

const pause = sql`make_interval(mins => ${sql.lit(PAUSE_MINUTES)})`;
const acquaintance = sql`make_interval(days => ${sql.lit(KNOWN_DAYS)})`;

/** Of whom, by what they typed. */
export interface Try {
  readonly linkId: string;
  /** Of the client, as `networkOf` has it. */
  readonly network: string;
  readonly isRight: boolean;
}

/**
 * Counts a try, for its network and then for its link. A right and a wrong one take the same statements, and where too many went before
 * both are refused: nobody learns by a refusal which it was.
 * @returns whether the try holds; false = too many before it
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
 * In one statement on one row: tries that come at once, to whichever process, wait for one another there, so that not one slips past the
 * count. A right code before the limit begins the count anew.
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

/** A bucket: wrong codes fill it, a day drains it. What is refused goes into it only so far that it is over the brim. */
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

/** Written once a day and network, not with every call of a client. */
async function keepAcquaintance(db: Db, { linkId, network }: Try): Promise<void> {
  await sql`
    update shared.access_code_tries set accepted_at = clock_timestamp()
    where link_id = ${linkId} and address = ${network}
      and coalesce(accepted_at <= clock_timestamp() - interval '1 day', true)`.execute(db);
}

/** Counts that bind nobody any more. */
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
