import { galleryFrames, MOST_PHOTOS } from '#office/slides/gallery.ts';
import type { Frame } from '#office/slides/slide.ts';
import type { CutPhoto } from './cut-photos.ts';

/** Something with photos, the best first. */
export interface PhotosOf {
  readonly id: string;
  readonly photoIds: readonly string[];
}

/**
 * Cuts the first photos of each to the frames that so many have on a slide.
 * @returns paths by id; none for something without a readable photo
 */
export async function cutGalleries(
  each: readonly PhotosOf[],
  frame: Frame,
  cut: CutPhoto,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const paths = new Map<string, readonly string[]>();
  for (const { id, photoIds } of each) paths.set(id, await cutGallery(photoIds.slice(0, MOST_PHOTOS), frame, cut));
  return paths;
}

/** Those that cannot be read leave their place to the others. */
async function cutGallery(photoIds: readonly string[], frame: Frame, cut: CutPhoto): Promise<readonly string[]> {
  const frames = galleryFrames(frame, photoIds.length);
  const paths: string[] = [];
  for (const [index, photoId] of photoIds.entries()) {
    const path = await cut({ photoId, frame: frames[index] ?? frame });
    if (path === undefined) return cutGallery(photoIds.toSpliced(index, 1), frame, cut);
    paths.push(path);
  }
  return paths;
}
