/** Storage key of the entry script from which this tab was last reloaded. */
const KEY = 'gektar.reloaded-from';

/** Browser functions, replaced in tests. */
export interface ReleasePlace {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /**
   * Loads the current HTML of the page from the server.
   * @throws when it cannot be loaded
   */
  readonly presentPage: () => Promise<string>;
  readonly reload: () => void;
}

/**
 * Handles a script that failed to load: when the server has a newer release, reloads the page, once per release; typed
 * input is restored from its draft. When the connection is lost, a reload would leave an empty window, so the error
 * goes to the error page instead.
 * @param own path of this page's entry script, '/assets/index-3f….js': a newer release has another one
 * @returns whether the page is reloading
 */
export async function leaveStaleRelease(own: string, { storage, presentPage, reload }: ReleasePlace): Promise<boolean> {
  if (storage.getItem(KEY) === own) return false;
  const page = await presentPage().catch(() => undefined);
  if (page === undefined || page.includes(own)) return false;
  storage.setItem(KEY, own);
  reload();
  return true;
}

/**
 * Watches for scripts that fail to load.
 * @param entry URL of the entry script, `import.meta.url`
 */
export function watchStaleRelease(entry: string): void {
  const own = new URL(entry).pathname;
  let isReloading = false;
  window.addEventListener('vite:preloadError', () => {
    void leaveStaleRelease(own, {
      storage: sessionStorage,
      presentPage: async () => {
        const answer = await fetch('/', { cache: 'no-store' });
        if (!answer.ok) throw new Error(`the page answered ${answer.status}`);
        return answer.text();
      },
      reload: () => {
        isReloading = true;
        window.location.reload();
      },
    });
  });
  // Suppresses the browser's leave question for a form: its draft is stored.
  window.addEventListener('beforeunload', (event) => isReloading && event.stopImmediatePropagation(), {
    capture: true,
  });
}
