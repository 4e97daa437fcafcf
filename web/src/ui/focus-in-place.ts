/**
 * The focus stays in a bar of chips or a list when the button that had it goes: what it does often takes it away or moves it. Its
 * successor has the same `data-chip`; without one it is whatever stands in its place. The `ref` of that bar or list.
 */
export function focusInPlace(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  let held: { readonly element: Element; readonly chip: string | undefined; readonly index: number } | undefined;
  const buttons = () => [...part.querySelectorAll<HTMLElement>('button:enabled')];
  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const chip = target.closest<HTMLElement>('[data-chip]')?.dataset['chip'];
    const index = buttons().indexOf(target);
    held = index < 0 ? undefined : { element: target, chip, index };
  };
  const observer = new MutationObserver(() => {
    if (held === undefined || held.element.isConnected) return;
    const { chip, index } = held;
    held = undefined;
    // The focus was elsewhere by then.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const same =
      chip === undefined ? undefined : part.querySelector<HTMLElement>(`[data-chip="${CSS.escape(chip)}"] button`);
    (same ?? buttons()[index] ?? buttons().at(-1))?.focus({ preventScroll: true });
  });
  part.addEventListener('focusin', hold);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', hold);
    observer.disconnect();
  };
}
