import { randomUUID } from 'node:crypto';
import { open, rename, rm, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { giveToOwnerOf, makeFolder } from '#make-folder.ts';
import type { FileFolders } from './file-folders.ts';
import { FILE_KEY, type FileStore } from './file-store.ts';

/** Stores content in a local folder; subfolders are created on demand. */
export function createLocalStore({ files, incoming }: FileFolders): FileStore {
  const pathOf = (key: string) => {
    if (!FILE_KEY.test(key)) throw new Error(`not a key of a file: ${key}`);
    return join(files, key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      const unfinished = join(incoming, randomUUID());
      await makeFolder(incoming);
      try {
        const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
        await writeThrough(unfinished, source);
        await makeFolder(dirname(path));
        await giveToOwnerOf(dirname(path), unfinished);
        await rename(unfinished, path);
        await sync(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key) {
      const file = await open(pathOf(key)).catch(unlessMissing);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { content: file.createReadStream(), size };
    },
    async remove(key) {
      await unlink(pathOf(key)).catch(unlessMissing);
    },
  };
}

/** Writes a new file through to the disk, not only to the page cache. */
async function writeThrough(path: string, content: Readable): Promise<void> {
  const file = await open(path, 'wx');
  await pipeline(content, file.createWriteStream({ flush: true }));
}

/** A new name is durable once its folder is synced; Windows cannot and need not. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
