import type { TokenPair } from '@gektar/contract/people/sign-in.ts';
import { NAME_IDENTIFIER_CLAIM, REFRESH_TOKEN_KEY, TOKEN_KEY } from '@gektar/contract/people/token-names.ts';
import { isRecord } from '@gektar/contract/records.ts';

/** How long before its expiry a token is renewed (ms). */
const RENEW_AHEAD_MS = 60_000;

/** The stored bearer token, read for each call (1§7). */
export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

export function storedRefreshToken(): string | null {
  return localStorage.getItem(REFRESH_TOKEN_KEY);
}

export function isSignedIn(): boolean {
  return storedToken() !== null;
}

export function storePair(pair: TokenPair): void {
  localStorage.setItem(TOKEN_KEY, pair.token);
  localStorage.setItem(REFRESH_TOKEN_KEY, pair.refreshToken);
}

/** Removes both tokens; other storage is left, so that drafts survive an expired sign-in. */
export function forgetTokens(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(REFRESH_TOKEN_KEY);
}

/**
 * Id of the signed-in employee, from the name-identifier claim of the stored token (1§6); undefined when not signed in.
 */
export function storedEmployeeId(): string | undefined {
  const id = claimsOf(storedToken() ?? '')[NAME_IDENTIFIER_CLAIM];
  return typeof id === 'string' ? id : undefined;
}

/** Expiry of a JWT (ms since 1970); 0 for an invalid one. */
function endOfToken(token: string): number {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : 0;
}

/** Claims of a JWT, unverified: the server verifies it. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}

/** Whether a token should be renewed before it is used again. */
export function isNearEnd(token: string, now = Date.now()): boolean {
  return endOfToken(token) - now < RENEW_AHEAD_MS;
}
