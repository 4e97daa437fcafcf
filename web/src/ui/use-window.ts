import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ownEscape } from './own-escape.ts';

/** Windows that stand open, the uppermost last. */
const open: RefObject<HTMLElement | null>[] = [];

/** Properties of Mantine's `Modal` and `Drawer`. */
export interface WindowProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly closeOnEscape: false;
  readonly returnFocus: false;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Keys and focus of a window over the page. Mantine moves the focus in and back by timers: until they have run, Esc would
 * go to the page below and do nothing, and a window closed that early would leave the focus nowhere.
 */
export function useWindow(opened: boolean, onClose: () => void): WindowProps {
  const ref = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    open.push(ref);
    const handle = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== ref || !isOfPage(event.target)) return;
      event.stopPropagation();
      close();
    };
    // On the way down: before the page below hears of it, and not of the very press that opened this window.
    window.addEventListener('keydown', handle, { capture: true });
    return () => {
      window.removeEventListener('keydown', handle, { capture: true });
      open.splice(open.indexOf(ref), 1);
      const root = ref.current;
      // After the timer that moves it in, which may still be to come.
      setTimeout(() => {
        const active = document.activeElement;
        const isLeftHere = active === null || active === document.body || root?.contains(active);
        if (isLeftHere && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    };
  }, [opened]);
  return { ref, returnFocus: false, ...ownEscape(onClose) };
}

/** Below every window, list and menu: those are drawn beside the page. */
function isOfPage(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.closest('#root') !== null);
}
