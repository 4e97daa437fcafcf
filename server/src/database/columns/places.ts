import {
  cellsAround,
  type MapCell,
  type MapPlaces,
  type MapPoint,
  type MapWindow,
  MOST_POINTS,
} from '@gektar/contract/map-cells.ts';
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

/** Where the rows of a table lie, each at the position of a row of another table, or of its own. */
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

/** What `findMapPlaces` tells, of these rows. */
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
  const [latitudes, longitudes] = [positions.numbers('latitude'), positions.numbers('longitude')];
  const [west, north] = [positions.numbers('shareWest'), positions.numbers('shareNorth')];
  const isInside = insideOf(window);
  // What lies on an edge of the window belongs to the cell behind it.
  const width = ((window.east - window.west + around) % around) + 3;
  const height = window.south - window.north + 3;
  const counts = new Uint32Array(width * height);
  /** Sums in turns: of latitudes and longitudes. */
  const sums = new Float64Array(2 * counts.length);
  /** One row of each cell. */
  const some = new Uint32Array(counts.length);
  for (const slot of slots) {
    const at = positionOf(slot);
    const [latitude, longitude] = [latitudes.at(at), longitudes.at(at)];
    if (!isInside(latitude, longitude)) continue;
    const [x, y] = [cellAt(west.at(at), around), cellAt(north.at(at), around)];
    const place = (y - window.north + 1) * width + ((x - window.west + 1 + around) % around);
    counts[place] = (counts[place] ?? 0) + 1;
    sums[2 * place] = (sums[2 * place] ?? 0) + latitude;
    sums[2 * place + 1] = (sums[2 * place + 1] ?? 0) + longitude;
    some[place] = slot;
  }
  const cells: MapCell[] = [];
  for (const [place, count] of counts.entries()) {
    if (count === 0) continue;
    const x = ((place % width) + window.west - 1 + around) % around;
    const y = Math.floor(place / width) + window.north - 1;
    const [latitude = 0, longitude = 0] = sums.subarray(2 * place, 2 * place + 2);
    const slot = some[place] ?? 0;
    cells.push([
      x,
      y,
      count,
      aboutMetre(latitude / count),
      aboutMetre(longitude / count),
      count === 1 ? rows.idOf(slot) : null,
      count === 1 ? kindOf(slot) : 0,
    ]);
  }
  return cells;
}

/** Column or row of a share of the map's width or height. */
function cellAt(share: number, around: number): number {
  return Math.min(Math.max(Math.floor(share * around), 0), around - 1);
}

function insideOf(window: MapWindow): (latitude: number, longitude: number) => boolean {
  const { west, east, north, south } = edgesOf(window);
  const isAcross = window.west > window.east;
  return (latitude, longitude) =>
    latitude <= north &&
    latitude >= south &&
    (isAcross ? longitude >= west || longitude < east : longitude >= west && longitude < east);
}
