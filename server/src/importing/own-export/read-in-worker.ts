import { runInWorker } from '#office/in-worker.ts';
import { StartRefused } from '#start-refused.ts';
import type { ReadMessage } from './own-export-worker.ts';
import type { OwnExport } from './read-own-export.ts';

const worker = new URL('./own-export-worker.ts', import.meta.url);

/**
 * Reads an edited export in a worker thread, see `readOwnExport`.
 * @param signal ends the thread
 * @throws {StartRefused} when it cannot be read
 */
export async function readInWorker(path: string, signal: AbortSignal): Promise<OwnExport | undefined> {
  const messages: ReadMessage[] = [];
  await runInWorker<{ path: string }, ReadMessage>(worker, { path }, signal, (message) => messages.push(message));
  const { read, refusal } = messages[0] ?? {};
  if (refusal !== undefined) throw new StartRefused(refusal);
  return read;
}
