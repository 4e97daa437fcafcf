import { lazyRouteComponent } from '@tanstack/react-router';

/** A page whose script has not come by then leads to the error page (3§9, C-11). */
const CHUNK_TIMEOUT_MS = 120_000;

class ChunkTimeout extends Error {
  override readonly name = 'ChunkTimeout';
}

/** Waits for a script no longer than the time-out. @throws {ChunkTimeout} */
function withinTime<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new ChunkTimeout(`no script within ${timeoutMs} ms`)), timeoutMs);
  load()
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}

/** A page loaded when its route is first visited (1§2). */
export function lazyPage<Module extends Record<Name, React.ComponentType>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => withinTime(load), name);
}
