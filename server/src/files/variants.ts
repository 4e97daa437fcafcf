import { type ImageSize, imageSizeNames } from '@gektar/contract/files/stored-file.ts';

/** The only variant of a document, which is stored as received. */
export const DOCUMENT_VARIANT = 'document';

/** Variant of a photo, by its size. */
export function imageVariant(size: ImageSize): string {
  return `${size}.webp`;
}

/** The wanted size or, when the photo is too small to have it, the next size that is stored. */
export function storedSize(wanted: ImageSize, stored: readonly string[]): ImageSize {
  const from = imageSizeNames.indexOf(wanted);
  return imageSizeNames.slice(from).find((size) => stored.includes(size)) ?? 'full';
}
