import { setImmediate } from 'node:timers/promises';
import type { PictureBounds } from '@gektar/contract/land/cadastre/cadastre-endpoints.ts';
import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import type { LatLon } from '@gektar/contract/measure/position.ts';
import { borderOf } from './area-border.ts';
import { type PixelBlob, pixelBlobs } from './marked-areas.ts';
import { colouredMarks, grown, inkMarks, type Marks, type Picture, unlikeBackgroundMarks } from './picture-marks.ts';
import type { PicturePoint } from './straight-sides.ts';

/** Regions below this share of the picture are labels or specks. */
const LEAST_SHARE = 0.005;
/** Gaps of a dashed or broken line up to twice this size are closed (px). */
const GAP_PX = 4;

/**
 * The largest outlined region of a picture as one polygon (L-02). A closed line takes precedence over a filled shape, a
 * coloured one over ink; outlines cut by the edge are ignored.
 * @param bounds extent of the picture, edge to edge, in Web Mercator
 * @returns undefined when no region is found
 */
export async function traceOutline(picture: Picture, bounds: PictureBounds): Promise<Polygon | undefined> {
  const area = await findArea(picture);
  if (!area) return undefined;
  const corners = borderOf(area);
  return corners.length < 3 ? undefined : { coordinates: corners.map((corner) => toPosition(corner, picture, bounds)) };
}

/** The largest region of the first attempt that finds one; attempts go from the most to the least certain marks. */
async function findArea(picture: Picture): Promise<PixelBlob | undefined> {
  const coloured = () => [colouredMarks(picture, 0), colouredMarks(picture, 30)];
  const ink = () => [inkMarks(picture)];
  const closed = (marks: () => Marks[]) => () => marks().map((one) => grown(one, picture, GAP_PX));
  const line = (area: PixelBlob) => area.isOutline;
  const lineOrShape = (area: PixelBlob) => area.isOutline || area.isShape;
  const attempts = [
    [coloured, line],
    [closed(coloured), line],
    [ink, line],
    [closed(ink), line],
    [coloured, lineOrShape],
    [() => [unlikeBackgroundMarks(picture)], lineOrShape],
  ] as const;
  for (const [marks, isWanted] of attempts) {
    // Tracing takes tenths of a second: lets other requests run in between.
    await setImmediate();
    const areas = marks().flatMap((one) => areasIn(one, picture).filter(isWanted));
    const [largest] = areas.sort((a, b) => b.size - a.size);
    if (largest) return largest;
  }
  return undefined;
}

function areasIn(marks: Marks, { width, height }: Picture): PixelBlob[] {
  return pixelBlobs(marks, width, height, width * height * LEAST_SHARE);
}

/** Six decimals, about a decimetre. */
const DECIMALS = 1e6;

function toPosition(
  { x, y }: PicturePoint,
  { width, height }: Picture,
  { north, south, west, east }: PictureBounds,
): LatLon {
  const [top, bottom] = [mercator(north), mercator(south)];
  const latitude = fromMercator(top + ((bottom - top) * y) / height);
  const longitude = west + ((east - west) * x) / width;
  return [Math.round(latitude * DECIMALS) / DECIMALS, Math.round(longitude * DECIMALS) / DECIMALS];
}

function mercator(latitude: number): number {
  return Math.asinh(Math.tan((latitude * Math.PI) / 180));
}

function fromMercator(y: number): number {
  return (Math.atan(Math.sinh(y)) * 180) / Math.PI;
}
