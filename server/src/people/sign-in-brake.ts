import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { siteOf } from '#http/client-network.ts';

/** Limit of failed tries from one network in a minute: enough for an office behind one router. */
export const MOST_OF_ADDRESS = 20;
/** Limit of failed tries with one login in a minute, for all unknown browsers together and for each known browser. */
export const MOST_OF_LOGIN = 10;
/**
 * Part of `MOST_OF_LOGIN` reserved for new networks. A login is full once its other tries of the minute are used up. A
 * network is new if it has made few tries today at full logins: it belongs to a colleague rather than to an attacker.
 */
const KEPT_FOR_NEW = 3;
/**
 * Number of tries at full logins, including refused ones, after which a network does not count as new for a day: more
 * than an impatient person makes in a minute.
 */
const MOST_OF_NEW = 15;
const MINUTE = '1 minute';
const DAY = '1 day';
/** Key prefix of the daily counters of a network's tries at full logins. */
const BEYOND = 'beyond:';

/** Source of an attempt to sign in. */
export interface Knock {
  readonly login: string;
  /** Result of `networkOf`. */
  readonly network: string;
  /** Identifier of a browser in which this employee signed in before. */
  readonly device: string | undefined;
}

/** A try that counts against its limits until it is taken back. */
export type Try =
  | { readonly isWithin: true; takeBack(tx: Db): Promise<void> }
  /** `waitSeconds`: whole seconds until tries are counted from zero again, at most 60. */
  | { readonly isWithin: false; readonly waitSeconds: number };

/**
 * Counts a try before the password is checked, so that concurrent tries, in any process, cannot exceed the limit. A
 * known browser has a separate count, which nobody else can use up; when a login is full, all new networks share a
 * further count (0031).
 */
export async function countSignIn(db: Db, { login, network, device }: Knock): Promise<Try> {
  const within = (...keys: string[]): Try => ({ isWithin: true, takeBack: (tx) => takeBack(tx, keys) });
  if (device !== undefined) {
    const key = `device:${device}`;
    const { tries, waitSeconds } = await count(db, key);
    return tries > MOST_OF_LOGIN ? { isWithin: false, waitSeconds } : within(key);
  }
  const ofAddress = `address:${network}`;
  const address = await count(db, ofAddress);
  if (address.tries > MOST_OF_ADDRESS) return { isWithin: false, waitSeconds: address.waitSeconds };
  const ofLogin = `login:${digest(login.toLowerCase())}`;
  const all = await count(db, ofLogin);
  if (all.tries <= MOST_OF_LOGIN - KEPT_FOR_NEW) return within(ofAddress, ofLogin);
  const beyond = `${BEYOND}${siteOf(network)}`;
  const own = await count(db, beyond, DAY);
  if (own.tries > MOST_OF_NEW) return { isWithin: false, waitSeconds: all.waitSeconds };
  const ofNew = `new:${ofLogin}`;
  const kept = await count(db, ofNew);
  if (kept.tries > KEPT_FOR_NEW) return { isWithin: false, waitSeconds: kept.waitSeconds };
  return within(ofAddress, beyond, ofNew);
}

/** The typed login may be a password in the wrong field: only its digest is stored. */
function digest(login: string): string {
  return createHash('sha256').update(login).digest('base64url');
}

/** Counts in one statement on one row, where concurrent tries wait for each other. A time window begins with a try. */
async function count(db: Db, key: string, lasts = MINUTE): Promise<{ tries: number; waitSeconds: number }> {
  const isOver = sql`kept.since <= clock_timestamp() - ${lasts}::interval`;
  const { rows } = await sql<{ tries: number; waitSeconds: number }>`
    insert into shared.sign_in_tries as kept (key, since, tries) values (${key}, clock_timestamp(), 1)
    on conflict (key) do update set
      since = case when ${isOver} then clock_timestamp() else kept.since end,
      tries = case when ${isOver} then 1 else least(kept.tries + 1, ${MOST_OF_ADDRESS + 1}) end
    returning tries,
      greatest(1, ceil(extract(epoch from since + ${lasts}::interval - clock_timestamp())))::integer as "waitSeconds"`.execute(
    db,
  );
  return rows[0] ?? { tries: 0, waitSeconds: 1 };
}

async function takeBack(db: Db, keys: readonly string[]): Promise<void> {
  await sql`update shared.sign_in_tries set tries = tries - 1 where key = any(${keys}::text[]) and tries > 0`.execute(
    db,
  );
}

/** Removes counters of past time windows. */
export async function removeOldSignInTries(db: Db): Promise<void> {
  await sql`
    delete from shared.sign_in_tries
    where since <= clock_timestamp()
      - case when starts_with(key, ${BEYOND}) then ${DAY}::interval else ${MINUTE}::interval end`.execute(db);
}

export function signInJobs(db: Db): Job[] {
  return [{ name: 'clear-sign-in-tries', cron: '31 * * * *', run: () => removeOldSignInTries(db) }];
}
