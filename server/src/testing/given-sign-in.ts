import type { Credentials } from '@gektar/contract/people/credentials.ts';
import type { TokenPair } from '@gektar/contract/people/sign-in.ts';
import type { Db } from '#database/db.ts';
import { lockSignIn } from '#people/employee-queries.ts';
import { hashPassword, issuePair } from '#people/sign-in.ts';
import { endSessions } from '#people/staff-queries.ts';
import type { TestApp } from './test-app.ts';
import { issuerOf } from './token.ts';

/** Cached: hashing is slow on purpose, and a test run uses the same few passwords. */
const hashes = new Map<string, Promise<string>>();

/** Gives an employee a login and a password. */
export async function givenSignIn(db: Db, employeeId: string, { login, password }: Credentials): Promise<void> {
  const passwordHash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, passwordHash);
  await db
    .updateTable('shared.employees')
    .set({ login, password_hash: await passwordHash })
    .where('id', '=', employeeId)
    .execute();
}

/** The tokens of a sign-in by the app's broker, without a password. */
export async function givenTokens({ db, settings, broker }: TestApp): Promise<TokenPair> {
  const tokens = issuerOf(settings.tokenSecret, settings.tokenLifeHours);
  const known = await lockSignIn(db, broker.id);
  if (known === undefined) throw new Error('the broker is gone');
  return issuePair(db, tokens, known, settings.refreshLifeDays);
}

/** Makes all tokens of the app's broker void. */
export async function endSessionsOf({ db, broker }: TestApp): Promise<void> {
  await db.transaction().execute((tx) => endSessions(tx, broker.id));
}

/** A token of the app's broker that expires in this number of seconds; already expired when negative. */
export async function tokenEndingIn(seconds: number, app: TestApp): Promise<string> {
  const tokens = issuerOf(app.settings.tokenSecret, seconds / 3_600);
  const { token } = await tokens.issue({ employeeId: app.broker.id, version: 0 });
  return token;
}
