import { FileFailure } from './file-failure.ts';

/** Scripts and style sheets of dynamic imports, loaded or being loaded, by address. */
const files = new Map<string, Promise<void>>();
/** Scripts that failed to load at least once. */
const refused = new Set<string>();

/**
 * Runs a dynamic import once all its files are there. Browsers remember a script that failed to load, also as an import
 * of another one, and fail each later import of it without a request. So scripts are preloaded first: a failure is
 * found there, and the import can be repeated.
 * @param paths scripts and style sheets, relative to the root of the site
 */
export async function importWithFiles<T>(load: () => Promise<T>, paths: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(paths.map(loadFile));
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

function loadFile(path: string): Promise<void> {
  const { href } = new URL(`/${path}`, window.location.origin);
  const loading = files.get(href) ?? (isInPage(href) ? Promise.resolve() : loadOnce(href));
  files.set(href, loading);
  return loading;
}

/** Whether a `<link>` of the page already loads the file. */
const isInPage = (href: string) => [...document.querySelectorAll('link')].some((link) => link.href === href);

async function loadOnce(href: string): Promise<void> {
  try {
    if (href.endsWith('.css')) await addLink({ rel: 'stylesheet', href });
    else if (refused.has(href)) await fetchScript(href);
    else await preloadScript(href);
  } catch (error) {
    files.delete(href);
    throw error;
  }
}

/** The import takes the preloaded script without another request. */
async function preloadScript(href: string): Promise<void> {
  try {
    await addLink({ rel: 'preload', as: 'script', href });
  } catch (error) {
    refused.add(href);
    throw error;
  }
}

/**
 * Fetches a script whose preload failed into the browser's cache, where the import finds it: scripts are immutable.
 * Chromium answers the next script request for this address with the failed preload, even if the fragments differ. A
 * module preload with a fragment consumes that answer and never runs, so that the import makes a new request.
 */
async function fetchScript(href: string): Promise<void> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(String(answer.status));
    // The cache has it once the body has been read.
    await answer.arrayBuffer();
  } catch (cause) {
    throw new FileFailure(`failed to load ${href}`, { cause });
  }
  await addLink({ rel: 'modulepreload', href: `${href}#repeated` }).catch(() => undefined);
}

/** Adds a `<link>` to the page; removed if it fails. @throws {FileFailure} */
function addLink(about: Partial<HTMLLinkElement>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  Object.assign(link, { ...about, crossOrigin: '' });
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    reject(new FileFailure(`failed to load ${about.href}`));
  };
  document.head.append(link);
  return promise;
}
