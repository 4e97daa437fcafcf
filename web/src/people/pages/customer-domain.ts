import type { Domain } from '@gektar/contract/domain.ts';
import { useMatches } from '@tanstack/react-router';

/** The domain of the current page; land outside both domains. */
export function useDomainHere(): Domain {
  return useMatches({
    select: (matches) => matches.find(({ staticData }) => staticData.domain !== undefined)?.staticData.domain ?? 'land',
  });
}
