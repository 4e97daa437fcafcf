/** Above this number, points are sent grouped into cells. */
export const MOST_POINTS = 5000;
/** Closest zoom of a map. */
export const CLOSEST_ZOOM = 19;
/** Width of a cell at its own zoom (px): a quarter of what a cluster covers on the screen. */
export const CELL_PX = 16;
/** Width of the whole world at zoom 0 (px). */
const WORLD_PX = 512;

/** Number of cell columns, and of rows, around the whole world in Web Mercator. */
export function cellsAround(zoom: number): number {
  return (WORLD_PX / CELL_PX) * 2 ** zoom;
}
