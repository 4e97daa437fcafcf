import type { OkvedParents } from '@gektar/contract/land/properties/fits-filter.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { matchOfRequest } from '#land/properties/match-reasons.ts';
import { okvedsQuery } from '#places/places-data.ts';
import { SelectionProvider } from '#sharing/selection/selection-provider.tsx';
import { landSelections } from './land-selections.ts';

/** Parents of the codes of ОКВЭД, for requests that ask for codes. */
export function useOkvedParents(request: LandRequest): OkvedParents {
  const { data: okveds } = useQuery({ ...okvedsQuery, enabled: request.okveds.length > 0 });
  return useMemo(() => new Map((okveds ?? []).map(({ id, parentId }) => [id, parentId])), [okveds]);
}

/** Provides the selection of a request, and the match of plots with it, to its children. */
export function PlotsOfRequest({ request, children }: { request: LandRequest; children: ReactNode }) {
  const parents = useOkvedParents(request);
  const { matchOf, reasonsOf } = useMemo(() => matchOfRequest(request, parents), [request, parents]);
  return (
    <SelectionProvider kind={landSelections} requestId={request.id} matchOf={matchOf} reasonsOf={reasonsOf}>
      {children}
    </SelectionProvider>
  );
}
