import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FoundMap } from '#map/found-map.tsx';
import type { MapOfList } from '#map/list-beside-map.tsx';
import { knownPlaces } from '#map/points/use-found-places.ts';
import type { RequestPointsQuery } from './request-points.ts';

export interface RequestsMapProps extends MapOfList {
  readonly name: string;
  readonly colour: string;
  readonly query: RequestPointsQuery;
}

const requestOf = (pointId: string) => pointId.split(':')[0] ?? pointId;

/**
 * Map with a point for each place of a request (E-08); requests of one place share its position and open together.
 * Loaded on demand.
 */
export default function RequestsMap({ name, colour, query, ...map }: RequestsMapProps) {
  const found = useQuery(query);
  const { data } = found;
  const points = useMemo(
    () =>
      (data ?? []).map(([requestId, latitude, longitude], index) => ({
        id: `${requestId}:${index}`,
        latitude,
        longitude,
        colour,
      })),
    [data, colour],
  );
  return (
    <FoundMap {...map} name={name} label="Карта запросов" found={knownPlaces(found, points)} ownerOf={requestOf} />
  );
}
