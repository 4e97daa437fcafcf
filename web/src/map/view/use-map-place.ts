import { useEffect, useMemo, useRef, useState } from 'react';
import type { MovedBy } from '#map/canvas/map-canvas.tsx';
import { densePart } from './dense-part.ts';
import { isAnyWithin, lastPlace, rememberPlace } from './last-place.ts';
import { boundsAround, type MapBounds, type MapPosition, type MapView } from './map-view.ts';

export interface MapPlaceProps {
  /** Name under which the place is kept for the next visit: 'land-properties'. */
  readonly map: string;
  /** What the address says is shown. */
  readonly place: MapView | undefined;
  /** What lies on the map; undefined while it is on its way. */
  readonly positions: readonly MapPosition[] | undefined;
  /** What is drawn, more exact than the positions where those are many; undefined while another window stands in for it. */
  readonly drawn: readonly MapPosition[] | undefined;
  readonly onMove: (place: MapView) => void;
}

/**
 * Where a map of many objects stands: at the place of the address, else where a person has left it if anything found lies
 * there, else on the dense part of what was found.
 */
export function useMapPlace({ map, place, positions, drawn, onMove }: MapPlaceProps) {
  const [last] = useState(() => lastPlace(map));
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
  // The address says where the map stands, also when it came there by itself.
  const report = useRef(onMove);
  useEffect(() => {
    report.current = onMove;
  });
  const startsAtLast = place === undefined && positions !== undefined && isLastOfUse;
  useEffect(() => {
    if (startsAtLast && last) report.current(last.view);
  }, [startsAtLast, last]);
  return {
    view: place ?? (isLastOfUse ? last.view : undefined),
    everything,
    opening,
    /** Something was found, and the window shows none of it. */
    isNothingInSight,
    handleOpen: (view: MapView, bounds: MapBounds) => {
      setSeen(bounds);
      if (place === undefined && positions !== undefined) onMove(view);
    },
    handleMove: (view: MapView, bounds: MapBounds, by: MovedBy) => {
      setSeen(bounds);
      if (by === 'person') rememberPlace(map, { view, bounds });
      onMove(view);
    },
  };
}
