import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { shownNumbers } from '@gektar/contract/land/selections/shown-numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { okvedsQuery } from '#places/places-data.ts';
import { matcherOf } from './match.ts';
import { SelectionPlaceContext } from './selection-context.tsx';
import { useMembership, useSelectionItems } from './selection-data.ts';

/** Gives what is shown below it the selection of a request and how plots answer the request. */
export function SelectionProvider({ request, children }: { request: LandRequest; children: ReactNode }) {
  const items = useSelectionItems(request.id);
  const { mutate } = useMembership(request.id);
  const { data: okveds } = useQuery({ ...okvedsQuery, enabled: request.okveds.length > 0 });
  const matchOf = useMemo(
    () => matcherOf(request, new Map((okveds ?? []).map(({ id, parentId }) => [id, parentId]))),
    [request, okveds],
  );
  const place = useMemo(
    () => ({
      items,
      numbers: shownNumbers([...items.values()]),
      matchOf,
      put: (property: Parameters<typeof matchOf>[0]) => mutate({ property, isIn: true }),
      hide: (property: Parameters<typeof matchOf>[0]) => mutate({ property, isIn: false }),
    }),
    [items, matchOf, mutate],
  );
  return <SelectionPlaceContext value={place}>{children}</SelectionPlaceContext>;
}
