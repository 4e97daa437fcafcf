import { Failure } from '@gektar/contract/failure.ts';
import type { Credentials } from '@gektar/contract/people/credentials.ts';
import type { TokenPair } from '@gektar/contract/people/sign-in.ts';
import { hash, verify } from '@node-rs/argon2';
import type { Db } from '#database/db.ts';
import { hashOf, newRefreshToken, type Tokens } from '#http/tokens.ts';
import { findSignIn, insertRefreshToken, removeExpiredRefreshTokens, spendRefreshToken } from './employee-queries.ts';

const DAY_MS = 86_400_000;

/** argon2id with the default costs of the library (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Verified against when the login is unknown, so that the answer takes equally long. */
let decoy: Promise<string> | undefined;

/** @throws {Failure} auth.wrong_credentials, the same for an unknown login and a wrong password */
export async function checkCredentials(db: Db, { login, password }: Credentials): Promise<string> {
  const known = await findSignIn(db, login);
  decoy ??= hashPassword('никто');
  // An invalid hash (an employee without a password) matches no password.
  const matches = await verify(known?.passwordHash ?? (await decoy), password).catch(() => false);
  if (!known || !matches) throw new Failure('auth.wrong_credentials');
  return known.id;
}

/** A new pair of tokens for an employee; the refresh token is stored hashed. */
export async function issuePair(
  db: Db,
  tokens: Tokens,
  employeeId: string,
  refreshLifeDays: number,
): Promise<TokenPair> {
  const { token, expiresAt } = await tokens.issue(employeeId);
  const refresh = newRefreshToken();
  await removeExpiredRefreshTokens(db, employeeId);
  await insertRefreshToken(db, {
    hash: refresh.hash,
    employeeId,
    expiresAt: new Date(Date.now() + refreshLifeDays * DAY_MS),
  });
  return { token, refreshToken: refresh.token, expiresAt: expiresAt.toISOString() };
}

/** @throws {Failure} auth.refresh_void when the token is unknown, spent or expired */
export async function spendRefresh(db: Db, refreshToken: string): Promise<string> {
  const employeeId = await spendRefreshToken(db, hashOf(refreshToken));
  if (employeeId === undefined) throw new Failure('auth.refresh_void');
  return employeeId;
}
