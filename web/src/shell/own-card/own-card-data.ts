import type { OwnCard } from '@gektar/contract/people/own-card.ts';
import { getOwnCard, updateOwnCard } from '@gektar/contract/people/own-card-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** The employee's own card for clients. */
export const ownCardQuery = queryOptions({
  queryKey: ['employees', 'own-card'],
  queryFn: ({ signal }) => call(getOwnCard, {}, { signal }),
  staleTime: 0,
});

export function saveOwnCard(card: OwnCard): Promise<OwnCard> {
  return call(updateOwnCard, { body: card });
}
