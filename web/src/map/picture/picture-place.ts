import type { LatLon } from '#map/outline/outline-geometry.ts';
import type { MapBounds } from '#map/view/map-view.ts';

/** A corner of a picture, named by its sides. */
export type PictureCorner = readonly [vertical: 'north' | 'south', horizontal: 'west' | 'east'];

export const pictureCorners: readonly PictureCorner[] = [
  ['north', 'west'],
  ['north', 'east'],
  ['south', 'east'],
  ['south', 'west'],
];

/** Northernmost and southernmost latitude of the map (degrees). */
const END = 85;
/** Minimum side of a picture, in turns of the Earth: about 40 m at the equator. */
const SHORTEST = 1e-6;
/** Share of the view for a new picture, which leaves room for its handles. */
const SHARE_OF_VIEW = 0.7;

/** An extent in Mercator coordinates, in turns of the Earth: x to the east, y to the south. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Extent of a new picture: in the middle of the view, whole and undistorted.
 * @param aspect width / height
 */
export function placedInView(view: MapBounds, aspect: number): MapBounds {
  const { left, top, right, bottom } = boxOf(view);
  const width = SHARE_OF_VIEW * Math.min(right - left, (bottom - top) * aspect);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return boundsOf({
    left: x - width / 2,
    right: x + width / 2,
    top: y - width / aspect / 2,
    bottom: y + width / aspect / 2,
  });
}

export function cornerPlace([west, south, east, north]: MapBounds, [vertical, horizontal]: PictureCorner): LatLon {
  return [vertical === 'north' ? north : south, horizontal === 'west' ? west : east];
}

/** The middle of an extent as seen on the map; not the mean latitude, because Mercator stretches the north. */
export function middlePlace(bounds: MapBounds): LatLon {
  const { left, top, right, bottom } = boxOf(bounds);
  return [latitudeAt((top + bottom) / 2), longitudeAt((left + right) / 2)];
}

/**
 * The extent after dragging a corner to a position; the opposite corner stays, and the picture is never mirrored.
 * @param aspect width / height to preserve; when undefined, both sides follow the pointer
 */
export function withCornerAt(
  bounds: MapBounds,
  [vertical, horizontal]: PictureCorner,
  [latitude, longitude]: LatLon,
  aspect?: number,
): MapBounds {
  const { left, top, right, bottom } = boxOf(bounds);
  const [x, y] = [xOf(longitude), yOf(latitude)];
  let width = Math.max(SHORTEST, horizontal === 'west' ? right - x : x - left);
  let height = Math.max(SHORTEST, vertical === 'north' ? bottom - y : y - top);
  if (aspect !== undefined) {
    width = Math.max(width, height * aspect);
    height = width / aspect;
  }
  return boundsOf({
    left: horizontal === 'west' ? right - width : left,
    right: horizontal === 'west' ? right : left + width,
    top: vertical === 'north' ? bottom - height : top,
    bottom: vertical === 'north' ? bottom : top + height,
  });
}

/** The extent moved so that its middle is at a position. */
export function withMiddleAt(bounds: MapBounds, [latitude, longitude]: LatLon): MapBounds {
  const { left, top, right, bottom } = boxOf(bounds);
  const [byX, byY] = [xOf(longitude) - (left + right) / 2, yOf(latitude) - (top + bottom) / 2];
  return boundsOf({ left: left + byX, right: right + byX, top: top + byY, bottom: bottom + byY });
}

function boxOf([west, south, east, north]: MapBounds): Box {
  return { left: xOf(west), top: yOf(north), right: xOf(east), bottom: yOf(south) };
}

function boundsOf({ left, top, right, bottom }: Box): MapBounds {
  return [longitudeAt(left), latitudeAt(bottom), longitudeAt(right), latitudeAt(top)];
}

function xOf(longitude: number): number {
  return longitude / 360;
}

function yOf(latitude: number): number {
  const kept = Math.max(-END, Math.min(END, latitude));
  return -Math.log(Math.tan(Math.PI / 4 + (kept * Math.PI) / 360)) / (2 * Math.PI);
}

function longitudeAt(x: number): number {
  return Math.max(-180, Math.min(180, x * 360));
}

function latitudeAt(y: number): number {
  const latitude = (Math.atan(Math.exp(-y * 2 * Math.PI)) * 360) / Math.PI - 90;
  return Math.max(-END, Math.min(END, latitude));
}
