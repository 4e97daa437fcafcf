import type { MapPlaces, MapWindow } from '@gektar/contract/map-cells.ts';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { MapBounds, MapPosition, MapView } from '#map/view/map-view.ts';
import type { MapCrowd, MapPoint } from './points-source.ts';
import { windowOf } from './window-of.ts';

/** Objects on a map, and the loading of more. */
export interface FoundPlaces {
  readonly query: UseQueryResult<unknown>;
  readonly points: readonly MapPoint[];
  readonly crowds: readonly MapCrowd[];
  /** Zoom of the cells; null: every point is loaded individually. */
  readonly zoom: number | null;
  /** Positions of all results, only approximate when there are many; undefined while loading. */
  readonly positions: readonly MapPosition[] | undefined;
  /** Whether the drawn objects belong to the current window, not to a previous one. */
  readonly isSettled: boolean;
  /** Called with the current view of the map. */
  readonly onShow: (view: MapView, bounds: MapBounds) => void;
}

/** Loads the places of a window, or of the whole world. */
export type PlacesQuery = (window: MapWindow | null) => UseQueryOptions<MapPlaces>;

const nothing: MapPlaces = { zoom: null, points: [], cells: [] };

/**
 * Results on a map: all points while they are few, else the cells of the visible window; while those load, the map
 * shows the previous ones.
 * @param colourOf colour of a kind; must be stable, since a new function redraws all points
 */
export function useFoundPlaces(queryOf: PlacesQuery, colourOf: (kind: number) => string): FoundPlaces {
  const [window, setWindow] = useState<MapWindow | null>(null);
  const whole = useQuery(queryOf(null));
  const isMany = whole.data !== undefined && whole.data.zoom !== null;
  const asked = queryOf(window);
  const part = useQuery({
    ...asked,
    enabled: isMany && window !== null,
    // While another window of the same query loads, the previous answer stays. The window is the last part of a key.
    placeholderData: (last: MapPlaces | undefined, lastQuery: { queryKey: unknown } | undefined) =>
      questionOf(lastQuery?.queryKey) === questionOf(asked.queryKey) ? last : undefined,
  });
  const shown = (isMany && window !== null ? part.data : undefined) ?? whole.data ?? nothing;
  return {
    query: whole,
    ...useMemo(() => toMarkers(shown, colourOf), [shown, colourOf]),
    zoom: shown.zoom,
    positions: useMemo(() => whole.data && positionsOf(whole.data), [whole.data]),
    isSettled: isMany ? part.data !== undefined && !part.isPlaceholderData : true,
    onShow: useCallback((view: MapView, bounds: MapBounds) => {
      const next = windowOf(view, bounds);
      setWindow((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    }, []),
  };
}

function questionOf(key: unknown): string | undefined {
  return Array.isArray(key) ? JSON.stringify(key.slice(0, -1)) : undefined;
}

function toMarkers({ points, cells }: MapPlaces, colourOf: (kind: number) => string) {
  const crowds: MapCrowd[] = [];
  const alone: MapPoint[] = points.map(([id, latitude, longitude, kind]) => ({
    id,
    latitude,
    longitude,
    colour: colourOf(kind),
  }));
  for (const [column, row, count, latitude, longitude, id, kind] of cells) {
    const cell = [column, row] as const;
    if (id === null) crowds.push({ count, latitude, longitude, cell });
    else alone.push({ id, latitude, longitude, colour: colourOf(kind), cell });
  }
  return { points: alone, crowds };
}

function positionsOf({ points, cells }: MapPlaces): MapPosition[] {
  return [
    ...points.map(([, latitude, longitude]) => ({ latitude, longitude })),
    ...cells.map(([, , weight, latitude, longitude]) => ({ latitude, longitude, weight })),
  ];
}

/**
 * Points of a list that is loaded as a whole.
 * @param points stable while unchanged
 */
export function knownPlaces(query: UseQueryResult<unknown>, points: readonly MapPoint[]): FoundPlaces {
  return {
    query,
    points,
    crowds: noCrowds,
    zoom: null,
    positions: query.data === undefined ? undefined : points,
    isSettled: true,
    onShow,
  };
}

const noCrowds: readonly MapCrowd[] = [];
const onShow = () => undefined;
