import { availableParallelism } from 'node:os';
import { Failure } from '@gektar/contract/failure.ts';
import { fileReasons } from '@gektar/contract/files/file-reasons.ts';
import { type ImageSize, imageSizeNames, imageSizes } from '@gektar/contract/files/stored-file.ts';
import pLimit from 'p-limit';
import sharp, { type Metadata, type Raw } from 'sharp';

/** Limit of pixels: the largest telephone cameras make 108 million; a picture of 30,000 × 30,000 has 900 million. */
const MAX_PIXELS = 120_000_000;
/** Memory limit for pictures decoded as a whole instead of line by line. */
const MAX_UNPACKED_BYTES = 400_000_000;
/** Time limit of one photo. */
const TIMEOUT_SECONDS = 60;
/** Photos processed at once: each takes tens of megabytes and one core. */
const inTurn = pLimit(Math.min(2, availableParallelism()));

/** Quality of small sizes, and of the full size, which is zoomed: losses do not show. */
const QUALITY = 80;
const FULL_QUALITY = 84;

// Allows the loaders of three formats only.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// Each photo is processed once: a cache would be useless.
sharp.cache(false);

/** A photo in all its sizes, upright, without metadata about camera and location. */
export interface SizedImage {
  /** Dimensions of the full size (px). */
  readonly width: number;
  readonly height: number;
  /** Sizes, except those that would not be smaller than the full one. */
  readonly sizes: ReadonlyMap<ImageSize, Buffer>;
}

/**
 * Reads a photo and makes its sizes; waits while too many photos are being processed.
 * @param path path of a file with the signature of this format
 * @throws {Failure} file.refused with the reason at the field
 */
export function makeSizes(path: string, format: 'jpeg' | 'png' | 'webp', field: string): Promise<SizedImage> {
  return inTurn(async () => sizesOf(await readChecked(path, format, { field, frame: imageSizes.full })));
}

export interface ReadingPicture {
  /** Form field of a refusal. */
  readonly field: string;
  /** Largest dimensions (px); the picture is scaled to fit. */
  readonly frame: { readonly width: number; readonly height: number };
}

/**
 * A picture as raw pixels, upright; waits while too many are being processed.
 * @throws {Failure} file.refused with the reason at the field
 */
export function readPicture(path: string, format: 'jpeg' | 'png' | 'webp', about: ReadingPicture): Promise<Pixels> {
  return inTurn(() => readChecked(path, format, about));
}

async function readChecked(path: string, format: string, { field, frame }: ReadingPicture): Promise<Pixels> {
  const refuse = (reason: string) => new Failure('file.refused', { fields: { [field]: reason } });
  const about = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (about?.format !== format) throw refuse(fileReasons.broken);
  if (isTooLarge(about)) throw refuse(fileReasons.tooManyPixels);
  const picture = await readUpright(path, frame, about.orientation).catch(() => undefined);
  if (!picture) throw refuse(fileReasons.broken);
  return picture;
}

/** Whether a picture is too large to decode, judged by its header. */
function isTooLarge({ width, height, format, isProgressive, channels, depth }: Metadata): boolean {
  const pixels = width * height;
  const isUnpackedWhole = format === 'webp' || isProgressive;
  const bytes = pixels * channels * (depth === 'ushort' ? 2 : 1);
  return pixels > MAX_PIXELS || (isUnpackedWhole && bytes > MAX_UNPACKED_BYTES);
}

export interface Pixels {
  readonly data: Buffer;
  readonly info: Raw;
}

/**
 * The photo as raw pixels. Scaled down while it is read, line by line, and rotated after: the other order would need
 * the whole picture in memory.
 * @throws when it is truncated or corrupt
 */
async function readUpright(path: string, { width, height }: ReadingPicture['frame'], orientation = 1): Promise<Pixels> {
  const read = await sharp(path, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [flops, angle] = turns[orientation] ?? turns[1];
  if (!flops && angle === 0) return read;
  return sharp(read.data, { raw: read.info }).flop(flops).rotate(angle).raw().toBuffer({ resolveWithObject: true });
}

/** EXIF orientation → mirror first, then rotate clockwise by degrees. */
const turns: Readonly<Record<number, readonly [flops: boolean, angle: number]>> & { 1: readonly [boolean, number] } = {
  1: [false, 0],
  2: [true, 0],
  3: [false, 180],
  4: [true, 180],
  5: [true, 270],
  6: [false, 90],
  7: [true, 90],
  8: [false, 270],
};

async function sizesOf({ data, info }: Pixels): Promise<SizedImage> {
  const sizes = new Map<ImageSize, Buffer>();
  for (const name of imageSizeNames) {
    const { width, height, fit } = imageSizes[name];
    const isFull = name === 'full';
    if (fit === 'inside' && !isFull && info.width <= width && info.height <= height) continue;
    const sized = sharp(data, { raw: info }).resize({ width, height, fit, withoutEnlargement: true });
    sizes.set(name, await sized.webp({ quality: isFull ? FULL_QUALITY : QUALITY }).toBuffer());
  }
  return { width: info.width, height: info.height, sizes };
}
