import type { Feature, FeatureCollection, Point } from 'geojson';
import type { MapPosition } from '#map/view/map-view.ts';

/** One marker. The colour is any CSS colour or `var(--token)`. */
export interface MapPoint {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly colour: string;
  /** Cell of the point, when points are loaded by cells. */
  readonly cell?: CellAt | undefined;
}

/** Column and row of a cell. */
export type CellAt = readonly [column: number, row: number];

/** A number of points in one cell, not loaded individually. */
export interface MapCrowd {
  readonly count: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly cell: CellAt;
}

/** Properties of a point or of a crowd in the map's source. */
export interface PointProperties {
  readonly id?: string;
  readonly colour?: string;
  /** Count of a crowd. */
  readonly count?: number;
  /** 'column:row' */
  readonly cell?: string | undefined;
}

const PREFIX = 'point';

/** Name of a marker's picture, by which the map requests it. */
export function pointImageName(ring: string, colour: string): string {
  return [PREFIX, ring, colour].join('|');
}

/** @returns undefined for a picture that is not one of the product's markers */
export function coloursOfPointImage(name: string): { ring: string; colour: string } | undefined {
  const [prefix, ring, colour] = name.split('|');
  return prefix === PREFIX && ring && colour ? { ring, colour } : undefined;
}

/** Points and crowds as GeoJSON for MapLibre's clustering. */
export function pointsToGeoJson(
  points: readonly MapPoint[],
  crowds: readonly MapCrowd[] = [],
): FeatureCollection<Point, PointProperties> {
  const feature = (
    { longitude, latitude }: MapPosition,
    properties: PointProperties,
  ): Feature<Point, PointProperties> => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  });
  return {
    type: 'FeatureCollection',
    features: [
      ...points.map((point) => feature(point, { id: point.id, colour: point.colour, cell: point.cell?.join(':') })),
      ...crowds.map((crowd) => feature(crowd, { count: crowd.count, cell: crowd.cell.join(':') })),
    ],
  };
}

/** Total number of points that the clicked points and crowds represent. */
export function countOf(clicked: readonly PointProperties[]): number {
  return clicked.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** Cells of the clicked points and crowds. */
export function cellsOf(clicked: readonly PointProperties[]): [column: number, row: number][] {
  return clicked.map(({ cell = '' }) => {
    const [column, row] = cell.split(':').map(Number);
    return [column ?? 0, row ?? 0];
  });
}
