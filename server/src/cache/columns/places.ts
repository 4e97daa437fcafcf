import { cellsAround, MOST_POINTS } from '@gektar/contract/cell-grid.ts';
import type { MapCell, MapPlaces, MapPoint, MapWindow } from '@gektar/contract/map-cells.ts';
import { aboutMetre, OPENING_ZOOM, shareNorth, shareWest } from '#database/map-cells.ts';
import type { ColumnAbout, ColumnTable } from './column-table.ts';

/** Columns of a position for maps. @param alias alias of a table with `latitude` and `longitude` */
export function positionColumns(alias: string): ColumnAbout[] {
  const [latitude, longitude] = [`${alias}.latitude`, `${alias}.longitude`];
  const columns = { latitude, longitude, shareNorth: shareNorth(latitude), shareWest: shareWest(longitude) };
  return Object.entries(columns).map(([name, sql]) => ({ name, holds: 'numbers', sql }));
}

/** Coordinates of the rows of a table, stored in them or in a row of another table. */
export interface OnMap {
  readonly rows: ColumnTable;
  /** Table with the columns of positions. */
  readonly positions: ColumnTable;
  readonly positionOf: (slot: number) => number;
  /** Small number that chooses the colour of a row's point. */
  readonly kindOf: (slot: number) => number;
}

/** Map points of rows. @param slots slots of the rows in `rows` */
export function pointsOf({ rows, positions, positionOf, kindOf }: OnMap, slots: Uint32Array): MapPoint[] {
  const [latitudes, longitudes] = [positions.numbers('latitude'), positions.numbers('longitude')];
  return Array.from(slots, (slot): MapPoint => {
    const at = positionOf(slot);
    return [rows.idOf(slot), aboutMetre(latitudes.at(at)), aboutMetre(longitudes.at(at)), kindOf(slot)];
  });
}

/** The result of `findMapPlaces` for these rows. */
export function placesOf(map: OnMap, slots: Uint32Array, window: MapWindow | null): MapPlaces {
  if (window !== null) return { zoom: window.zoom, points: [], cells: cellsOf(map, slots, window) };
  if (slots.length <= MOST_POINTS) return { zoom: null, points: pointsOf(map, slots), cells: [] };
  const last = cellsAround(OPENING_ZOOM) - 1;
  const world = { zoom: OPENING_ZOOM, west: 0, east: last, north: 0, south: last };
  return { zoom: OPENING_ZOOM, points: [], cells: cellsOf(map, slots, world) };
}

function cellsOf({ positions, positionOf, kindOf, rows }: OnMap, slots: Uint32Array, window: MapWindow): MapCell[] {
  const around = cellsAround(window.zoom);
  const [latitudes, longitudes] = [positions.numbers('latitude').values, positions.numbers('longitude').values];
  const [west, north] = [positions.numbers('shareWest').values, positions.numbers('shareNorth').values];
  /** A mask, since the numbers are powers of two: a remainder would take longer than the rest of the loop. */
  const lastColumn = around - 1;
  const width = ((window.east - window.west) & lastColumn) + 1;
  const height = window.south - window.north + 1;
  /** Four numbers per cell: count of rows, sum of latitudes, sum of longitudes, slot of one of the rows. */
  const sums = new Float64Array(4 * width * height);
  /** Indexes of non-empty cells: few of the million cells of the world. */
  const filled: number[] = [];
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    const at = positionOf(slot);
    const y = (north[at] ?? Number.NaN) * around - window.north;
    // Not `y < 0 || y >= height`: `y` is NaN without coordinates.
    if (!(y >= 0 && y < height)) continue;
    // The 180th meridian belongs to the last column.
    const x = (Math.min(Math.floor((west[at] ?? 0) * around), lastColumn) - window.west) & lastColumn;
    if (x >= width) continue;
    const offset = 4 * (Math.floor(y) * width + x);
    if (sums[offset] === 0) filled.push(offset);
    sums[offset] = (sums[offset] ?? 0) + 1;
    sums[offset + 1] = (sums[offset + 1] ?? 0) + (latitudes[at] ?? 0);
    sums[offset + 2] = (sums[offset + 2] ?? 0) + (longitudes[at] ?? 0);
    sums[offset + 3] = slot;
  }
  return filled.map((offset): MapCell => {
    const [count = 0, latitude = 0, longitude = 0, slot = 0] = sums.subarray(offset, offset + 4);
    const [x, y] = [(((offset / 4) % width) + window.west) & lastColumn, Math.floor(offset / 4 / width) + window.north];
    const [id, kind] = count === 1 ? [rows.idOf(slot), kindOf(slot)] : [null, 0];
    return [x, y, count, aboutMetre(latitude / count), aboutMetre(longitude / count), id, kind];
  });
}
