import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { DEFAULT_VIEW, isSameView, type MapBounds, type MapView } from './map-view.ts';

/** Duration of a movement (ms). MapLibre omits it for people who prefer less motion. */
export const MOVE_MS = 140;

/** Padding around a fitted window (px), and its maximum zoom. */
export interface Fit {
  readonly padding: number | Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  readonly maxZoom: number;
}

export const FIT: Fit = { padding: 56, maxZoom: 15 };

/** Opening view of the map. */
export function startOf(view: MapView | undefined, opening: MapBounds | undefined, fit: Fit) {
  if (view) return view;
  if (!opening) return DEFAULT_VIEW;
  const bounds: [number, number, number, number] = [...opening];
  return { bounds, fitBoundsOptions: { ...fit } };
}

export interface FollowedView {
  /** The view last shown or requested, to distinguish a movement from a redraw. */
  readonly shown: RefObject<MapView | undefined>;
  /** True while the map moves by itself to fit the opening window. */
  readonly isFitting: RefObject<boolean>;
  /** Called when a person has moved the map: from then on it does not move by itself. */
  readonly keepPlace: () => void;
  /** Receives the map once created, long before it is drawn on a slow connection. */
  readonly takeMap: (map: MapRef | null) => void;
}

/**
 * Moves the map when the passed view differs from the shown one. Without a view, fits the opening window once
 * available, unless a person has moved the map before; optionally fits it again when the map's frame changes before a
 * person has moved it.
 */
export function useFollowedView(
  isReady: boolean,
  view: MapView | undefined,
  opening: MapBounds | undefined,
  fit: Fit,
  keepsOpening: boolean,
): FollowedView {
  const map = useRef<MapRef>(null);
  const shown = useRef(view);
  const isFitting = useRef(false);
  const isOpen = useRef(false);
  const isKept = useRef(false);
  const isMoved = useRef(false);
  const isDrawn = useRef(false);

  useEffect(() => {
    const engine = map.current;
    if (!isReady || !engine) return;
    isDrawn.current = true;
    const bringIntoSight = (window: MapBounds) => {
      isFitting.current = true;
      engine.fitBounds([...window], { ...fit, duration: 0 });
      isFitting.current = false;
    };
    if (view && !(shown.current && isSameView(view, shown.current))) {
      shown.current = view;
      engine.easeTo({ center: [view.longitude, view.latitude], zoom: view.zoom, duration: MOVE_MS });
    } else if (!view && opening && !isOpen.current) {
      // Needed even when the map was created with this window: its frame may have changed before it was drawn.
      isOpen.current = true;
      if (isMoved.current) isKept.current = true;
      else bringIntoSight(opening);
    }
    const refit = () => {
      if (keepsOpening && opening && isOpen.current && !isKept.current) bringIntoSight(opening);
    };
    engine.on('resize', refit);
    return () => {
      engine.off('resize', refit);
    };
  }, [isReady, view, opening, fit, keepsOpening]);

  const takeMap = useCallback((made: MapRef | null) => {
    map.current = made;
    // Before the map is drawn, these events come only from a person, never from a change of its frame.
    for (const start of ['dragstart', 'zoomstart'] as const) {
      made?.on(start, () => {
        if (!isDrawn.current) isMoved.current = true;
      });
    }
  }, []);
  return {
    shown,
    isFitting,
    takeMap,
    keepPlace: () => {
      isKept.current = true;
    },
  };
}
