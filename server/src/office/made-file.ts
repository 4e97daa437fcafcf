import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '#make-folder.ts';

/** A file that was made to be sent once. */
export interface MadeFile {
  /** Its content; once that was read or given up, the file is gone. */
  open(): Promise<{ readonly content: Readable; readonly size: number }>;
}

/**
 * Makes a file in a folder of its own, which goes with it; nothing stays behind when the making fails.
 * @param inFolder where the folder is made; the hourly sweep clears what a stopped process left there
 * @param make is given the folder and answers the path of the file
 */
export async function makeFile(inFolder: string, make: (folder: string) => Promise<string>): Promise<MadeFile> {
  const folder = join(inFolder, randomUUID());
  await makeFolder(folder);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = await make(folder);
    return {
      async open() {
        const file = await open(path);
        const { size } = await file.stat();
        const content = file.createReadStream();
        content.once('close', () => void remove());
        return { content, size };
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
