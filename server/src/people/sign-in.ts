import { Failure } from '@gektar/contract/failure.ts';
import type { TokenPair } from '@gektar/contract/people/sign-in.ts';
import { hash, verify } from '@node-rs/argon2';
import type { Db } from '#database/db.ts';
import { hashOf, newRefreshToken, type Tokens } from '#http/tokens.ts';
import {
  findRefreshOwner,
  insertRefreshToken,
  lockSignIn,
  removeExpiredRefreshTokens,
  type SignIn,
  spendRefreshToken,
} from './employee-queries.ts';
import { endSessions } from './staff-queries.ts';

const DAY_MS = 86_400_000;

/** argon2id with the default costs of the library (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Hash compared for an unknown login, so that the response takes equally long. */
const decoy = hashPassword('никто');

/**
 * The employee, if the password is right.
 * @param known employee with the login; undefined when there is none, which takes equally long to check
 * @param check hashes and compares the password, which takes nearly all of the time
 * @throws {Failure} auth.wrong_credentials, the same for an unknown login and a wrong password; auth.blocked only for
 * the right password
 */
export async function checkCredentials(
  known: SignIn | undefined,
  password: string,
  check: typeof verify = verify,
): Promise<SignIn> {
  // An employee without a password has no hash: the decoy is used, which matches nothing.
  const isHash = known?.passwordHash.startsWith('$argon2');
  const matches = await check(known && isHash ? known.passwordHash : await decoy, password);
  if (!known || !isHash || !matches) throw new Failure('auth.wrong_credentials');
  if (known.isBlocked) throw new Failure('auth.blocked');
  return known;
}

/**
 * Opens a session after the credentials were checked, in a transaction. Locks the employee, so that a concurrent block
 * or password change comes either before or after.
 * @throws {Failure} auth.wrong_credentials when the password has changed since the check
 */
export async function openSession(
  tx: Db,
  tokens: Tokens,
  { id, passwordHash }: SignIn,
  refreshLifeDays: number,
): Promise<TokenPair> {
  const now = await lockSignIn(tx, id);
  if (now?.passwordHash !== passwordHash || now.isBlocked) throw new Failure('auth.wrong_credentials');
  return issuePair(tx, tokens, now, refreshLifeDays);
}

/** A new pair of tokens for a locked employee; the refresh token is stored hashed. */
export async function issuePair(
  db: Db,
  tokens: Tokens,
  { id: employeeId, version }: SignIn,
  refreshLifeDays: number,
): Promise<TokenPair> {
  const { token, expiresAt } = await tokens.issue({ employeeId, version });
  const refresh = newRefreshToken();
  await removeExpiredRefreshTokens(db, employeeId);
  await insertRefreshToken(db, {
    hash: refresh.hash,
    employeeId,
    expiresAt: new Date(Date.now() + refreshLifeDays * DAY_MS),
  });
  return { token, refreshToken: refresh.token, expiresAt: expiresAt.toISOString() };
}

/**
 * Exchanges a refresh token for a new pair.
 * @throws {Failure} auth.refresh_void when the token is unknown, spent or expired, or the employee may not sign in
 */
export async function renewSession(
  tx: Db,
  tokens: Tokens,
  refreshToken: string,
  refreshLifeDays: number,
): Promise<TokenPair> {
  const hash = hashOf(refreshToken);
  const ownerId = await findRefreshOwner(tx, hash);
  // The employee's row is locked before the token, in the same order as when sessions are ended.
  const employee = ownerId === undefined ? undefined : await lockSignIn(tx, ownerId);
  const spentBy = await spendRefreshToken(tx, hash);
  if (employee === undefined || employee.isBlocked || spentBy !== employee.id) throw new Failure('auth.refresh_void');
  return issuePair(tx, tokens, employee, refreshLifeDays);
}

/**
 * Ends every session of the employee who holds the refresh token (0030).
 * @returns their id; undefined for an unknown token
 */
export async function closeSessions(tx: Db, refreshToken: string): Promise<string | undefined> {
  const ownerId = await findRefreshOwner(tx, hashOf(refreshToken));
  if (ownerId !== undefined) await endSessions(tx, ownerId);
  return ownerId;
}
