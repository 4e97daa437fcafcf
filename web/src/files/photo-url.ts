import { fillPath } from '@gektar/contract/endpoint.ts';

/** Where a picture stands decides how large it is fetched; the browser picks by its pixel density. */
export type PhotoSize = 'thumbnail' | 'card' | 'gallery' | 'full';

const widths = {
  thumbnail: { name: 'thumbnail', sizes: '140px' },
  card: { name: 'card', sizes: '280px' },
  gallery: { name: 'gallery', sizes: '(max-width: 1279px) 100vw, 720px' },
  full: { name: 'full', sizes: '100vw' },
} as const;

/** `src`, `srcSet` and `sizes` of an image element. */
export function photoSources(id: string, size: PhotoSize): { src: string } {
  return { src: `${fillPath('/api/image-storage/{id}', { id })}?size=${widths[size].name}` };
}
