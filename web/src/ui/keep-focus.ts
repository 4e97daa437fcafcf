/**
 * Elements inside which a focused element may be removed or moved: tables, and bars and lists whose buttons disappear
 * when pressed.
 */
const PART = '[role="grid"], [role="treegrid"], [data-keeps-focus]';

/**
 * Restores a focus that the browser drops; otherwise keyboard navigation would restart at the top of the page. A button
 * that was disabled during its action gets the focus back; after the removal of a focused row or button, another one in
 * the same table or bar gets it. Does nothing if the user has moved the focus meanwhile.
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

/** Finds the element to focus once the focused one has been removed. */
type Successor = () => HTMLElement | null | undefined;

function successorOf(element: HTMLElement, part: HTMLElement | null): Successor {
  if (part === null) return () => undefined;
  return part.matches('[data-keeps-focus]') ? successorInBar(element, part) : () => placeInTable(part);
}

/**
 * The button with the same `data-chip`, wherever it is now; without one, the button that is now in the old position.
 */
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

/** The tab stop of a table: itself, or one of its rows. */
function placeInTable(grid: HTMLElement): HTMLElement | null {
  return grid.tabIndex === 0 ? grid : grid.querySelector<HTMLElement>('tr[tabindex="0"]');
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
