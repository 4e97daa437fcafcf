import { domains } from '@gektar/contract/domain.ts';
import type { QueryClient } from '@tanstack/react-query';

/**
 * After a write: whatever pages of both areas have read is asked for again when they are entered next. An object stands in favorites,
 * requests, selections and the trash; no write has to know them all. What is drawn now is left as it is: each write asks again for what
 * it shows. Values of dictionaries change on their own page alone; how often they are used changes everywhere.
 */
export function outdatePages(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [area, kind, , what] }) => isArea(area) && (kind !== 'dictionaries' || what === 'usage'),
    refetchType: 'none',
  });
}

function isArea(area: unknown): boolean {
  return domains.some((domain) => domain === area);
}
