/** More points than this come gathered by cells. */
export const MOST_POINTS = 5000;
/** Closest zoom of a map. */
export const CLOSEST_ZOOM = 19;
/** Width of a cell in px at its zoom: a quarter of what a cluster covers on the screen. */
export const CELL_PX = 16;
/** Width of the whole world in px at zoom 0. */
const WORLD_PX = 512;

/** Columns, and rows, of cells around the whole world in Web Mercator. */
export function cellsAround(zoom: number): number {
  return (WORLD_PX / CELL_PX) * 2 ** zoom;
}
