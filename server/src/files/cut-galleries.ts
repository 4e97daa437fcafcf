import { galleryFrames, MOST_PHOTOS } from '#office/slides/gallery.ts';
import type { Frame } from '#office/slides/slide.ts';
import { brokerFrame, coverFrame } from '#office/slides/title-slide.ts';
import { allDone } from './all-done.ts';
import type { CutPhoto } from './cut-photos.ts';

/** An object and its photos, the best ones first. */
export interface PhotosOf {
  readonly id: string;
  readonly photoIds: readonly string[];
}

/**
 * Cuts the first photos of each object to the frames of a slide with that many photos.
 * @returns paths by object id; no entry for an object without a readable photo
 */
export async function cutGalleries(
  each: readonly PhotosOf[],
  frame: Frame,
  cut: CutPhoto,
): Promise<ReadonlyMap<string, readonly string[]>> {
  // `cut` limits how many photos are in progress.
  const paths = await allDone(
    each.map(async ({ id, photoIds }) => [id, await cutGallery(photoIds.slice(0, MOST_PHOTOS), frame, cut)] as const),
  );
  return new Map(paths);
}

/** Cuts the photos of one object; the next ones replace those that are unreadable. */
async function cutGallery(photoIds: readonly string[], frame: Frame, cut: CutPhoto): Promise<readonly string[]> {
  const frames = galleryFrames(frame, photoIds.length);
  const paths = await allDone(photoIds.map((photoId, index) => cut({ photoId, frame: frames[index] ?? frame })));
  const readable = photoIds.filter((_, index) => paths[index] !== undefined);
  if (readable.length < photoIds.length) return cutGallery(readable, frame, cut);
  return paths.filter((path) => path !== undefined);
}

/** Photos of the cover of a selection: of its first object, which a drawing replaces, and of its broker. */
export async function cutCover(
  each: readonly PhotosOf[],
  { page, faceId }: { readonly page?: string | undefined; readonly faceId?: string | null | undefined },
  cut: CutPhoto,
): Promise<{ readonly cover: string | undefined; readonly face: string | undefined }> {
  // A single page has no cover.
  if (page !== undefined) return { cover: undefined, face: undefined };
  const firstId = each.flatMap(({ photoIds }) => photoIds.slice(0, 1))[0];
  const cutOne = async (photoId: string | null | undefined, frame: Frame) =>
    photoId ? cut({ photoId, frame }) : undefined;
  const [cover, face] = await allDone([cutOne(firstId, coverFrame), cutOne(faceId, brokerFrame)]);
  return { cover, face };
}
