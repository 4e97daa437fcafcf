import { vi } from 'vitest';

/** Polls until the check holds, with a timeout for slow machines; `vi.waitFor` by default gives up after a second. */
export function eventually<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(check, { timeout: 60_000 });
}
