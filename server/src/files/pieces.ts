import { type ImageSize, imageSizeNames } from '@gektar/contract/files/stored-file.ts';

/** A document is kept as it came. */
export const DOCUMENT_PIECE = 'document';

/** One size of a photo. */
export function imagePiece(size: ImageSize): string {
  return `${size}.webp`;
}

/** The wanted size, or where the photo is no larger than a smaller one, the next that is stored. */
export function storedSize(wanted: ImageSize, stored: readonly string[]): ImageSize {
  const from = imageSizeNames.indexOf(wanted);
  return imageSizeNames.slice(from).find((size) => stored.includes(size)) ?? 'full';
}
