import type { Domain } from '@gektar/contract/domain.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Query of the number of drafts of a domain. */
export function draftCountQuery(domain: Domain) {
  return {
    queryKey: [domain, 'drafts', 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      // Loaded on demand, since it is not part of the first screen.
      const { industrialDrafts, landDrafts } = await import('@gektar/contract/drafts/draft-calls.ts');
      const { list } = { land: landDrafts, industrial: industrialDrafts }[domain];
      return (await call(list, { query: { take: 1 } }, { signal })).count;
    },
    meta: { changedBy: ['draft' as const] },
  };
}

/** Number of drafts of a domain; 0 while it is unknown. */
export function useDraftCount(domain: Domain): number {
  return useQuery(draftCountQuery(domain)).data ?? 0;
}
