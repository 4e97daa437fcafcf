import { useEffect, useEffectEvent } from 'react';

/** Keys of actions on what is chosen or open: a printed letter belongs to a field, and layouts differ. */
export type FunctionKey = 'F4' | 'F8' | 'F9';

/** Elements open over the page, which then have keys of their own. */
const OVER = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Calls an action by its key wherever the focus is. @param key undefined: none */
export function useFunctionKey(key: FunctionKey | undefined, onKey: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isWithModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.key !== key || isWithModifier || event.repeat || document.querySelector(OVER) !== null) return;
    event.preventDefault();
    onKey();
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [key]);
}
