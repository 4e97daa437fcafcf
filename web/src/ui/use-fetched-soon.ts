import { useEffect } from 'react';

/** The first screen is there, and nothing is waited for (ms). */
const FETCH_AFTER_MS = 2_000;

/**
 * Fetches while all is quiet what a press will need, so that no press waits for it and a lost connection does not
 * matter. One that fails now is asked for again by the press.
 * @param load the same function every time
 */
export function useFetchedSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = window.setTimeout(() => void load().catch(() => undefined), FETCH_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [load]);
}
