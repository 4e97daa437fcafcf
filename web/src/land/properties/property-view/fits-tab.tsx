import type { Property } from '@gektar/contract/land/properties/property.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { scoredMatchOf } from '#land/properties/match-reasons.ts';
import { plotFits } from '#land/properties/plot-fits.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { okvedsQuery } from '#places/places-data.ts';
import { FitsList } from '#sharing/fits/fits-list.tsx';
import { InactiveRequests } from './inactive-requests.tsx';

/**
 * The tab 'Кому подходит': requests that the plot fits or almost fits, and those whose selection has it (N-12, A-15).
 */
export function FitsTab({ property }: { property: Property }) {
  const { data: me } = useQuery(currentEmployeeQuery);
  const { data: okveds } = useQuery(okvedsQuery);
  const parents = useMemo(() => new Map((okveds ?? []).map(({ id, parentId }) => [id, parentId])), [okveds]);
  const matchOf = useCallback((request: LandRequest) => scoredMatchOf(request, parents, request.importance), [parents]);
  const rowOf = useCallback(() => property, [property]);
  return (
    <>
      <FitsList about={{ kind: plotFits, id: property.id, rowOf, matchOf, me: me?.id }} />
      <InactiveRequests propertyId={property.id} />
    </>
  );
}
