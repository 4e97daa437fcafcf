import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';

/** Failed tries of one network in a minute: enough for an office behind one router. */
export const MOST_OF_ADDRESS = 20;
/** Failed tries with one login in a minute, from all unknown browsers together; and of one known browser. */
export const MOST_OF_LOGIN = 10;
const MINUTE = sql`interval '1 minute'`;

/** Who tries to sign in. */
export interface Knock {
  readonly login: string;
  /** As `networkOf` returns it. */
  readonly network: string;
  /** The word of a browser in which this employee signed in before. */
  readonly device: string | undefined;
}

/** A try that counts against its limits until it is taken back. */
export type Try =
  | { readonly isWithin: true; takeBack(tx: Db): Promise<void> }
  /** Whole seconds until a try counts anew, at most 60. */
  | { readonly isWithin: false; readonly waitSeconds: number };

/**
 * Counts a try before the password is looked at, so that concurrent ones cannot slip through, in whichever process. A
 * known browser has a count of its own, which nobody else can use up (0031).
 */
export async function countSignIn(db: Db, { login, network, device }: Knock): Promise<Try> {
  const counters =
    device === undefined
      ? [
          { key: `address:${network}`, most: MOST_OF_ADDRESS },
          { key: `login:${digest(login.toLowerCase())}`, most: MOST_OF_LOGIN },
        ]
      : [{ key: `device:${device}`, most: MOST_OF_LOGIN }];
  for (const { key, most } of counters) {
    const { tries, waitSeconds } = await count(db, key);
    if (tries > most) return { isWithin: false, waitSeconds };
  }
  return {
    isWithin: true,
    takeBack: (tx) =>
      takeBack(
        tx,
        counters.map(({ key }) => key),
      ),
  };
}

/** What was typed may be a password in the wrong field: only its digest is kept. */
function digest(login: string): string {
  return createHash('sha256').update(login).digest('base64url');
}

/** One statement on one row: concurrent tries wait for each other there. A window lasts a minute from its first try. */
async function count(db: Db, key: string): Promise<{ tries: number; waitSeconds: number }> {
  const isOver = sql`kept.since <= clock_timestamp() - ${MINUTE}`;
  const { rows } = await sql<{ tries: number; waitSeconds: number }>`
    insert into shared.sign_in_tries as kept (key, since, tries) values (${key}, clock_timestamp(), 1)
    on conflict (key) do update set
      since = case when ${isOver} then clock_timestamp() else kept.since end,
      tries = case when ${isOver} then 1 else least(kept.tries + 1, ${MOST_OF_ADDRESS + 1}) end
    returning tries,
      greatest(1, ceil(extract(epoch from since + ${MINUTE} - clock_timestamp())))::integer as "waitSeconds"`.execute(
    db,
  );
  return rows[0] ?? { tries: 0, waitSeconds: 1 };
}

async function takeBack(db: Db, keys: readonly string[]): Promise<void> {
  await sql`update shared.sign_in_tries set tries = tries - 1 where key = any(${keys}::text[]) and tries > 0`.execute(
    db,
  );
}

/** Removes counters of minutes that are over. */
export async function removeOldSignInTries(db: Db): Promise<void> {
  await sql`delete from shared.sign_in_tries where since <= clock_timestamp() - ${MINUTE}`.execute(db);
}

export function signInJobs(db: Db): Job[] {
  return [{ name: 'clear-sign-in-tries', cron: '31 * * * *', run: () => removeOldSignInTries(db) }];
}
