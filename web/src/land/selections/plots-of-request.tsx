import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { okvedsQuery } from '#places/places-data.ts';
import { SelectionProvider } from '#sharing/selection/selection-provider.tsx';
import { landSelections } from './land-selections.ts';
import { matchOfRequest } from './match-reasons.ts';

/** Provides the selection of a request, and the match of plots with it, to its children. */
export function PlotsOfRequest({ request, children }: { request: LandRequest; children: ReactNode }) {
  const { data: okveds } = useQuery({ ...okvedsQuery, enabled: request.okveds.length > 0 });
  const { matchOf, reasonsOf } = useMemo(() => {
    const parents = new Map((okveds ?? []).map(({ id, parentId }) => [id, parentId]));
    return matchOfRequest(request, parents);
  }, [request, okveds]);
  return (
    <SelectionProvider kind={landSelections} requestId={request.id} matchOf={matchOf} reasonsOf={reasonsOf}>
      {children}
    </SelectionProvider>
  );
}
