import { CallBroken } from '@gektar/contract/call.ts';

/** How long somebody who is typing waits for help. */
const HELP_MS = 8_000;

/** The signal of a call that is given up with its screen, or when no answer came in time; then it fails like a lost connection. */
export function inTime(signal: AbortSignal, timeoutMs = HELP_MS): AbortSignal {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new CallBroken('no answer in time')), timeoutMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return AbortSignal.any([signal, late.signal]);
}
