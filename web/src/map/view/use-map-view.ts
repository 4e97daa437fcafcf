import { useEffect, useMemo, useRef, useState } from 'react';
import type { MovedBy } from '#map/canvas/map-canvas.tsx';
import { densePart } from './dense-part.ts';
import { isAnyWithin, lastView, storeLastView } from './last-view.ts';
import { boundsAround, type MapBounds, type MapPosition, type MapView } from './map-view.ts';

export interface MapViewProps {
  /** Name for storing the view until the next visit: 'land-properties'. */
  readonly map: string;
  /** View from the URL. */
  readonly view: MapView | undefined;
  /** Positions of the objects; undefined while loading. */
  readonly positions: readonly MapPosition[] | undefined;
  /** Drawn positions, more exact than `positions` when there are many; undefined while another window is shown. */
  readonly drawn: readonly MapPosition[] | undefined;
  readonly onMove: (view: MapView) => void;
}

/**
 * View of a map of many objects: that of the URL, else the last one by a person if any result is in it, else the
 * dense part of the results.
 */
export function useMapView({ map, view: given, positions, drawn, onMove }: MapViewProps) {
  const [last] = useState(() => lastView(map));
  const [seen, setSeen] = useState<MapBounds>();
  const everything = useMemo(() => positions && boundsAround(positions), [positions]);
  const opening = useMemo(() => positions && densePart(positions), [positions]);
  const isLastOfUse = last !== undefined && (positions === undefined || isAnyWithin(positions, last.bounds));
  const isNothingInSight =
    drawn !== undefined &&
    positions !== undefined &&
    positions.length > 0 &&
    seen !== undefined &&
    !isAnyWithin(drawn, seen);
  // The view is always in the URL, even after the map has moved by itself.
  const report = useRef(onMove);
  useEffect(() => {
    report.current = onMove;
  });
  const startsAtLast = given === undefined && positions !== undefined && isLastOfUse;
  useEffect(() => {
    if (startsAtLast && last) report.current(last.view);
  }, [startsAtLast, last]);
  return {
    view: given ?? (isLastOfUse ? last.view : undefined),
    everything,
    opening,
    /** Whether there are results, but none in the visible window. */
    isNothingInSight,
    handleOpen: (view: MapView, bounds: MapBounds) => {
      setSeen(bounds);
      if (given === undefined && positions !== undefined) onMove(view);
    },
    handleMove: (view: MapView, bounds: MapBounds, by: MovedBy) => {
      setSeen(bounds);
      if (by === 'person') storeLastView(map, { view, bounds });
      onMove(view);
    },
  };
}
