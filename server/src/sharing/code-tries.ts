import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { runPrepared } from '#database/prepared.ts';

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
  const { tries, isKnown, isNoted, level } = await countOf(db, about);
  if (tries > MOST_TRIES || (level > MOST_IN_TOTAL && !isKnown)) return false;
  if (about.isRight && !isNoted) await keepAcquaintance(db, about);
  return true;
}

interface Count {
  /** Failed attempts of the network; a right code within the limit resets it. */
  readonly tries: number;
  /** Whether the network had the right code before. */
  readonly isKnown: boolean;
  /** Whether the network was recorded as known within the last day. */
  readonly isNoted: boolean;
  /** Level of the link's leaky bucket: wrong codes fill it, time drains it. It never rises far above the limit. */
  readonly level: number;
}

/**
 * Counts an attempt in one statement, on one row of its network and then on one of its link, where concurrent attempts
 * of any process wait for each other, so that all are counted. Refused attempts of a network do not count for the link.
 */
async function countOf(db: Db, { linkId, network, isRight }: Try): Promise<Count> {
  const first = isRight ? 0 : 1;
  const isOver = sql`(kept.tries >= ${MOST_TRIES} and kept.since > clock_timestamp() - ${pause})`;
  const drained = sql`greatest(0, kept.level - ${MOST_IN_TOTAL} / 86400.0 * extract(epoch from clock_timestamp() - kept.since)::float8)`;
  const [count] = await runPrepared(
    db,
    'attempt at a link',
    sql<Count>`
    with of_network as (
      insert into shared.access_code_tries as kept (link_id, address, since, tries)
      values (${linkId}, ${network}, clock_timestamp(), ${first})
      on conflict (link_id, address) do update set
        since = case when ${isOver} then kept.since else clock_timestamp() end,
        tries = case
          when ${isOver} then ${MOST_TRIES + 1}
          when ${isRight} or kept.since <= clock_timestamp() - ${pause} then ${first}
          else kept.tries + 1 end
      returning tries, accepted_at
    ), of_link as (
      insert into shared.access_code_totals as kept (link_id, since, level)
      select ${linkId}::uuid, clock_timestamp(), ${first} from of_network where tries <= ${MOST_TRIES}
      on conflict (link_id) do update set
        since = clock_timestamp(), level = least(${drained} + ${first}, ${MOST_IN_TOTAL + 1})
      returning level
    )
    select n.tries, coalesce(l.level, 0) as level,
      coalesce(n.accepted_at > clock_timestamp() - ${acquaintance}, false) as "isKnown",
      coalesce(n.accepted_at > clock_timestamp() - interval '1 day', false) as "isNoted"
    from of_network n left join of_link l on true`,
  );
  if (count === undefined) throw new Error('an attempt is counted in one row');
  return count;
}

/** Remembers a network that had the right code, once a day. */
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
