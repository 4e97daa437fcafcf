import type { Domain } from '@gektar/contract/domain.ts';
import { formatCountOf, selectionsIn } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * 'В 2 подборках': words of the button of an object that selections show; undefined for an object in none, and until
 * it is known. A failure leaves the button as it is for an object in none.
 * @param objectId undefined: nothing is asked
 */
export function useSelectionWords(domain: Domain, objectId: string | undefined): string | undefined {
  const { data: count = 0 } = useQuery({
    queryKey: [domain, 'selection', 'count', objectId],
    queryFn: async () => (await import('./load-selection-count.ts')).loadSelectionCount(domain, objectId ?? ''),
    enabled: objectId !== undefined,
  });
  return count > 0 ? `В ${formatCountOf(count, selectionsIn)}` : undefined;
}
