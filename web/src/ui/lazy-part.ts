import { lazy } from 'react';
import { nextTask } from './next-task.ts';

/** A script not loaded within this time counts as failed (3§9, C-11). */
const CHUNK_TIMEOUT_MS = 120_000;

class ChunkTimeout extends Error {
  override readonly name = 'ChunkTimeout';
}

/**
 * Requests a script in a separate task, with a time-out.
 * @throws {ChunkTimeout}
 */
export function withinTime<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new ChunkTimeout(`no script within ${timeoutMs} ms`)), timeoutMs);
  nextTask()
    .then(load)
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}

/** For parts that must be available on a bad connection: a failed script is requested once more. */
export function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  return withinTime(load).catch(() => withinTime(load));
}

/** `lazy` of a part of a page: a failed load shows the error page, like a failed page. */
export const lazyPart: typeof lazy = (load) => lazy(() => withinTime(load));
