/**
 * Gives the focus back where the browser drops it, so that keys do not begin at the top of the page again: to a button that was
 * disabled while its action ran, and to the table whose row with the focus went away. Not once the user has gone elsewhere.
 */
export function keepFocus(): void {
  let held: HTMLElement | undefined;
  let grid: HTMLElement | null = null;
  const observer = new MutationObserver(() => {
    if (held === undefined || !isNowhere()) return;
    if (!held.isConnected) placeIn(grid)?.focus({ preventScroll: true });
    else if (!(held instanceof HTMLButtonElement && held.disabled)) held.focus({ preventScroll: true });
  });
  const hold = (next: HTMLElement | undefined) => {
    observer.disconnect();
    held = next;
    grid = next?.closest<HTMLElement>('[role="grid"], [role="treegrid"]') ?? null;
    if (held) observer.observe(held, { attributeFilter: ['disabled'] });
    if (grid && grid !== held) observer.observe(grid, { childList: true, subtree: true });
  };
  document.addEventListener('focusin', ({ target }) => hold(target instanceof HTMLElement ? target : undefined));
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && held?.contains(target))) hold(undefined);
  });
}

/** What Tab comes to in a table: itself, or one of its rows. */
function placeIn(grid: HTMLElement | null): HTMLElement | null | undefined {
  return grid?.tabIndex === 0 ? grid : grid?.querySelector<HTMLElement>('tr[tabindex="0"]');
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
