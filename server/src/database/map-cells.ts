import { cellsAround, MOST_POINTS } from '@gektar/contract/cell-grid.ts';
import type { MapCell, MapPlaces, MapPoint, MapWindow, OnlyCells } from '@gektar/contract/map-cells.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './conditions.ts';
import type { Db } from './db.ts';

/** Columns of a position, degrees (WGS 84). */
export interface PositionColumns {
  readonly latitude: string;
  readonly longitude: string;
}

/** SQL of the objects on a map. */
export interface MapSource extends PositionColumns {
  readonly from: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  /** A small number that chooses the colour. */
  readonly kind: RawBuilder<unknown>;
}

/** Zoom whose cells show the whole world when a map of many points opens: a cell is some 40 km wide in Russia. */
export const OPENING_ZOOM = 4;

/** SQL of the share of the map's width west of a meridian. */
export const shareWest = (longitude: string) => `(${longitude} + 180) / 360`;
/** SQL of the share of the map's height north of a parallel. */
export const shareNorth = (latitude: string) =>
  `(0.5 - ln(tan(pi() / 4 + radians(least(greatest(${latitude}, -85), 85)) / 2)) / (2 * pi()))`;

/** The 180th meridian belongs to the last column, latitudes beyond the map's edge to its first and last row. */
const cell = (share: string, around: number) =>
  sql`least(greatest(floor(${sql.raw(share)} * ${sql.lit(around)}), 0), ${sql.lit(around - 1)})::int`;
const column = (longitude: string, around: number) => cell(shareWest(longitude), around);
const row = (latitude: string, around: number) => cell(shareNorth(latitude), around);

/** Western edge of a column, degrees. */
const longitudeOf = (cell: number, around: number) => (cell / around) * 360 - 180;
/** Northern edge of a row, degrees. */
const latitudeOf = (cell: number, around: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * cell) / around))) * 180) / Math.PI;

/** A window in degrees; the first and last row of cells include everything beyond the edge of the map. */
export function edgesOf(window: MapWindow) {
  const around = cellsAround(window.zoom);
  return {
    west: longitudeOf(window.west, around),
    east: window.east === around - 1 ? 181 : longitudeOf(window.east + 1, around),
    north: window.north === 0 ? 90 : latitudeOf(window.north, around),
    south: window.south === around - 1 ? -90 : latitudeOf(window.south + 1, around),
  };
}

/** Within a window. The edges in degrees come first, so that an index is used. */
function isWithin(position: PositionColumns, window: MapWindow): Condition {
  const { west, east, north, south } = edgesOf(window);
  const across = window.west > window.east ? sql`or` : sql`and`;
  const [latitude, longitude] = [sql.raw(position.latitude), sql.raw(position.longitude)];
  return sql<boolean>`(${longitude} >= ${west}::float8 ${across} ${longitude} < ${east}::float8)
    and ${latitude} <= ${north}::float8 and ${latitude} >= ${south}::float8`;
}

/** Only objects in one of the cells, limited to the window around them; `null` restricts nothing. */
export function inCells(position: PositionColumns, cells: OnlyCells): Condition[] {
  if (cells === null) return [];
  const { zoom, at } = cells;
  const around = cellsAround(zoom);
  const columns = at.map(([x]) => x);
  const rows = at.map(([, y]) => y);
  const [west, east] = [Math.min(...columns), Math.max(...columns)];
  const [north, south] = [Math.min(...rows), Math.max(...rows)];
  return [
    isWithin(position, { zoom, west, east, north, south }),
    sql<boolean>`(${column(position.longitude, around)}, ${row(position.latitude, around)})
      in (select * from unnest(${columns}::int[], ${rows}::int[]))`,
  ];
}

interface PointRecord {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: number;
}

/** Added before rounding: sums of the same numbers in another order differ by less, and so round alike. */
const NEARLY_NOTHING = 1e-6;

/** Rounds to five decimals, about a metre. In SQL, on `numeric`, that would take longer than the rest of the query. */
export function aboutMetre(degrees: number): number {
  return Math.round(degrees * 1e5 + NEARLY_NOTHING) / 1e5;
}

/** Points of the objects that match a condition, unordered. */
export async function findMapPoints(db: Db, source: MapSource, where: Condition, most?: number): Promise<MapPoint[]> {
  const { from, id, latitude, longitude, kind } = source;
  const { rows } = await sql<PointRecord>`
    select ${id} as id, ${sql.raw(latitude)} as latitude, ${sql.raw(longitude)} as longitude, ${kind} as kind
    from ${from} where ${where} ${most === undefined ? sql`` : sql`limit ${most}`}`.execute(db);
  return rows.map((point) => [point.id, aboutMetre(point.latitude), aboutMetre(point.longitude), point.kind]);
}

/**
 * Objects that match a condition, on a map: all points while they are few, else the cells of a window.
 * @param window visible part; null: everything, in wide cells
 */
export async function findMapPlaces(
  db: Db,
  source: MapSource,
  where: Condition,
  window: MapWindow | null,
): Promise<MapPlaces> {
  if (window === null) {
    const points = await findMapPoints(db, source, where, MOST_POINTS + 1);
    if (points.length <= MOST_POINTS) return { zoom: null, points, cells: [] };
    return { zoom: OPENING_ZOOM, points: [], cells: await findCells(db, source, where, OPENING_ZOOM) };
  }
  const inside = sql<boolean>`(${where}) and ${isWithin(source, window)}`;
  return { zoom: window.zoom, points: [], cells: await findCells(db, source, inside, window.zoom) };
}

interface CellRecord extends PointRecord {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

async function findCells(db: Db, source: MapSource, where: Condition, zoom: number): Promise<MapCell[]> {
  const { from, id, latitude, longitude, kind } = source;
  const around = cellsAround(zoom);
  const { rows } = await sql<CellRecord>`
    select x, y, count(*)::int as count, avg(latitude) as latitude, avg(longitude) as longitude,
      any_value(id) as id, any_value(kind) as kind
    from (
      select ${id} as id, ${sql.raw(latitude)} as latitude, ${sql.raw(longitude)} as longitude, ${kind} as kind,
        ${column(longitude, around)} as x, ${row(latitude, around)} as y
      from ${from} where ${where}
    ) p group by x, y`.execute(db);
  return rows.map((cell) => [
    cell.x,
    cell.y,
    cell.count,
    aboutMetre(cell.latitude),
    aboutMetre(cell.longitude),
    cell.count === 1 ? cell.id : null,
    cell.count === 1 ? cell.kind : 0,
  ]);
}
