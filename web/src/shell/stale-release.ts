/** Where it is written down what this tab has left for a newer release. */
const KEY = 'gektar.reloaded-from';

/** What is needed of the browser; tests hand in their own. */
export interface ReleasePlace {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Text of the page as the server gives it now. @throws where it cannot be asked */
  readonly presentPage: () => Promise<string>;
  readonly reload: () => void;
}

/**
 * A script that could not be loaded is gone when the server has a newer release by now: then the page is loaded anew, once from
 * each release, and what was typed comes back from its draft. A lost connection is none of that: a reload would leave the person
 * with an empty window, so the error takes its way to the error page.
 * @param own path of the script that this page was started with, '/assets/index-3f….js': a newer release names another one
 * @returns whether the page is being loaded anew
 */
export async function leaveStaleRelease(own: string, { storage, presentPage, reload }: ReleasePlace): Promise<boolean> {
  if (storage.getItem(KEY) === own) return false;
  const page = await presentPage().catch(() => undefined);
  if (page === undefined || page.includes(own)) return false;
  storage.setItem(KEY, own);
  reload();
  return true;
}

/** Listens for scripts that do not load. @param entry address of the entry script, `import.meta.url` */
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
  // A form with unsaved fields would ask whether to leave: its draft is kept, there is nothing to lose.
  window.addEventListener('beforeunload', (event) => isReloading && event.stopImmediatePropagation(), {
    capture: true,
  });
}
