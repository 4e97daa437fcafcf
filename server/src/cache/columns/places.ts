import { cellsAround, MOST_POINTS } from '@gektar/contract/cell-grid.ts';
import type { MapCell, MapPlaces, MapPoint, MapWindow } from '@gektar/contract/map-cells.ts';
import { aboutMetre, edgesOf, OPENING_ZOOM, shareNorth, shareWest } from '#database/map-cells.ts';
import type { ColumnAbout, ColumnTable } from './column-table.ts';

/** Columns of a position for maps. @param alias of a table with `latitude` and `longitude` */
export function positionColumns(alias: string): ColumnAbout[] {
  const [latitude, longitude] = [`${alias}.latitude`, `${alias}.longitude`];
  return [
    { name: 'latitude', holds: 'numbers', sql: latitude },
    { name: 'longitude', holds: 'numbers', sql: longitude },
    { name: 'shareNorth', holds: 'numbers', sql: shareNorth(latitude) },
    { name: 'shareWest', holds: 'numbers', sql: shareWest(longitude) },
  ];
}

/** Coordinates of the rows of a table, stored in them or in a row of another table. */
export interface OnMap {
  /** With the rows' ids. */
  readonly rows: ColumnTable;
  /** With the columns of positions. */
  readonly positions: ColumnTable;
  readonly positionOf: (slot: number) => number;
  /** Chooses the colour. */
  readonly kindOf: (slot: number) => number;
}

/** Points of these rows. @param slots of the table */
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

function cellsOf(map: OnMap, slots: Uint32Array, window: MapWindow): MapCell[] {
  const { positions, positionOf, kindOf, rows } = map;
  const around = cellsAround(window.zoom);
  const [latitudes, longitudes] = [positions.numbers('latitude').values, positions.numbers('longitude').values];
  const [west, north] = [positions.numbers('shareWest').values, positions.numbers('shareNorth').values];
  const edges = edgesOf(window);
  const isAcross = window.west > window.east;
  // Objects on an edge of the window belong to the next cell.
  const width = ((window.east - window.west + around) % around) + 3;
  const height = window.south - window.north + 3;
  /** For each cell, side by side in memory: count, sums of latitudes and of longitudes, one of the rows. */
  const sums = new Float64Array(4 * width * height);
  /** Indexes of non-empty cells: few of the million cells of the world. */
  const filled: number[] = [];
  /** A mask, since the numbers are powers of two: a remainder would take longer than the rest of the loop. */
  const lastColumn = around - 1;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    const at = positionOf(slot);
    const latitude = latitudes[at] ?? Number.NaN;
    const longitude = longitudes[at] ?? Number.NaN;
    if (!(latitude <= edges.north && latitude >= edges.south)) continue;
    const isEast = longitude >= edges.west;
    const isWest = longitude < edges.east;
    if (isAcross ? !(isEast || isWest) : !(isEast && isWest)) continue;
    const x = cellAt(west[at] ?? 0, around);
    const y = cellAt(north[at] ?? 0, around);
    const offset = 4 * ((y - window.north + 1) * width + ((x - window.west + 1) & lastColumn));
    if (sums[offset] === 0) filled.push(offset);
    sums[offset] = (sums[offset] ?? 0) + 1;
    sums[offset + 1] = (sums[offset + 1] ?? 0) + latitude;
    sums[offset + 2] = (sums[offset + 2] ?? 0) + longitude;
    sums[offset + 3] = slot;
  }
  return filled.map((offset): MapCell => {
    const [count = 0, latitude = 0, longitude = 0, slot = 0] = sums.subarray(offset, offset + 4);
    const cell = offset / 4;
    return [
      ((cell % width) + window.west - 1 + around) % around,
      Math.floor(cell / width) + window.north - 1,
      count,
      aboutMetre(latitude / count),
      aboutMetre(longitude / count),
      count === 1 ? rows.idOf(slot) : null,
      count === 1 ? kindOf(slot) : 0,
    ];
  });
}

/** Column or row of a share of the map's width or height. */
function cellAt(share: number, around: number): number {
  return Math.min(Math.max(Math.floor(share * around), 0), around - 1);
}
