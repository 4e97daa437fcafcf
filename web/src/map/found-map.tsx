import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { baseMapOf } from './canvas/base-map-setting.ts';
import { MapCanvas } from './canvas/map-canvas.tsx';
import type { Hovered, MapOfList } from './list-beside-map.tsx';
import { LitPoint } from './points/lit-point.tsx';
import { PointFlag } from './points/point-flag.tsx';
import { PointsFailure } from './points/points-failure.tsx';
import { type PointCluster, type PointsHandle, PointsLayer } from './points/points-layer.tsx';
import { cellsOf, countOf, type MapPoint } from './points/points-source.ts';
import type { FoundPlaces } from './points/use-found-places.ts';
import { BringIntoSight } from './view/bring-into-sight.tsx';
import { FoundElsewhere } from './view/found-elsewhere.tsx';
import { useMapView } from './view/use-map-view.ts';

/** Content of the popup of a point. */
export interface FlagOf<One> {
  readonly query: UseQueryResult<One>;
  /** 'Не удалось получить объект' */
  readonly failure: string;
  readonly content: (one: One) => ReactNode;
  /** Drawn below the points while the flag is open: outlines. */
  readonly below?: (one: One) => ReactNode;
}

export interface FoundMapProps<One> extends MapOfList {
  /** Name for storing the view until the next visit: 'land-properties'. */
  readonly name: string;
  /** 'Карта объектов' */
  readonly label: string;
  readonly found: FoundPlaces;
  /** Popup of a point; when absent, a click opens the card of the point's object. */
  readonly flagOf?: FlagOf<One>;
  /** Id of a point's object, when an object has several points; by default the point's id. */
  readonly ownerOf?: (pointId: string) => string;
}

const sameId = (id: string) => id;

/** Points of a list: a point opens its popup or its cards, a cluster its cards. */
export function FoundMap<One>(props: FoundMapProps<One>) {
  const { found, flag, flagOf, hovered, onHover, onFlagChange, onPlaceOpen } = props;
  const { points, crowds, query, zoom, isSettled } = found;
  const ownerOf = props.ownerOf ?? sameId;
  const handle = useRef<PointsHandle>(null);
  const stand = useMapView({
    map: props.name,
    view: props.view,
    positions: found.positions,
    drawn: useMemo(() => (isSettled ? [...points, ...crowds] : undefined), [isSettled, points, crowds]),
    onMove: props.onMove,
  });
  const byId = useMemo(() => new Map(points.map((point) => [point.id, point])), [points]);
  /**
   * Point of a hovered object; when its point is not loaded individually, a substitute at the position from its card.
   */
  const pointOf = ({ id, at }: Hovered): MapPoint | undefined =>
    byId.get(id) ?? (at && zoom !== null ? { ...at, id, colour: 'var(--accent)' } : undefined);
  const { data: settings } = useQuery(settingsQuery);

  async function openCluster(cluster: PointCluster) {
    const leaves = (await handle.current?.leaves(cluster)) ?? [];
    // A different count means that the points have changed meanwhile: the clicked cluster no longer exists.
    if (countOf(leaves) !== cluster.count) return;
    if (zoom !== null) return onPlaceOpen({ count: cluster.count, ids: [], cells: { zoom, at: cellsOf(leaves) } });
    openIds([...new Set(leaves.map(({ id = '' }) => ownerOf(id)))]);
  }

  function openIds(ids: readonly string[]) {
    onPlaceOpen({ count: ids.length, ids });
  }

  const flagged = flagOf && flag && pointOf(flag);
  const lit = props.ownerOf
    ? points.filter(({ id }) => [flag?.id, hovered?.id].includes(ownerOf(id)))
    : [...new Map([flag, hovered].flatMap((one) => (one ? [[one.id, one]] : []))).values()].flatMap(
        (one) => pointOf(one) ?? [],
      );
  return (
    <MapCanvas
      label={props.label}
      everything={stand.everything}
      opening={stand.opening}
      view={stand.view}
      onOpen={(view, bounds) => {
        found.onShow(view, bounds);
        stand.handleOpen(view, bounds);
      }}
      onMove={(view, bounds, by) => {
        found.onShow(view, bounds);
        stand.handleMove(view, bounds, by);
      }}
      isLoading={query.isPending}
      baseMap={settings && baseMapOf(settings)}
    >
      {flagged && flagOf.query.data !== undefined && flagOf.below?.(flagOf.query.data)}
      <PointsLayer
        ref={handle}
        points={points}
        crowds={crowds}
        onPointHover={(id) => onHover(id === undefined ? undefined : ownerOf(id))}
        onPointClick={(id) => (flagOf ? onFlagChange(id) : openIds([ownerOf(id)]))}
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
      <PointsFailure query={query} />
    </MapCanvas>
  );
}
