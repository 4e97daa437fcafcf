import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '#make-folder.ts';

/** A generated file, sent once. */
export interface MadeFile {
  /** Opens the content; the file is removed once it is read or abandoned. */
  open(): Promise<{ readonly content: Readable; readonly size: number }>;
}

/** Runs `work` in a separate folder that is removed afterwards. @param parent folder; cleaned hourly */
export async function inFolder<Result>(parent: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = join(parent, randomUUID());
  await makeFolder(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a file in a separate folder that is removed with it; nothing remains when `make` fails.
 * @param inFolder parent folder; the hourly cleanup removes files of a stopped process
 * @param make receives the folder and returns the path of the file
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
