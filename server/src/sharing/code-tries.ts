import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';

/** So many wrong codes a link takes from one network; the next, right or wrong, is refused until so long after the last of them (G-03). */
export const MOST_TRIES = 10;
const PAUSE_MINUTES = 15;

const pause = sql`make_interval(mins => ${sql.lit(PAUSE_MINUTES)})`;

/**
 * Counts a try, in one statement on one row: tries that come at once, to whichever process, wait for one another there, so that not one
 * slips past the count. A right code before the limit begins the count anew.
 * @param network of the client, as `networkOf` has it
 * @returns whether the try holds; false = too many before it
 */
export async function countTry(db: Db, linkId: string, network: string, isRight: boolean): Promise<boolean> {
  const first = isRight ? 0 : 1;
  const isOver = sql`(kept.tries >= ${MOST_TRIES} and kept.since > clock_timestamp() - ${pause})`;
  const { rows } = await sql<{ tries: number }>`
    insert into shared.access_code_tries as kept (link_id, address, since, tries)
    values (${linkId}, ${network}, clock_timestamp(), ${first})
    on conflict (link_id, address) do update set
      since = case when ${isOver} then kept.since else clock_timestamp() end,
      tries = case
        when ${isOver} then ${MOST_TRIES + 1}
        when ${isRight} or kept.since <= clock_timestamp() - ${pause} then ${first}
        else kept.tries + 1 end
    returning tries`.execute(db);
  return (rows[0]?.tries ?? 0) <= MOST_TRIES;
}

/** Counts that bind nobody any more. */
export async function removeOldTries(db: Db): Promise<void> {
  await sql`delete from shared.access_code_tries where since <= clock_timestamp() - ${pause}`.execute(db);
}

export function tryJobs(db: Db): Job[] {
  return [{ name: 'clear-access-code-tries', cron: '27 * * * *', run: () => removeOldTries(db) }];
}
