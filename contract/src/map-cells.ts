import * as z from 'zod';
import { CLOSEST_ZOOM, cellsAround } from './cell-grid.ts';

/** Maximum width and height of a window in cells: 5,120 px. */
const MOST_ACROSS = 320;
/**
 * Maximum number of cells in one `OnlyCells`. A cluster has fewer, even with cells of the whole world instead of a
 * window.
 */
const MOST_CELLS = 4096;

const Zoom = z.int().min(0).max(CLOSEST_ZOOM);
const CellNumber = z
  .int()
  .min(0)
  .max(cellsAround(CLOSEST_ZOOM) - 1);

/**
 * A window of a map, in columns and rows of cells, first and last included; across the antimeridian `west` is greater
 * than `east`.
 */
export const MapWindow = z
  .object({ zoom: Zoom, west: CellNumber, east: CellNumber, north: CellNumber, south: CellNumber })
  .refine(({ zoom, west, east, north, south }) => {
    const around = cellsAround(zoom);
    const columns = east - west + (east < west ? around : 0) + 1;
    const isOnMap = Math.max(west, east, south) < around;
    return isOnMap && north <= south && columns <= MOST_ACROSS && south - north < MOST_ACROSS;
  }, 'Окно карты лежит за её краем или слишком велико');
export type MapWindow = z.infer<typeof MapWindow>;

/** Restricts to objects in these cells `[column, row]` of one zoom; `null` restricts nothing. */
export const OnlyCells = z
  .object({
    zoom: Zoom,
    at: z
      .array(z.tuple([CellNumber, CellNumber]))
      .min(1)
      .max(MOST_CELLS),
  })
  .nullable()
  .default(null);
export type OnlyCells = z.infer<typeof OnlyCells>;

/**
 * id, latitude, longitude, kind. A tuple, because objects would make a map of 100,000 points three times larger.
 */
export const MapPoint = z.tuple([z.uuid(), z.number(), z.number(), z.int()]);
export type MapPoint = z.infer<typeof MapPoint>;

/**
 * Column, row, number of points, mean latitude and longitude of the points; id and kind of the only point when the cell
 * has just one.
 */
export const MapCell = z.tuple([z.int(), z.int(), z.int(), z.number(), z.number(), z.uuid().nullable(), z.int()]);
export type MapCell = z.infer<typeof MapCell>;

/** Objects of a filter on a map: every point while there are few of them, otherwise the cells of a window. */
export const MapPlaces = z.object({
  /** Zoom of the cells; `null`: `points` has all objects. */
  zoom: z.int().nullable(),
  points: z.array(MapPoint),
  cells: z.array(MapCell),
});
export type MapPlaces = z.infer<typeof MapPlaces>;

/** The visible window, sent with a filter; without it the cells cover the whole world when there are many points. */
export const windowed = { window: MapWindow.nullable().default(null) };
