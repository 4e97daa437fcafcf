import { type ImageSize, imageSizeNames } from '@gektar/contract/files/stored-file.ts';

/** A document is stored as received. */
export const DOCUMENT_VARIANT = 'document';

/** Variant of a photo, by its size. */
export function imageVariant(size: ImageSize): string {
  return `${size}.webp`;
}

/** The wanted size or, when the photo is too small for it, the next stored one. */
export function storedSize(wanted: ImageSize, stored: readonly string[]): ImageSize {
  const from = imageSizeNames.indexOf(wanted);
  return imageSizeNames.slice(from).find((size) => stored.includes(size)) ?? 'full';
}
