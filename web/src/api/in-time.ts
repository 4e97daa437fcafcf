import { CallBroken } from '@gektar/contract/call.ts';

/** Timeout of suggestions while typing (ms). */
const HELP_MS = 8_000;

/** A signal that aborts when the screen's signal does, or after the timeout; a timeout fails like a lost connection. */
export function inTime(signal: AbortSignal, timeoutMs = HELP_MS): AbortSignal {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new CallBroken('no answer in time')), timeoutMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return AbortSignal.any([signal, late.signal]);
}
