import { Readable } from 'node:stream';
import { imageSizeNames } from '@gektar/contract/files/stored-file.ts';
import pLimit from 'p-limit';
import { type FileStore, fileKey } from '#files/file-store.ts';
import { imagePiece } from '#files/pieces.ts';
import { drawPhoto } from './draw-photo.ts';
import { drawnPhotoOf } from './photo-id.ts';

const ID_LENGTH = 36;

/**
 * A store with the demo photos: each is drawn in the requested size at the first request, and kept. The first start
 * does not wait for hundreds of drawings.
 */
export function withDrawnPhotos(store: FileStore): FileStore {
  const inTurn = pLimit(2);
  return {
    ...store,
    async get(key) {
      const stored = await store.get(key);
      if (stored) return stored;
      const asked = askedOf(key);
      if (!asked) return undefined;
      const content = await inTurn(() => drawPhoto(asked.photo, asked.size));
      await store.put(key, content);
      return { content: Readable.from([content]), size: content.length };
    },
  };
}

/** The drawing and the size that a key stands for. */
function askedOf(key: string) {
  const id = key.split('/').at(-1)?.slice(0, ID_LENGTH) ?? '';
  const photo = drawnPhotoOf(id);
  const size = imageSizeNames.find((name) => fileKey(id, imagePiece(name)) === key);
  return photo && size ? { photo, size } : undefined;
}
