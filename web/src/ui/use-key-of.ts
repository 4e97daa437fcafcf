import { useEffect, useEffectEvent } from 'react';
import { isKeyOf, type KeyName } from './keys.ts';

/** Elements open over the page, which handle keys themselves. */
const OVER = '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Runs an action by its key, wherever the focus is; the browser's default for the key is prevented.
 * @param name undefined: the action has no key here
 * @param onKey undefined: there is nothing to act on
 */
export function useKeyOf(name: KeyName | undefined, onKey: (() => void) | undefined): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // An element open over the page may have handled the key and closed.
    if (event.defaultPrevented) return;
    if (name === undefined || !isKeyOf(name, event) || document.querySelector(OVER) !== null) return;
    event.preventDefault();
    if (!event.repeat) onKey?.();
  });
  useEffect(() => {
    if (name === undefined) return undefined;
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [name]);
}
