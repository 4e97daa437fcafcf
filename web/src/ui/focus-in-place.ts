import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus stays in a bar of chips when the chip that had it goes: what is chosen or taken away moves a chip to another place. Its
 * successor has the same `data-chip`; without one it is whatever stands in its place.
 */
export function useFocusInBar(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    let held: { readonly element: Element; readonly chip: string | undefined; readonly index: number } | undefined;
    const buttons = () => [...bar.querySelectorAll<HTMLElement>('button:enabled')];
    const hold = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const chip = target.closest<HTMLElement>('[data-chip]')?.dataset['chip'];
      held = { element: target, chip, index: buttons().indexOf(target) };
    };
    const observer = new MutationObserver(() => {
      if (held === undefined || held.element.isConnected) return;
      const { chip, index } = held;
      held = undefined;
      // The focus was elsewhere by then.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const same =
        chip === undefined ? undefined : bar.querySelector<HTMLElement>(`[data-chip="${CSS.escape(chip)}"] button`);
      (same ?? buttons()[index] ?? buttons().at(-1))?.focus({ preventScroll: true });
    });
    bar.addEventListener('focusin', hold);
    observer.observe(bar, { childList: true, subtree: true });
    return () => {
      bar.removeEventListener('focusin', hold);
      observer.disconnect();
    };
  }, []);
  return ref;
}
