import type { Domain } from '@gektar/contract/domain.ts';
import { useMatches } from '@tanstack/react-router';

/** The domain that the page is shown in; outside of both land. */
export function useDomainHere(): Domain {
  return useMatches({
    select: (matches) => matches.find(({ staticData }) => staticData.domain !== undefined)?.staticData.domain ?? 'land',
  });
}
