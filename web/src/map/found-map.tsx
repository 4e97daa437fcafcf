import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { baseMapOf } from './canvas/base-map-setting.ts';
import { MapCanvas } from './canvas/map-canvas.tsx';
import type { MapOfList } from './list-beside-map.tsx';
import { LitPoint } from './points/lit-point.tsx';
import { PointFlag } from './points/point-flag.tsx';
import { PointsFailure } from './points/points-failure.tsx';
import { type PointCluster, type PointsHandle, PointsLayer } from './points/points-layer.tsx';
import type { MapPoint } from './points/points-source.ts';
import { BringIntoSight } from './view/bring-into-sight.tsx';
import { FoundElsewhere } from './view/found-elsewhere.tsx';
import { useMapPlace } from './view/use-map-place.ts';

/** What the flag of a point shows of the thing it stands for. */
export interface FlagOf<One> {
  readonly query: UseQueryResult<One>;
  /** 'Не удалось получить объект' */
  readonly failure: string;
  readonly content: (one: One) => ReactNode;
  /** Drawn below the points while the flag is open: outlines. */
  readonly below?: (one: One) => ReactNode;
}

export interface FoundMapProps<One> extends MapOfList {
  /** Name under which the place is kept for the next visit: 'land-properties'. */
  readonly name: string;
  /** 'Карта объектов' */
  readonly label: string;
  readonly found: UseQueryResult<unknown>;
  readonly points: readonly MapPoint[];
  /** Without it a click opens the cards of whatever the point stands for. */
  readonly flagOf?: FlagOf<One>;
  /** Id of what a point stands for, where one thing has several points; else it is the point's own. */
  readonly ownerOf?: (pointId: string) => string;
}

const sameId = (id: string) => id;

/** Points of what a list has found: a point opens its flag or its cards, a cluster its cards. */
export function FoundMap<One>(props: FoundMapProps<One>) {
  const { points, found, flag, flagOf, hoveredId, onHover, onFlagChange, onPlaceOpen } = props;
  const ownerOf = props.ownerOf ?? sameId;
  const handle = useRef<PointsHandle>(null);
  const stand = useMapPlace({
    map: props.name,
    place: props.place,
    positions: found.data === undefined ? undefined : points,
    onMove: props.onMove,
  });
  const byId = useMemo(() => new Map(points.map((point) => [point.id, point])), [points]);
  const { data: settings } = useQuery(settingsQuery);

  async function openCluster(cluster: PointCluster) {
    const ids = await handle.current?.leaves(cluster);
    if (ids && ids.length > 0) onPlaceOpen([...new Set(ids.map(ownerOf))]);
  }

  const flagged = flagOf && flag && byId.get(flag.id);
  const litIds = new Set([flag?.id, hoveredId]);
  const lit = props.ownerOf
    ? points.filter(({ id }) => litIds.has(ownerOf(id)))
    : [...litIds].flatMap((id) => (id === undefined ? [] : (byId.get(id) ?? [])));
  return (
    <MapCanvas
      label={props.label}
      everything={stand.everything}
      opening={stand.opening}
      view={stand.view}
      onOpen={stand.handleOpen}
      onMove={stand.handleMove}
      isLoading={found.isPending}
      baseMap={settings && baseMapOf(settings)}
    >
      {flagged && flagOf.query.data !== undefined && flagOf.below?.(flagOf.query.data)}
      <PointsLayer
        ref={handle}
        points={points}
        onPointHover={(id) => onHover(id === undefined ? undefined : ownerOf(id))}
        onPointClick={(id) => (flagOf ? onFlagChange(id) : onPlaceOpen([ownerOf(id)]))}
        onClusterClick={(cluster) => void openCluster(cluster)}
      />
      {lit.map((point) => (
        <LitPoint key={point.id} point={point} />
      ))}
      {flagged && flag.isFromCard && <BringIntoSight key={flag.id} point={flagged} />}
      {flagged && (
        <PointFlag
          key={flag.id}
          at={flagged}
          query={flagOf.query}
          failure={flagOf.failure}
          onClose={() => onFlagChange(undefined)}
          takesFocus={flag.isFromCard}
        >
          {flagOf.content}
        </PointFlag>
      )}
      {stand.isNothingInSight && <FoundElsewhere opening={stand.opening} />}
      <PointsFailure query={found} />
    </MapCanvas>
  );
}
