import { lazy } from 'react';
import { nextTask } from './next-task.ts';

/** A script that has not come by then counts as failed (3§9, C-11). */
const CHUNK_TIMEOUT_MS = 120_000;

class ChunkTimeout extends Error {
  override readonly name = 'ChunkTimeout';
}

/** Asks for a script in a task of its own, and waits for it no longer than the time-out. @throws {ChunkTimeout} */
export function withinTime<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new ChunkTimeout(`no script within ${timeoutMs} ms`)), timeoutMs);
  nextTask()
    .then(load)
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}

/** For what must be there when a connection is bad: a script that failed is asked for once more. */
export function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  return withinTime(load).catch(() => withinTime(load));
}

/** `lazy` of a part of a page: one that does not come leads to the error page, as a page itself does. */
export const lazyPart: typeof lazy = (load) => lazy(() => withinTime(load));
