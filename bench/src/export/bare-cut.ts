import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { PHOTOS } from './uploaded-plots.ts';

/** Number of photos cropped at once, as in the product. */
const AT_ONCE = 4;
/** Frames of a plot's three photos on its slide (px). */
const FRAMES = [
  { width: 789, height: 684 },
  { width: 395, height: 334 },
  { width: 395, height: 334 },
] as const;

/** Time to crop the photos of a deck to their frames and write them to disk, without slides or a file (s). */
export async function bareCut(photos: readonly Buffer[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'gektar-cut-'));
  const inTurn = pLimit(AT_ONCE);
  const cut = (photo: Buffer, index: number) =>
    sharp(photo)
      .resize({ ...(FRAMES[index % PHOTOS] ?? FRAMES[0]), fit: 'cover' })
      .flatten({ background: 'white' })
      .jpeg({ quality: 80 })
      .toFile(join(folder, `${index}.jpg`));
  const started = performance.now();
  await Promise.all(photos.map((photo, index) => inTurn(() => cut(photo, index))));
  const seconds = (performance.now() - started) / 1000;
  await rm(folder, { recursive: true });
  return seconds;
}
