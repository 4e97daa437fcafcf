import { vi } from 'vitest';

/** Asks until it holds, as long as a busy machine may take; `vi.waitFor` by itself gives up after a second. */
export function eventually<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(check, { timeout: 60_000 });
}
