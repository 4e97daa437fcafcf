/** Tables, and bars and lists whose buttons go or move by being pressed. */
const PART = '[role="grid"], [role="treegrid"], [data-keeps-focus]';

/**
 * Gives the focus back where the browser drops it, so that keys do not begin at the top of the page again: to a button that was
 * disabled while its action ran, and into the part of the page whose row or button with the focus went away. Not once the user has
 * gone elsewhere.
 */
export function keepFocus(): void {
  let held: { readonly element: HTMLElement; readonly successor: Successor } | undefined;
  const observer = new MutationObserver(() => {
    if (held === undefined || !isNowhere()) return;
    const { element, successor } = held;
    if (!element.isConnected) successor()?.focus({ preventScroll: true });
    else if (!(element instanceof HTMLButtonElement && element.disabled)) element.focus({ preventScroll: true });
  });
  const hold = (element: HTMLElement | undefined) => {
    observer.disconnect();
    const part = element?.closest<HTMLElement>(PART) ?? null;
    held = element && { element, successor: successorOf(element, part) };
    if (element) observer.observe(element, { attributeFilter: ['disabled'] });
    if (part && part !== element) observer.observe(part, { childList: true, subtree: true });
  };
  document.addEventListener('focusin', ({ target }) => hold(target instanceof HTMLElement ? target : undefined));
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && held?.element.contains(target))) hold(undefined);
  });
}

/** Finds where the focus belongs once its element is gone. */
type Successor = () => HTMLElement | null | undefined;

function successorOf(element: HTMLElement, part: HTMLElement | null): Successor {
  if (part === null) return () => undefined;
  return part.matches('[data-keeps-focus]') ? successorInBar(element, part) : () => placeInTable(part);
}

/** The button of the same `data-chip`, which stands elsewhere now; without one whatever stands in its place. */
function successorInBar(element: HTMLElement, part: HTMLElement): Successor {
  const chip = element.closest<HTMLElement>('[data-chip]')?.dataset['chip'];
  const buttons = () => [...part.querySelectorAll<HTMLElement>('button:enabled')];
  const index = buttons().indexOf(element);
  if (index < 0) return () => undefined;
  return () =>
    (chip === undefined ? undefined : part.querySelector<HTMLElement>(`[data-chip="${CSS.escape(chip)}"] button`)) ??
    buttons()[index] ??
    buttons().at(-1);
}

/** What Tab comes to in a table: itself, or one of its rows. */
function placeInTable(grid: HTMLElement): HTMLElement | null {
  return grid.tabIndex === 0 ? grid : grid.querySelector<HTMLElement>('tr[tabindex="0"]');
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
