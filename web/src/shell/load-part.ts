import { nextTask } from '#ui/next-task.ts';

/** Browser functions, replaced in tests. Addresses are whole. */
export interface FilePlace {
  /** Adds a link to the head of the page; resolves once its file is there. */
  readonly link: (rel: 'modulepreload' | 'stylesheet', address: string) => Promise<unknown>;
  /** Loads and runs a script with all that it imports. */
  readonly run: (address: string) => Promise<unknown>;
  /** Of the scripts and style sheets that the page began with. */
  readonly present: () => Iterable<string>;
  readonly resolve: (file: string) => string;
  /** ms */
  readonly now: () => number;
  readonly nextTask: () => Promise<void>;
  /** Nobody heard of a file that did not come. */
  readonly onFailed: (error: unknown) => void;
}

/** Asking for files goes on in another task after this (ms). */
const SLICE_MS = 8;

/**
 * Loads a part of the app in place of Vite's own function (web/part-by-part.ts), and runs each script that it imports in
 * a task of its own: what is imported runs in one task otherwise, 80 ms for a form on a slow processor.
 */
export function partLoader(place: FilePlace) {
  let asked: Map<string, Promise<unknown>> | undefined;

  /** Asks for a file once; one that failed may come another time. */
  function ask(address: string, load: () => Promise<unknown>): Promise<unknown> {
    asked ??= new Map([...place.present()].map((one) => [one, Promise.resolve()]));
    const known = asked.get(address);
    if (known) return known;
    const file = load();
    asked.set(address, file);
    file.catch(() => asked?.delete(address));
    return file;
  }

  /** @param files those of the part: its own script, what that imports, style sheets */
  async function askFor(files: readonly string[]): Promise<void> {
    const addresses = files.map(place.resolve);
    const [own, ...imported] = addresses.filter((address) => !isSheet(address));
    const steps = [
      // In their order, since later rules win.
      ...addresses.filter(isSheet).map((sheet) => () => ask(sheet, () => place.link('stylesheet', sheet))),
      // What others import stands last and runs first.
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
  // As Vite tells it.
  onFailed: (error) => window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error })),
});
