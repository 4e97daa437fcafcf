import { lazy } from 'react';
import { nextTask } from './next-task.ts';

/** A script not loaded within this time counts as failed (3§9, C-11). */
const CHUNK_TIMEOUT_MS = 120_000;

class ChunkTimeout extends Error {
  override readonly name = 'ChunkTimeout';
}

/**
 * URLs of style sheets that failed to load. Vite requests each sheet only once, so a retry of the script would go
 * without it.
 */
const failedSheets = new Set<string>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const [, address] = /^Unable to preload CSS for (\S+)$/.exec(payload.message) ?? [];
    if (address !== undefined) failedSheets.add(address);
  });
}

/** Loads a style sheet that failed before. @throws when it fails again */
function reloadSheet(address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: address, crossOrigin: '' });
  link.onload = () => {
    failedSheets.delete(address);
    resolve();
  };
  link.onerror = () => {
    link.remove();
    reject(new Error(`failed to load ${address}`));
  };
  document.head.append(link);
  return promise;
}

/** Load functions that have succeeded, including their style sheets: they need no connection any more. */
const loaded = new WeakSet<() => Promise<unknown>>();

/** The first load of a part also reloads all style sheets that have failed so far. */
async function loadWhole<T>(load: () => Promise<T>): Promise<T> {
  if (!loaded.has(load)) await Promise.all([...failedSheets].map(reloadSheet));
  const part = await load();
  loaded.add(load);
  return part;
}

/**
 * Requests a script in a separate task, with a time-out, after reloading style sheets that have failed.
 * @param load a stable function: once it has succeeded, it succeeds without a connection
 * @throws {ChunkTimeout}
 */
export function withinTime<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new ChunkTimeout(`no script within ${timeoutMs} ms`)), timeoutMs);
  nextTask()
    .then(() => loadWhole(load))
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}

/** For parts that must be available on a bad connection: a failed script is requested a second time. */
export function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  return withinTime(load).catch(() => withinTime(load));
}

/** `lazy` of a part of a page: a failed load shows the error page, like a failed page. */
export const lazyPart: typeof lazy = (load) => lazy(() => withinTime(load));
