import type { Load } from '@gektar/contract/loads/load.ts';
import { useEffect, useEffectEvent } from 'react';
import { hasOwnKeys } from '#ui/has-own-keys.ts';
import { useKeyOf } from '#ui/use-key-of.ts';
import type { LoadActions } from './use-load-actions.ts';

/** Elements open over the page, which handle keys themselves. */
const OVER = '[role="dialog"], [role="menu"], [role="listbox"]';

export interface LoadKeys<Choice> {
  /** Answers of the current question, given by the keys 1 to 9. */
  readonly choices: readonly Choice[] | undefined;
  readonly onChoose: (choice: Choice) => unknown;
  /** Presses the primary button: Ctrl+Enter. */
  readonly onPrimary: () => void;
}

/** Keys of a step of a load, wherever the focus is; Ctrl+Z withdraws the last answer. */
export function useLoadKeys<Choice>({ state, answers }: Load, actions: LoadActions, keys: LoadKeys<Choice>): void {
  const isOpen = state === 'questions';
  useKeyOf(isOpen ? 'undo' : undefined, answers.length > 0 ? () => void actions.takeBack(null) : undefined);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.defaultPrevented || document.querySelector(OVER) !== null) return;
    const isControl = event.ctrlKey || event.metaKey;
    if (isControl && event.key === 'Enter') {
      event.preventDefault();
      keys.onPrimary();
      return;
    }
    const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
    if (digit === undefined || isControl || event.altKey || event.shiftKey || hasOwnKeys(event.target)) return;
    event.preventDefault();
    const choice = keys.choices?.[Number(digit) - 1];
    if (!event.repeat && choice) keys.onChoose(choice);
  });
  useEffect(() => {
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
