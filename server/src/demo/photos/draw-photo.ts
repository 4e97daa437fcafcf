import { type ImageSize, imageSizes } from '@gektar/contract/files/stored-file.ts';
import sharp from 'sharp';
import { type Chance, seededRandom } from '#demo/seeded-random.ts';
import { drawAbove } from './draw-above.ts';
import { drawEdge, drawFields, drawWay } from './draw-ground.ts';
import { drawDocks, drawHall, drawYard } from './draw-warehouse.ts';
import type { DrawnPhoto, PhotoView } from './photo-id.ts';
import { pickSeason, type Season } from './season.ts';
import { PHOTO_HEIGHT, PHOTO_WIDTH } from './svg.ts';

const QUALITY = 80;

const views = {
  above: drawAbove,
  fields: drawFields,
  edge: drawEdge,
  road: drawWay,
  yard: drawYard,
  docks: drawDocks,
  hall: drawHall,
} as const satisfies Record<PhotoView, (chance: Chance, season: Season) => string>;

// Unblocks the SVG loader for buffers, for our own drawings in memory. Uploads are read from files, and the SVG loader
// for files stays blocked.
function allowDrawings(): void {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
}

/** A photo of an invented plot in one size, as WebP; deterministic. */
export function drawPhoto({ view, seed }: DrawnPhoto, size: ImageSize): Promise<Buffer> {
  allowDrawings();
  const { width, height } = frameOf(size);
  const chance = seededRandom(seed);
  const picture = views[view](chance, pickSeason(chance));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${PHOTO_WIDTH} ${PHOTO_HEIGHT}" ` +
    `preserveAspectRatio="xMidYMid slice">${picture}</svg>`;
  // Low compression effort: more would take longer than the drawing.
  return sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: 1 }).toBuffer();
}

/**
 * Size of a photo in pixels, as for uploads: cropped to the frame, or scaled to fit inside it, never larger than the
 * drawing.
 */
function frameOf(size: ImageSize): { width: number; height: number } {
  const { width, height, fit } = imageSizes[size];
  if (fit === 'cover') return { width, height };
  const scale = Math.min(1, width / PHOTO_WIDTH, height / PHOTO_HEIGHT);
  return { width: Math.round(PHOTO_WIDTH * scale), height: Math.round(PHOTO_HEIGHT * scale) };
}
