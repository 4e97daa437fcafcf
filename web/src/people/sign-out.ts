import { signOut } from '@gektar/contract/people/sign-in-calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { callAnonymously } from '#api/call.ts';
import { storedRefreshToken } from '#api/session.ts';

/**
 * Ends the session: the server invalidates the refresh token, and the whole local storage is cleared, including drafts
 * and column sets (1§1, B-08). Signing out here works even when the server cannot be reached.
 */
export async function signOutHere(client: QueryClient): Promise<void> {
  const refreshToken = storedRefreshToken();
  localStorage.clear();
  client.clear();
  if (refreshToken !== null) await callAnonymously(signOut, { body: { refreshToken } }).catch(() => undefined);
}
