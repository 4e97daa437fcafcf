import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { StartRefused } from '#start-refused.ts';
import { type OwnExport, readOwnExport } from './read-own-export.ts';

/** What the thread posts: the export, undefined for another file, or why the file cannot be read. */
export interface ReadMessage {
  readonly read?: OwnExport | undefined;
  readonly refusal?: string;
}

// Worker thread: reads an edited export, since a large workbook takes seconds.
const { path } = workerData as { readonly path: string };
parentPort?.postMessage(await messageOf());

async function messageOf(): Promise<ReadMessage> {
  try {
    return { read: await readOwnExport(await readFile(path)) };
  } catch (error) {
    if (error instanceof StartRefused) return { refusal: error.message };
    throw error;
  }
}
