import { CallBroken, createCall, type OnSent } from '@gektar/contract/call.ts';
import { refreshSignIn } from '@gektar/contract/people/sign-in.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { forgetTokens, isNearEnd, storedRefreshToken, storedToken, storePair } from './session.ts';

type SignedOut = () => void;
let announceSignedOut: SignedOut | undefined;

/** Tells the shell when a call was answered 401: it leads to the sign-in page. */
export function onSignedOut(listener: SignedOut): void {
  announceSignedOut = listener;
}

/** No bearer token, no reaction to 401: sign-in itself. */
export const callAsStranger = createCall(send);

/**
 * A call of the back-office. It throws a typed failure and does nothing else, with the one exception that the
 * specification asks for: on 401 the stored token is removed, the sign-in page opens, and the call is repeated
 * exactly once with whatever token is stored then (1§7, B-01).
 */
export const call = createCall(async (url, init, onSent) => {
  await renewAhead();
  const usedToken = storedToken();
  const answer = await send(url, withBearer(init, usedToken), onSent);
  if (answer.status !== 401) return answer;
  if (storedToken() === usedToken) {
    forgetTokens();
    announceSignedOut?.();
  }
  return send(url, withBearer(init, storedToken()), onSent);
});

function withBearer(init: RequestInit, token: string | null): RequestInit {
  if (token === null) return init;
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** A lost connection becomes an error that screens know; an aborted call stays what it is. */
async function send(url: string, init: RequestInit, onSent?: OnSent): Promise<Response> {
  if (onSent) return sendWithProgress(url, init, onSent);
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new CallBroken('no answer', { cause });
  }
}

/**
 * Renews a token about to end. Tabs take turns, because a refresh token is good for one use: who comes second finds
 * the pair already new. A refresh that fails leaves the old token, and the call meets its 401.
 */
async function renewAhead(): Promise<void> {
  const token = storedToken();
  if (token === null || !isNearEnd(token)) return;
  await oneAtATime(async () => {
    const current = storedToken();
    const refreshToken = storedRefreshToken();
    if (current === null || refreshToken === null || !isNearEnd(current)) return;
    await callAsStranger(refreshSignIn, { body: { refreshToken } }).then(storePair, () => undefined);
  });
}

/** Across tabs where the browser has locks; over plain http on an office network it has none, and this tab alone waits. */
let lastRenewal: Promise<void> = Promise.resolve();
function oneAtATime(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks) return locks.request('gektar-renew-token', work);
  lastRenewal = lastRenewal.then(work);
  return lastRenewal;
}

/** Renews ahead of expiry while a page just stands open, and after a laptop wakes up. */
export function keepSignedIn(everyMs = 30_000): () => void {
  const timer = setInterval(() => void renewAhead(), everyMs);
  return () => clearInterval(timer);
}
