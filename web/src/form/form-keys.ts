import { useEffect, useRef } from 'react';
import { isKeyOf } from '#ui/keys.ts';

export interface FormKeys {
  /** Ctrl+S, also in the Russian layout. */
  readonly onSave: () => void;
  /** Called on Esc, unless Esc closes something else. */
  readonly onLeave: () => void;
}

/** Open lists, calendars and dialogs close first. */
const OPEN = '[aria-expanded="true"], [role="dialog"]';

/** Shortcuts of a long form, independent of the focus. */
export function useFormKeys(keys: FormKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isKeyOf('save', event)) {
        event.preventDefault();
        if (!event.repeat && document.querySelector('[role="dialog"]') === null) latest.current.onSave();
      } else if (event.key === 'Escape' && !event.repeat && !isForSomethingElse(event)) {
        event.preventDefault();
        latest.current.onLeave();
      }
    };
    // In the capture phase: before Esc closes anything.
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, []);
}

function isForSomethingElse({ target }: KeyboardEvent): boolean {
  const isHandled = target instanceof Element && target.closest('[data-own-escape]') !== null;
  return isHandled || document.querySelector(OPEN) !== null;
}
