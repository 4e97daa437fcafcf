import { nextTask } from '#ui/next-task.ts';

/** Browser functions, replaced in tests. Addresses are whole. */
export interface FilePlace {
  /** Adds a link to the head of the page; resolves once the file is loaded. */
  readonly link: (rel: 'modulepreload' | 'stylesheet', address: string) => Promise<unknown>;
  /** Loads and runs a script with all that it imports. */
  readonly run: (address: string) => Promise<unknown>;
  /** Addresses of the scripts and style sheets initially on the page. */
  readonly present: () => Iterable<string>;
  readonly resolve: (file: string) => string;
  /** ms */
  readonly now: () => number;
  readonly nextTask: () => Promise<void>;
  /** Reports a failed file that nothing else handles. */
  readonly onFailed: (error: unknown) => void;
}

/** Time after which requesting files continues in another task (ms). */
const SLICE_MS = 8;

/**
 * Loads a part of the app in place of Vite's own function (web/part-by-part.ts), and runs each imported script in a
 * separate task: otherwise all imports run in one task, 80 ms for a form on a slow processor.
 */
export function partLoader(place: FilePlace) {
  let asked: Map<string, Promise<unknown>> | undefined;

  /** Requests a file once; a failed one may be requested again. */
  function ask(address: string, load: () => Promise<unknown>): Promise<unknown> {
    asked ??= new Map([...place.present()].map((one) => [one, Promise.resolve()]));
    const known = asked.get(address);
    if (known) return known;
    const file = load();
    asked.set(address, file);
    file.catch(() => asked?.delete(address));
    return file;
  }

  /** @param files of the part: its script, the scripts that it imports, style sheets */
  async function askFor(files: readonly string[]): Promise<void> {
    const addresses = files.map(place.resolve);
    const [own, ...imported] = addresses.filter((address) => !isSheet(address));
    const steps = [
      // In their order, since later rules win.
      ...addresses.filter(isSheet).map((sheet) => () => ask(sheet, () => place.link('stylesheet', sheet))),
      // Scripts imported by others are last in the list and run first.
      ...imported.toReversed().map((script) => () => ask(script, () => place.run(script))),
    ];
    if (own !== undefined) void ask(own, () => place.link('modulepreload', own)).catch(() => undefined);
    const coming: Promise<unknown>[] = [];
    let begun = place.now();
    for (const step of steps) {
      coming.push(step());
      if (place.now() - begun < SLICE_MS) continue;
      await place.nextTask();
      begun = place.now();
    }
    await Promise.all(coming);
  }

  return async function loadPart<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
    try {
      await askFor(files);
      return await load();
    } catch (error) {
      place.onFailed(error);
      throw error;
    }
  };
}

function isSheet(address: string): boolean {
  return address.endsWith('.css');
}

export const loadPart = partLoader({
  link: (rel, address) =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      Object.assign(link, { rel, href: address, crossOrigin: '', onload: resolve });
      link.onerror = () => {
        link.remove();
        reject(new Error(`failed to load ${address}`));
      };
      document.head.append(link);
    }),
  run: (address) => import(/* @vite-ignore */ address),
  present: () =>
    [...document.querySelectorAll('link')].map(({ href }) => href).concat([...document.scripts].map(({ src }) => src)),
  resolve: (file) => new URL(import.meta.env.BASE_URL + file, location.href).href,
  now: () => performance.now(),
  nextTask,
  // The event that Vite fires.
  onFailed: (error) => window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error })),
});
