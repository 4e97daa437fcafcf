import { signOut } from '@gektar/contract/people/sign-in.ts';
import type { QueryClient } from '@tanstack/react-query';
import { callAsStranger } from '#api/call.ts';
import { storedRefreshToken } from '#api/session.ts';

/**
 * Ends the sign-in: the server voids the refresh token, the whole local storage is cleared, drafts and column sets
 * with it (1§1, B-08). A server that cannot be reached does not keep a person signed in here.
 */
export async function signOutHere(client: QueryClient): Promise<void> {
  const refreshToken = storedRefreshToken();
  localStorage.clear();
  client.clear();
  if (refreshToken !== null) await callAsStranger(signOut, { body: { refreshToken } }).catch(() => undefined);
}
