import { domains } from '@gektar/contract/domain.ts';
import type { QueryClient } from '@tanstack/react-query';

/**
 * After a write: marks all queries of both domains as stale, to be refetched when their page is next opened. An object
 * appears in favorites, requests, selections and the trash, and a write need not know them all. Active queries are not
 * refetched: each write refetches those it affects. Dictionary values change only on their page; their usage counts
 * change everywhere.
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
