import type { AnyRouter } from '@tanstack/react-router';

/** How long to wait for a heading (ms); later the user is busy with something else. */
const LATEST_MS = 10_000;

const heading = () => document.querySelector<HTMLElement>('h1');

/**
 * After navigation, moves the focus to the page's heading, for screen readers and Tab. The focus stays where it is when
 * the heading has not changed (a tab of the page, a filter), when the page has set the focus itself (the first field of
 * a form), or when the user has pressed a key or clicked. Never scrolls the page.
 */
export function focusHeadings(router: AnyRouter): void {
  let stop: (() => void) | undefined;
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    stop?.();
    // On the first page the browser sets the focus.
    if (!pathChanged || fromLocation === undefined) return;
    stop = focusNext(heading(), heading()?.textContent);
  });
}

/**
 * Focuses the heading once it has changed.
 * @returns function that cancels the wait
 */
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
  // In the capture phase: otherwise the key that navigates, such as Enter in a table, would still bubble up to here.
  window.addEventListener('keydown', stop, { capture: true });
  window.addEventListener('pointerdown', stop, { capture: true });
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('keydown', stop, { capture: true });
    window.removeEventListener('pointerdown', stop, { capture: true });
  }
  return stop;
}

/** Whether a field of the new page, or a dialog over it, already has the focus. */
function isTaken(): boolean {
  return document.activeElement?.closest('main, [role=dialog]') != null;
}
