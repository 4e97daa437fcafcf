import { useEffect, useRef } from 'react';

export interface FormKeys {
  /** Ctrl+S, also on a keyboard that writes Russian. */
  readonly onSave: () => void;
  /** Esc while nothing else is open that Esc would close. */
  readonly onLeave: () => void;
}

/** A list, a calendar, a dialog: what is open closes first. */
const OPEN = '[aria-expanded="true"], [role="dialog"]';

/** Keys of a long form, wherever the focus is. */
export function useFormKeys(keys: FormKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isSave = event.code === 'KeyS' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (isSave) {
        event.preventDefault();
        if (!event.repeat && document.querySelector('[role="dialog"]') === null) latest.current.onSave();
      } else if (event.key === 'Escape' && !event.repeat && !isForSomethingElse(event)) {
        event.preventDefault();
        latest.current.onLeave();
      }
    };
    // In the capture phase: what Esc is about to close still stands there.
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, []);
}

function isForSomethingElse({ target }: KeyboardEvent): boolean {
  const isHandled = target instanceof Element && target.closest('[data-own-escape]') !== null;
  return isHandled || document.querySelector(OPEN) !== null;
}
