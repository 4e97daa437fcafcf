import { parentPort, workerData } from 'node:worker_threads';
import { StartRefused } from '#start-refused.ts';
import { openSheets } from './open-sheets.ts';
import type { Sheet } from './sheet.ts';

/** What the worker thread posts: the sheets, or why the file is refused, in Russian. */
export type OpenedSheets = { readonly sheets: readonly Sheet[] } | { readonly refused: string };

// Worker thread: a hostile file fills the memory of the thread, not of the server.
try {
  const { content } = workerData as { content: Uint8Array };
  const opened: OpenedSheets = { sheets: await openSheets(content) };
  parentPort?.postMessage(opened);
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  const refusal: OpenedSheets = { refused: error.message };
  parentPort?.postMessage(refusal);
}
