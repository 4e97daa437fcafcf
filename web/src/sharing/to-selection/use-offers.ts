import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { recentEntries } from '#ui/palette/recent-entries.ts';
import { findOffers, findPercents, openedRequests } from './offers.ts';
import type { OpenedToSelection } from './open-to-selection.ts';
import type { ToSelectionKind } from './to-selection-kind.ts';

/** Context for which requests are offered. */
export interface OfferedFor {
  readonly kind: ToSelectionKind;
  readonly opened: Pick<OpenedToSelection, 'opening'>;
  readonly objectIds: readonly string[];
  /** The signed-in employee, whose requests are offered first. */
  readonly me: string | undefined;
}

/** Requests for a typed text, and how a single object matches them. */
export function useOffers({ kind, opened, objectIds, me }: OfferedFor, typed: string) {
  const [openedBefore] = useState(() => openedRequests(kind.source, recentEntries()));
  const text = useDeferredValue(typed);
  const offers = useQuery({
    queryKey: [kind.domain, 'to-selection', 'offers', opened.opening, { text, me }],
    queryFn: ({ signal }) => findOffers(kind, { text, objectIds, me, opened: openedBefore }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { already = [], first = [], others = [] } = offers.data ?? {};
  const [object, ...moreObjects] = objectIds;
  const offeredIds = first.map(({ request }) => request.id);
  // Asked after the offers, which do not wait for it; a failure leaves the percentages out.
  const { data: percents } = useQuery({
    queryKey: [kind.domain, 'to-selection', 'percents', object, offeredIds],
    queryFn: ({ signal }) => findPercents(kind, object ?? '', offeredIds, { signal }),
    enabled: moreObjects.length === 0 && offeredIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isWaiting = offers.data === undefined || offers.isPlaceholderData || text !== typed;
  return { offers, already, first, others, percents, text, isWaiting };
}
