import { type RefObject, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { DEFAULT_VIEW, isSameView, type MapBounds, type MapView } from './map-view.ts';

/** Under this a movement does not keep anybody waiting. MapLibre leaves it out for people who ask for less motion. */
export const MOVE_MS = 140;

/** Room around everything, and the closest that 'Показать всё' comes. */
export const FIT = { padding: 56, maxZoom: 15 } as const;

/** What the map opens with. */
export function startOf(view: MapView | undefined, everything: MapBounds | undefined) {
  if (view) return view;
  return everything
    ? { bounds: [...everything] as [number, number, number, number], fitBoundsOptions: FIT }
    : DEFAULT_VIEW;
}

/**
 * Moves the map when the view handed in is not the one it shows; without a view, brings everything into sight once,
 * as soon as there is something.
 * @returns the view last shown or asked for, to tell a person's movement from our own
 */
export function useFollowedView(
  map: RefObject<MapRef | null>,
  isReady: boolean,
  view: MapView | undefined,
  everything: MapBounds | undefined,
): RefObject<MapView | undefined> {
  const shown = useRef(view);
  const isFitted = useRef(view !== undefined || everything !== undefined);

  useEffect(() => {
    if (!isReady || !map.current) return;
    if (view && !(shown.current && isSameView(view, shown.current))) {
      shown.current = view;
      map.current.easeTo({ center: [view.longitude, view.latitude], zoom: view.zoom, duration: MOVE_MS });
    } else if (everything && !isFitted.current) {
      isFitted.current = true;
      map.current.fitBounds([...everything] as [number, number, number, number], { ...FIT, duration: 0 });
    }
  }, [map, isReady, view, everything]);

  return shown;
}
