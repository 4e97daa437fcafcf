import { signOut } from '@gektar/contract/people/sign-in-calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { callAnonymously } from '#api/call.ts';
import { storedRefreshToken } from '#api/session.ts';

/**
 * Ends the sign-in: the server invalidates the refresh token, the whole local storage is cleared, including drafts and
 * column sets (1§1, B-08). An unreachable server does not prevent signing out here.
 */
export async function signOutHere(client: QueryClient): Promise<void> {
  const refreshToken = storedRefreshToken();
  localStorage.clear();
  client.clear();
  if (refreshToken !== null) await callAnonymously(signOut, { body: { refreshToken } }).catch(() => undefined);
}
