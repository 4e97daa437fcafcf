import { useEffect, useEffectEvent } from 'react';

/** Elements open over the page; they handle Esc first. */
const OVER = '[role="dialog"], [role="menu"], [role="listbox"]';
/** Inputs that handle Esc themselves. */
const TYPED = 'textarea, [data-own-escape], input:not([type="checkbox"], [type="radio"])';

/**
 * Handles Esc for the page, wherever the focus is. Ignored while a popup is open, and when the press was handled
 * already.
 */
export function usePageEscape(onEscape: () => void): void {
  const answer = useEffectEvent(onEscape);
  useEffect(() => {
    let isForPage = false;
    // In the capture phase: a popup that this press is about to close is still open then.
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
