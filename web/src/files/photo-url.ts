import { type ImageSize, imagePath, imageSizes } from '@gektar/contract/files/stored-file.ts';

/** Where a picture is shown, which decides the fetched sizes; the browser chooses among them by pixel density. */
export type PhotoSize = 'thumbnail' | 'card' | 'wide' | 'gallery' | 'full';

const choices = {
  thumbnail: { among: ['thumb', 'card', 'card-2x'], sizes: '140px' },
  card: { among: ['card', 'card-2x'], sizes: '280px' },
  /** As wide as the screen of a phone, or as a column of cards on a desktop. */
  wide: { among: ['card-2x', '640', '1280'], sizes: '(max-width: 799px) 100vw, 420px' },
  gallery: { among: ['640', '1280', 'full'], sizes: '(max-width: 1279px) 100vw, 720px' },
  full: { among: ['1280', 'full'], sizes: '100vw' },
} as const satisfies Record<PhotoSize, { among: readonly [ImageSize, ...ImageSize[]]; sizes: string }>;

/** `src`, `srcSet` and `sizes` of an image element; every URL is `image-storage/{globalImageId}` (1§7). */
export function photoSources(id: string, size: PhotoSize): { src: string; srcSet: string; sizes: string } {
  const { among, sizes } = choices[size];
  const srcSet = among.map((name) => `${imagePath(id, name)} ${imageSizes[name].width}w`).join(', ');
  return { src: imagePath(id, among[0]), srcSet, sizes };
}
