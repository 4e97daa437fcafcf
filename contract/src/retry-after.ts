const SECOND_MS = 1_000;
/** Longest wait (s), even if `Retry-After` demands more. */
const LONGEST_WAIT = 30;

/** Number of retries of a read after answers with `Retry-After`. */
export const ANNOUNCED_RETRIES = 3;

/** Seconds of `Retry-After`; undefined without one, and for a date, which only foreign servers send. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const said = headers.get('retry-after');
  return said !== null && /^\d+$/.test(said) ? Number(said) : undefined;
}

/**
 * The announced wait plus up to half of it (ms), so that the browsers of an office do not all retry at the same moment.
 * @param share random number from 0 to 1
 */
export function announcedDelayMs(seconds: number, share = Math.random()): number {
  return Math.min(seconds, LONGEST_WAIT) * SECOND_MS * (1 + share / 2);
}
