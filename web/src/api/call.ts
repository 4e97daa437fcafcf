import { CallBroken, createCall, type OnSent } from '@gektar/contract/call.ts';
import { refreshSignIn } from '@gektar/contract/people/sign-in-calls.ts';
import { forgetTokens, isNearEnd, storedRefreshToken, storedToken, storePair } from './session.ts';

type SignedOut = () => void;
let announceSignedOut: SignedOut | undefined;

/** Registers the function that opens the sign-in page after a 401. */
export function onSignedOut(listener: SignedOut): void {
  announceSignedOut = listener;
}

/** A call without a bearer token and without a reaction to 401: for sign-in itself. */
export const callAnonymously = createCall(send);

/**
 * A call of the back-office. Throws a typed failure and does nothing else, with one exception required by the
 * specification: on 401 the stored token is removed, the sign-in page opens, and the call is retried exactly once with
 * the new token (1§7, B-01).
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

/**
 * A request with the bearer token, renewed first when it is about to expire. Every response is returned as it is, a 401
 * too.
 */
export async function fetchAsEmployee(url: string, init: RequestInit): Promise<Response> {
  await renewAhead();
  return fetch(url, withBearer(init, storedToken()));
}

function withBearer(init: RequestInit, token: string | null): RequestInit {
  if (token === null) return init;
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** Converts a lost connection to an error known to screens; an abort is passed on. */
async function send(url: string, init: RequestInit, onSent?: OnSent): Promise<Response> {
  try {
    if (!onSent) return await fetch(url, init);
    // Only uploads of files need it, so it is loaded on demand.
    const { sendWithProgress } = await import('./send-with-progress.ts');
    return await sendWithProgress(url, init, onSent);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new CallBroken('no answer', { cause });
  }
}

/**
 * Renews a token that is about to expire. Tabs take turns, because a refresh token is single-use: the second tab finds
 * the new pair. After a failed refresh the old token stays, and the call gets a 401.
 */
async function renewAhead(): Promise<void> {
  const token = storedToken();
  if (token === null || !isNearEnd(token)) return;
  await oneAtATime(async () => {
    const current = storedToken();
    const refreshToken = storedRefreshToken();
    if (current === null || refreshToken === null || !isNearEnd(current)) return;
    await callAnonymously(refreshSignIn, { body: { refreshToken } }).then(storePair, () => undefined);
  });
}

/**
 * Queue of renewals within this tab, used where the browser has no locks: they need https, which an office network may
 * lack. Locks also make renewals of several tabs wait for each other.
 */
let lastRenewal: Promise<void> = Promise.resolve();
function oneAtATime(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks) return locks.request('gektar-renew-token', work);
  lastRenewal = lastRenewal.then(work);
  return lastRenewal;
}

/** Renews the token ahead of expiry while a page is open, and after a laptop wakes up. */
export function keepSignedIn(everyMs = 30_000): () => void {
  const timer = setInterval(() => void renewAhead(), everyMs);
  return () => clearInterval(timer);
}
