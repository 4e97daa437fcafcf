import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type FileStore, fileKey } from './file-store.ts';

/** Errors of the disk, unlike those of an upload that was cut off. */
const OF_DISK = new Set([
  ...['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EMFILE', 'ENFILE', 'ESTALE'],
]);

export interface StoreWatch {
  worked(tookMs: number): void;
  failed(error: unknown): void;
}

/** The same store; reports successes, and failures of the disk. */
export function watchedStore(store: FileStore, { worked, failed }: StoreWatch): FileStore {
  const watch = async <Result>(work: Promise<Result>): Promise<Result> => {
    const started = performance.now();
    try {
      const result = await work;
      worked(performance.now() - started);
      return result;
    } catch (error) {
      if (error instanceof Error && 'code' in error && OF_DISK.has(String(error.code))) failed(error);
      throw error;
    }
  };
  return {
    put: (key, content) => watch(store.put(key, content)),
    get: (key) => watch(store.get(key)),
    remove: (key) => store.remove(key),
  };
}

/** Writes a small file, reads it back and removes it; throws when the content is not there. */
export async function checkStore(store: FileStore): Promise<void> {
  const key = fileKey(randomUUID(), 'check');
  const content = Buffer.from(key);
  try {
    await store.put(key, content);
    const stored = await store.get(key);
    if (!stored || !content.equals(await buffer(stored.content))) throw new Error('the content was not stored');
  } finally {
    await store.remove(key);
  }
}
