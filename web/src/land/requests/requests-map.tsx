import type { RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FoundMap } from '#map/found-map.tsx';
import type { MapOfList } from '#map/list-beside-map.tsx';
import { requestPointsQuery } from './request-data.ts';

/** The land area's own colour: a request may ask for plots of several types. */
const REQUEST_COLOUR = '#2b6a45';

export interface RequestsMapProps extends MapOfList {
  readonly filter: RequestFilterInput;
}

const requestOf = (pointId: string) => pointId.split(':')[0] ?? pointId;

/** A point per request and region (E-08): those of one region lie in one place and open together. Loaded only when shown. */
export default function RequestsMap({ filter, ...map }: RequestsMapProps) {
  const found = useQuery(requestPointsQuery(filter));
  const { data } = found;
  const points = useMemo(
    () =>
      (data ?? []).map(([requestId, latitude, longitude, regionId]) => ({
        id: `${requestId}:${regionId}`,
        latitude,
        longitude,
        colour: REQUEST_COLOUR,
      })),
    [data],
  );
  return (
    <FoundMap {...map} name="land-requests" label="Карта запросов" found={found} points={points} ownerOf={requestOf} />
  );
}
