import { CLOSEST_ZOOM, cellsAround } from '@gektar/contract/cell-grid.ts';
import type { MapWindow } from '@gektar/contract/map-cells.ts';
import type { MapBounds, MapView } from '#map/view/map-view.ts';

/**
 * Grid of the window's edges, in cells: a whole tile of the map (512 px), so that short movements need no new query.
 */
const STEP = 32;
/** Widest window per query, in cells. */
const MOST_ACROSS = 320;
/** Latitude of the northern and southern edge of the map. */
const EDGE_DEGREES = 85;

/** The visible cells of a map at its integer zoom. */
export function windowOf({ zoom }: Pick<MapView, 'zoom'>, [west, south, east, north]: MapBounds): MapWindow {
  const whole = Math.min(CLOSEST_ZOOM, Math.max(0, Math.floor(zoom)));
  const around = cellsAround(whole);
  const [left, right] = steps(columnOf(west, around), columnOf(east, around));
  const [top, bottom] = steps(rowOf(north, around), rowOf(south, around));
  const isWhole = right - left + 1 >= around;
  return {
    zoom: whole,
    west: isWhole ? 0 : modulo(left, around),
    east: isWhole ? around - 1 : modulo(right, around),
    north: Math.max(0, top),
    south: Math.min(around - 1, bottom),
  };
}

/** Both ends moved outwards to the grid; a window that is too large is cut to its middle part. */
function steps(from: number, to: number): readonly [number, number] {
  const first = Math.floor(from / STEP) * STEP;
  const last = Math.ceil((to + 1) / STEP) * STEP - 1;
  const spare = Math.ceil(Math.max(0, last - first + 1 - MOST_ACROSS) / 2);
  return [first + spare, last - spare];
}

function columnOf(longitude: number, around: number): number {
  return Math.floor(((longitude + 180) / 360) * around);
}

function rowOf(latitude: number, around: number): number {
  const angle = (Math.max(-EDGE_DEGREES, Math.min(EDGE_DEGREES, latitude)) * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * around);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
