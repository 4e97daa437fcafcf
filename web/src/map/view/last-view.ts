import type { MapBounds, MapPosition, MapView } from './map-view.ts';

/** Last view of a map by a person, and the window around it. */
export interface LastView {
  readonly view: MapView;
  readonly bounds: MapBounds;
}

const keyOf = (map: string) => `gektar.map-place.${map}`;

/**
 * Stores the view of a map for the next visit.
 * @param map its name: 'land-properties'
 */
export function storeLastView(map: string, view: LastView): void {
  try {
    localStorage.setItem(keyOf(map), JSON.stringify(view));
  } catch {
    // When the storage is full or forbidden, only this view is lost.
  }
}

/** @returns undefined without an earlier visit, or for an invalid stored value */
export function lastView(map: string): LastView | undefined {
  try {
    return readLastView(JSON.parse(localStorage.getItem(keyOf(map)) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function readLastView(stored: unknown): LastView | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { view, bounds } = stored as { view?: Partial<MapView>; bounds?: unknown };
  const numbers = [view?.longitude, view?.latitude, view?.zoom, ...(Array.isArray(bounds) ? bounds : [])];
  if (numbers.length !== 7 || !numbers.every(Number.isFinite)) return undefined;
  const [longitude, latitude, zoom, west, south, east, north] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { view: { longitude, latitude, zoom }, bounds: [west, south, east, north] };
}

/** Whether any of the positions is inside the window. */
export function isAnyWithin(positions: readonly MapPosition[], [west, south, east, north]: MapBounds): boolean {
  return positions.some(
    ({ longitude, latitude }) => longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );
}
