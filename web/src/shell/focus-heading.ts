import type { AnyRouter } from '@tanstack/react-router';

/** A heading that comes later than this comes to somebody who is busy elsewhere, ms. */
const LATEST_MS = 10_000;

const heading = () => document.querySelector<HTMLElement>('h1');

/**
 * After a step to another page the focus goes to its heading, so that reading and tabbing go on from there. It stays where it is
 * while the heading is the same (a tab of the page, a filter), where the page itself took it (the first field of a form), and
 * once the person has gone on. The page is never scrolled for it.
 */
export function focusHeadings(router: AnyRouter): void {
  let stop: (() => void) | undefined;
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    stop?.();
    // The first page has the focus that the browser gives it.
    if (!pathChanged || fromLocation === undefined) return;
    stop = focusNext(heading(), heading()?.textContent);
  });
}

/** @returns gives up waiting */
function focusNext(former: HTMLElement | null, formerText: string | null | undefined): () => void {
  const look = () => {
    const next = heading();
    if (next === null || (next === former && next.textContent === formerText)) return;
    stop();
    if (isTaken()) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const timer = setTimeout(stop, LATEST_MS);
  window.addEventListener('keydown', stop);
  window.addEventListener('pointerdown', stop);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('keydown', stop);
    window.removeEventListener('pointerdown', stop);
  }
  return stop;
}

/** A field of the new page, or a window over it, has the focus already. */
function isTaken(): boolean {
  return document.activeElement?.closest('main, [role=dialog]') != null;
}
