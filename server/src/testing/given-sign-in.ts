import type { Credentials } from '@gektar/contract/people/credentials.ts';
import type { TokenPair } from '@gektar/contract/people/sign-in.ts';
import type { Db } from '#database/db.ts';
import { createTokens } from '#http/tokens.ts';
import { hashPassword, issuePair } from '#people/sign-in.ts';
import type { TestApp } from './test-app.ts';

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
export function givenTokens({ db, settings, broker }: TestApp): Promise<TokenPair> {
  const tokens = createTokens(settings.tokenSecret, settings.tokenLifeHours);
  return issuePair(db, tokens, broker.id, settings.refreshLifeDays);
}

/** A token that expires in so many seconds; already expired when negative. */
export async function tokenEndingIn(seconds: number, app: TestApp): Promise<string> {
  const { tokenSecret } = app.settings;
  const { token } = await createTokens(tokenSecret, seconds / 3_600).issue(app.broker.id);
  return token;
}
