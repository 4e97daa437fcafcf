import { useEffect, useEffectEvent } from 'react';

/** What stands open over the page answers Esc first. */
const OVER = '[role="dialog"], [role="menu"], [role="listbox"]';
/** What is typed here answers Esc itself. */
const TYPED = 'textarea, [data-own-escape], input:not([type="checkbox"], [type="radio"])';

/** Esc of the page itself, wherever on it the focus is: not of what stands open over it, nor of what has answered already. */
export function usePageEscape(onEscape: () => void): void {
  const answer = useEffectEvent(onEscape);
  useEffect(() => {
    let isForPage = false;
    // On the way down: whoever closes by this very press still stands open.
    const look = ({ key, isComposing, target }: KeyboardEvent) => {
      const isTyped = target instanceof Element && target.closest(TYPED) !== null;
      isForPage = key === 'Escape' && !isComposing && !isTyped && document.querySelector(OVER) === null;
    };
    const handle = (event: KeyboardEvent) => {
      if (isForPage && !event.defaultPrevented) answer();
    };
    window.addEventListener('keydown', look, { capture: true });
    window.addEventListener('keydown', handle);
    return () => {
      window.removeEventListener('keydown', look, { capture: true });
      window.removeEventListener('keydown', handle);
    };
  }, []);
}
