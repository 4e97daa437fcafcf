import type { MapBounds, MapPosition } from '#map/view/map-view.ts';

/** Position in the drawing (px). */
export type FlatPoint = readonly [x: number, y: number];

/** A drawing of a fixed size over a window of the world, in the projection of every map here (Mercator). */
export interface FlatProjection {
  readonly width: number;
  readonly height: number;
  /** Converts a position (degrees, WGS 84) to a point of the drawing. */
  readonly project: (position: MapPosition) => FlatPoint;
  /** Window that the whole drawing shows. */
  readonly window: MapBounds;
  /** Scale at the middle of the drawing. */
  readonly metresPerPx: number;
}

const EQUATOR_M = 40_075_016.7;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Mercator x of a longitude: 0 at 180° W, 1 at 180° E. */
export const worldX = (longitude: number) => (longitude + 180) / 360;
/** Mercator y of a latitude: 0 at 85° N, 1 at 85° S. */
export const worldY = (latitude: number) => (1 - Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) / Math.PI) / 2;
const longitudeAt = (x: number) => x * 360 - 180;
const latitudeAt = (y: number) => (2 * Math.atan(Math.exp((1 - 2 * y) * Math.PI)) - Math.PI / 2) * (180 / Math.PI);

export interface FlatSize {
  readonly width: number;
  readonly height: number;
  /** Margin around the window (px). */
  readonly padding: number;
  /** Minimum width of the window (m): a single point needs its surroundings. */
  readonly leastM: number;
}

/** Projection that shows the window as large as the size of the drawing allows. */
export function fitFlat([west, south, east, north]: MapBounds, size: FlatSize): FlatProjection {
  const { width, height, padding, leastM } = size;
  const middle: FlatPoint = [(worldX(west) + worldX(east)) / 2, (worldY(south) + worldY(north)) / 2];
  const circleM = EQUATOR_M * Math.cos(radians(latitudeAt(middle[1])));
  const widest = Math.max(
    (worldX(east) - worldX(west)) / (width - 2 * padding),
    (worldY(south) - worldY(north)) / (height - 2 * padding),
    leastM / circleM / width,
  );
  const [left, top] = [middle[0] - (widest * width) / 2, middle[1] - (widest * height) / 2];
  return {
    width,
    height,
    project: ({ longitude, latitude }) => [(worldX(longitude) - left) / widest, (worldY(latitude) - top) / widest],
    window: [longitudeAt(left), latitudeAt(top + widest * height), longitudeAt(left + widest * width), latitudeAt(top)],
    metresPerPx: widest * circleM,
  };
}

/**
 * Length of a scale bar of at most `mostPx`: the largest round length (1, 2 or 5 followed by zeros) that fits.
 * @returns m
 */
export function scaleLengthM(metresPerPx: number, mostPx: number): number {
  const most = metresPerPx * mostPx;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
}
