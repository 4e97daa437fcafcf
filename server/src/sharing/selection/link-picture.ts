import { Readable } from 'node:stream';
import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { publicEndpoints } from '@gektar/contract/sharing/selection-link.ts';
import type { z } from 'zod';
import type { Route } from '#http/router.ts';
import { drawPreview } from '#office/picture/draw-preview.ts';
import { findPreviewContent, hashOfPreview, type PreviewContent } from './link-preview.ts';
import type { ShownDomain } from './shown-items.ts';

/** Most pictures in memory, about 100 KB each; the least recently read one is evicted. */
const MOST_PICTURES = 50;
/** Time for which messengers may cache a picture (s); the next URL has another hash when the objects have changed. */
const FRESH_SECONDS = 3_600;

export interface PictureParts {
  readonly siteName: string;
  /** Content of a photo; undefined when it is missing. */
  readonly readPhoto: (id: string) => Promise<Buffer | undefined>;
}

/** Draws each picture once for as long as it is in memory; simultaneous readers of one wait for the same drawing. */
export function pictureDrawer({ siteName, readPhoto }: PictureParts) {
  const drawn = new Map<string, Promise<Buffer>>();
  return (content: PreviewContent): Promise<Buffer> => {
    const key = hashOfPreview(content);
    const picture = drawn.get(key) ?? draw(content);
    drawn.delete(key);
    drawn.set(key, picture);
    const [oldest] = drawn.keys();
    if (drawn.size > MOST_PICTURES && oldest !== undefined) drawn.delete(oldest);
    picture.catch(() => drawn.delete(key));
    return picture;
  };
  async function draw({ title, description, photoIds }: PreviewContent): Promise<Buffer> {
    const photos = await Promise.all(photoIds.map(readPhoto));
    return drawPreview({ siteName, title, description, photos: photos.filter((photo) => photo !== undefined) });
  }
}

/** The picture of a link for messengers; without its right key, the answer is that of an unknown link. */
export function linkPictureRoute<Seen extends object>(
  route: Route,
  { picture }: Pick<ReturnType<typeof publicEndpoints<Domain, z.ZodType<object>>>, 'picture'>,
  about: ShownDomain<Seen>,
  draw: ReturnType<typeof pictureDrawer>,
): void {
  route(picture, async ({ db, params: { id }, query: { key = '' }, request: { ip } }) => {
    const content = await findPreviewContent(db, about, id, { key, ip });
    if (!content) throw new Failure('link.invalid');
    return {
      open: async () => {
        const bytes = await draw(content);
        return { content: Readable.from([bytes]), size: bytes.length };
      },
      type: 'image/jpeg',
      etag: hashOfPreview(content),
      cacheControl: `private, max-age=${FRESH_SECONDS}`,
    };
  });
}
