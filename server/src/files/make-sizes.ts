import { availableParallelism } from 'node:os';
import { Failure } from '@gektar/contract/failure.ts';
import { fileReasons } from '@gektar/contract/files/file-reasons.ts';
import { type ImageSize, imageSizeNames, imageSizes } from '@gektar/contract/files/stored-file.ts';
import pLimit from 'p-limit';
import sharp, { type Metadata, type Raw } from 'sharp';

/** The largest cameras of telephones make 108 million; a picture of 30,000 × 30,000 has 900. */
const MAX_PIXELS = 120_000_000;
/** Pictures that are unpacked as a whole, not line by line, may take so much memory. */
const MAX_UNPACKED_BYTES = 400_000_000;
/** Nobody waits longer for one photo. */
const TIMEOUT_SECONDS = 60;
/** Photos in work at once: each takes tens of megabytes and one core. */
const inTurn = pLimit(Math.min(2, availableParallelism()));

/** Small pictures are looked at side by side, the large one is looked into. */
const QUALITY = 80;
const FULL_QUALITY = 84;

// Photos come in three formats; nothing else that the library could read is let near it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// Every photo comes once: what the library keeps of it would be of no use.
sharp.cache(false);

/** A photo in all its sizes, upright, without data about camera and place. */
export interface SizedImage {
  /** px of the full size. */
  readonly width: number;
  readonly height: number;
  /** Those that are worth keeping: a size that would be no smaller than the full one is not. */
  readonly sizes: ReadonlyMap<ImageSize, Buffer>;
}

/**
 * Reads a photo and makes its sizes; waits until it is its turn.
 * @param path of a file whose signature says that it is of this format
 * @throws {Failure} file.refused with the reason at the field
 */
export function makeSizes(path: string, format: 'jpeg' | 'png' | 'webp', field: string): Promise<SizedImage> {
  return inTurn(async () => sizesOf(await readChecked(path, format, { field, frame: imageSizes.full })));
}

export interface ReadingPicture {
  /** Where a refusal is shown. */
  readonly field: string;
  /** px; no side is longer than the frame's. */
  readonly frame: { readonly width: number; readonly height: number };
}

/** A picture as bare pixels, upright; waits until it is its turn. @throws {Failure} file.refused with the reason at the field */
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

/** Told from the header alone, before anything is unpacked. */
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
 * The photo as bare pixels. It is made smaller while it is read, line by line, and turned upright after: the other way round it
 * would have to be in memory whole. @throws when it breaks off or is broken
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

/** EXIF orientation → mirror first, then turn clockwise by so many degrees. */
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
