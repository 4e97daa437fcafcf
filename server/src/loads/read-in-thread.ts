import { parentPort, workerData } from 'node:worker_threads';
import { StartRefused } from '#start-refused.ts';
import { refusalOf } from './load-refusal.ts';
import { type LoadSource, type ReadKind, readLoad } from './read-load.ts';

/**
 * The final message of a thread: JSON texts of the reading and of its sheets, or the reason why the file cannot be
 * read.
 */
export type ThreadAnswer =
  | { readonly reading: string; readonly raw: string }
  | { readonly refusal: ReturnType<typeof refusalOf> };

/** Message sent before the final one: JSON text of an `OpenedFile`. */
export interface ThreadOpened {
  readonly opened: string;
}

/** Body of a worker thread that reads a file. */
export async function readInThread(kind: ReadKind): Promise<void> {
  const post = (answer: ThreadAnswer | ThreadOpened) => parentPort?.postMessage(answer);
  try {
    const { reading, raw } = await readLoad(workerData as LoadSource, kind, (opened) =>
      post({ opened: JSON.stringify(opened, storable) }),
    );
    post({ reading: JSON.stringify(reading, storable), raw: JSON.stringify(raw, storable) });
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    post({ refusal: refusalOf(error) });
  }
}

/** JSON replacer for texts that PostgreSQL can store: removes NUL characters, replaces lone surrogates. */
function storable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}
