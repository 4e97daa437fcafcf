import type { RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { baseMapOf } from '#map/canvas/base-map-setting.ts';
import { MapCanvas } from '#map/canvas/map-canvas.tsx';
import { LitPoint } from '#map/points/lit-point.tsx';
import { PointsFailure } from '#map/points/points-failure.tsx';
import { type PointCluster, type PointsHandle, PointsLayer } from '#map/points/points-layer.tsx';
import type { MapPoint } from '#map/points/points-source.ts';
import { FoundElsewhere } from '#map/view/found-elsewhere.tsx';
import type { MapView } from '#map/view/map-view.ts';
import { useMapPlace } from '#map/view/use-map-place.ts';
import { requestPointsQuery } from './request-data.ts';

/** The land area's own colour: a request may ask for plots of several types. */
const REQUEST_COLOUR = '#2b6a45';

export interface RequestsMapProps {
  readonly filter: RequestFilterInput;
  /** Lit on the map because its card is hovered. */
  readonly hoveredId: string | undefined;
  readonly onHover: (id: string | undefined) => void;
  /** Requests that look for land in a place that was clicked. */
  readonly onPlaceOpen: (requestIds: readonly string[]) => void;
  readonly place: MapView | undefined;
  readonly onMove: (place: MapView) => void;
}

interface RequestPoint extends MapPoint {
  readonly requestId: string;
}

/** A point per request and region (E-08): those of one region lie in one place and open together. Loaded only when shown. */
export default function RequestsMap({ filter, hoveredId, onHover, onPlaceOpen, place, onMove }: RequestsMapProps) {
  const handle = useRef<PointsHandle>(null);
  const found = useQuery(requestPointsQuery(filter));
  const { data } = found;
  const points = useMemo(
    () =>
      (data ?? []).map(
        ([requestId, latitude, longitude, regionId]): RequestPoint => ({
          id: `${requestId}:${regionId}`,
          requestId,
          latitude,
          longitude,
          colour: REQUEST_COLOUR,
        }),
      ),
    [data],
  );
  const stand = useMapPlace({ map: 'land-requests', place, positions: data && points, onMove });
  const { data: settings } = useQuery(settingsQuery);
  const requestOf = (pointId: string) => pointId.split(':')[0] ?? pointId;
  const lit = points.filter((point) => point.requestId === hoveredId);

  async function openCluster(cluster: PointCluster) {
    const ids = await handle.current?.leaves(cluster);
    if (ids && ids.length > 0) onPlaceOpen([...new Set(ids.map(requestOf))]);
  }

  return (
    <MapCanvas
      label="Карта запросов"
      everything={stand.everything}
      opening={stand.opening}
      view={stand.view}
      onOpen={stand.handleOpen}
      onMove={stand.handleMove}
      isLoading={found.isPending}
      baseMap={settings && baseMapOf(settings)}
    >
      <PointsLayer
        ref={handle}
        points={points}
        onPointHover={(id) => onHover(id === undefined ? undefined : requestOf(id))}
        onPointClick={(id) => onPlaceOpen([requestOf(id)])}
        onClusterClick={(cluster) => void openCluster(cluster)}
      />
      {lit.map((point) => (
        <LitPoint key={point.id} point={point} />
      ))}
      {stand.isNothingInSight && <FoundElsewhere opening={stand.opening} />}
      <PointsFailure query={found} />
    </MapCanvas>
  );
}
