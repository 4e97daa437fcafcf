import type { Photo } from './photo.ts';
import { PhotoImage, PhotoPlaceholder } from './photo-image.tsx';

/** The first of the photos, small and next to its name; a placeholder when there are none. */
export function FirstPhoto({ photos: [first] }: { photos: readonly Photo[] }) {
  return first ? <PhotoImage id={first.id} alt="" size="card" isEager /> : <PhotoPlaceholder />;
}
