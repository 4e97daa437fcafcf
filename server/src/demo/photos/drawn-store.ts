import { Readable } from 'node:stream';
import { imageSizeNames } from '@gektar/contract/files/stored-file.ts';
import pLimit from 'p-limit';
import { type FileStore, fileKey } from '#files/file-store.ts';
import { DOCUMENT_VARIANT, imageVariant } from '#files/variants.ts';
import { drawPhoto } from './draw-photo.ts';
import { documentSeedOf, drawDocument } from './drawn-document.ts';
import { drawnPhotoOf } from './photo-id.ts';

const ID_LENGTH = 36;

/**
 * A store with the demo photos and documents: each is drawn at the first request, a photo in the requested size, and
 * stored then. So the first start does not wait for hundreds of drawings.
 */
export function withDrawnPhotos(store: FileStore): FileStore {
  const inTurn = pLimit(2);
  return {
    ...store,
    async get(key) {
      const stored = await store.get(key);
      if (stored) return stored;
      const draw = askedOf(key);
      if (!draw) return undefined;
      const content = await inTurn(draw);
      await store.put(key, content);
      return { content: Readable.from([content]), size: content.length };
    },
  };
}

/** Function that draws the file of a key, a photo in one size or a document; undefined for other keys. */
function askedOf(key: string): (() => Promise<Buffer>) | undefined {
  const id = key.split('/').at(-1)?.slice(0, ID_LENGTH) ?? '';
  const seed = documentSeedOf(id);
  if (seed !== undefined && fileKey(id, DOCUMENT_VARIANT) === key) return () => drawDocument(seed);
  const photo = drawnPhotoOf(id);
  const size = imageSizeNames.find((name) => fileKey(id, imageVariant(name)) === key);
  return photo && size && (() => drawPhoto(photo, size));
}
