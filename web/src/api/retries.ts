import { CallBroken, ForeignAnswer } from '@gektar/contract/call.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { ANNOUNCED_RETRIES, announcedDelayMs } from '@gektar/contract/retry-after.ts';

/** Number of retries of a read after a temporary failure. */
const RETRIES = 2;
const SECOND_MS = 1_000;

/**
 * Whether a failed read is retried automatically: a lost connection, a restarting or overloaded server may recover. A
 * refusal is not repeated.
 * @param failed number of attempts that have failed before this one
 */
export function mayRetry(failed: number, error: unknown): boolean {
  if (error instanceof CallBroken) return failed < RETRIES;
  if (!(error instanceof Failure || error instanceof ForeignAnswer)) return false;
  if (![502, 503, 504].includes(error.status ?? 0)) return false;
  return failed < (error.retryAfterSeconds === undefined ? RETRIES : ANNOUNCED_RETRIES);
}

/**
 * Wait before a read is retried (ms): `Retry-After`, otherwise one second, then two.
 * @param failed number of attempts that have failed before this one
 * @param share random number from 0 to 1
 */
export function retryDelayMs(failed: number, error: unknown, share?: number): number {
  const isAnswered = error instanceof Failure || error instanceof ForeignAnswer;
  const announced = isAnswered ? error.retryAfterSeconds : undefined;
  return announced === undefined ? SECOND_MS * 2 ** failed : announcedDelayMs(announced, share);
}
