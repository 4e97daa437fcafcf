import { useEffect, useEffectEvent } from 'react';
import { hasOwnKeys } from '#ui/has-own-keys.ts';
import { useKeyOf } from '#ui/use-key-of.ts';

/** Elements open over the page; they have keys of their own. */
const OVER = '[role="dialog"], [role="menu"], [role="listbox"]';

export interface LoadKeys {
  /** Whether answers are taken. */
  readonly isOpen: boolean;
  /** 1 to 9: an answer of the current question. */
  readonly onDigit: (digit: number) => void;
  /** Ctrl+Z; undefined: there is no answer to take back. */
  readonly onTakeBack: (() => void) | undefined;
  /** Ctrl+Enter: the primary button; undefined while it is disabled. */
  readonly onPrimary: (() => void) | undefined;
}

/** Keys of a step of a load, wherever the focus is. */
export function useLoadKeys({ isOpen, onDigit, onTakeBack, onPrimary }: LoadKeys): void {
  useKeyOf(isOpen ? 'undo' : undefined, onTakeBack);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.defaultPrevented || document.querySelector(OVER) !== null) return;
    const isControl = event.ctrlKey || event.metaKey;
    if (isControl && event.key === 'Enter') {
      event.preventDefault();
      onPrimary?.();
      return;
    }
    const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
    if (digit === undefined || isControl || event.altKey || event.shiftKey || hasOwnKeys(event.target)) return;
    event.preventDefault();
    if (!event.repeat) onDigit(Number(digit));
  });
  useEffect(() => {
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
