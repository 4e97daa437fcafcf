import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { DEFAULT_VIEW, isSameView, type MapBounds, type MapView } from './map-view.ts';

/** Under this a movement does not keep anybody waiting. MapLibre leaves it out for people who ask for less motion. */
export const MOVE_MS = 140;

/** Room around a window that is brought into sight (px), and the closest zoom it may have. */
export interface Fit {
  readonly padding: number | Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  readonly maxZoom: number;
}

export const FIT: Fit = { padding: 56, maxZoom: 15 };

/** What the map opens with. */
export function startOf(view: MapView | undefined, opening: MapBounds | undefined, fit: Fit) {
  if (view) return view;
  return opening
    ? { bounds: [...opening] as [number, number, number, number], fitBoundsOptions: { ...fit } }
    : DEFAULT_VIEW;
}

export interface FollowedView {
  /** The view last shown or asked for, to tell a movement from a redraw. */
  readonly shown: RefObject<MapView | undefined>;
  /** True while the map moves by itself to bring the opening window into sight. */
  readonly isFitting: RefObject<boolean>;
  /** To be called when a person has moved the map: from then on it stays where it is. */
  readonly keepPlace: () => void;
  /** The map itself, as soon as it is made: long before it is drawn, where the line is slow. */
  readonly takeMap: (map: MapRef | null) => void;
}

/**
 * Moves the map when the view handed in is not the one it shows. Without a view, brings the opening window into sight once,
 * as soon as there is one, unless a person has moved the map before it was drawn; where asked to keep it in sight, again when
 * the map's frame changes before a person has moved it.
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
      engine.fitBounds([...window] as [number, number, number, number], { ...fit, duration: 0 });
      isFitting.current = false;
    };
    if (view && !(shown.current && isSameView(view, shown.current))) {
      shown.current = view;
      engine.easeTo({ center: [view.longitude, view.latitude], zoom: view.zoom, duration: MOVE_MS });
    } else if (!view && opening && !isOpen.current) {
      // Also where the map was made with this window: its frame may have changed before it was drawn.
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
    // Until it is drawn, nobody but a person moves the map; a new frame is no drag and no zoom.
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
