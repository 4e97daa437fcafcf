import * as z from 'zod';
import { CLOSEST_ZOOM, cellsAround } from './cell-grid.ts';

/** Cells that a window is wide or high: 5,120 px. */
const MOST_ACROSS = 320;
/** Cells of one map place: more than a cluster has, even when cells of the whole world replace those of a window. */
const MOST_CELLS = 4096;

const Zoom = z.int().min(0).max(CLOSEST_ZOOM);
const CellNumber = z
  .int()
  .min(0)
  .max(cellsAround(CLOSEST_ZOOM) - 1);

/** A window of a map, in columns and rows of cells, both ends included; across the antimeridian `west` is the greater one. */
export const MapWindow = z
  .object({ zoom: Zoom, west: CellNumber, east: CellNumber, north: CellNumber, south: CellNumber })
  .refine(({ zoom, west, east, north, south }) => {
    const around = cellsAround(zoom);
    const columns = east - west + (east < west ? around : 0) + 1;
    const isOnMap = Math.max(west, east, south) < around;
    return isOnMap && north <= south && columns <= MOST_ACROSS && south - north < MOST_ACROSS;
  }, 'Окно карты лежит за её краем или слишком велико');
export type MapWindow = z.infer<typeof MapWindow>;

/** Only objects in these cells of one zoom: `[column, row]`; `null` restricts nothing. */
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

/** id, latitude, longitude, kind: a tuple, because it makes a map of 100,000 points three times smaller. */
export const MapPoint = z.tuple([z.uuid(), z.number(), z.number(), z.int()]);
export type MapPoint = z.infer<typeof MapPoint>;

/** Column, row, number of points and their mean latitude and longitude; id and kind when the cell has a single point. */
export const MapCell = z.tuple([z.int(), z.int(), z.int(), z.number(), z.number(), z.uuid().nullable(), z.int()]);
export type MapCell = z.infer<typeof MapCell>;

/** Objects of a filter on a map: all points while they are few, else the cells of a window. */
export const MapPlaces = z.object({
  /** Zoom of the cells; `null`: `points` has all objects. */
  zoom: z.int().nullable(),
  points: z.array(MapPoint),
  cells: z.array(MapCell),
});
export type MapPlaces = z.infer<typeof MapPlaces>;

/** Visible window, in addition to a filter; without one, cells of the whole world when there are many points. */
export const windowed = { window: MapWindow.nullable().default(null) };
