import { useEffect, useEffectEvent } from 'react';

/** Keys of actions on what is chosen or open: a printed letter belongs to a field, and layouts differ. */
export type FunctionKey = 'F4' | 'F8' | 'F9';

/** Elements open over the page, which then have keys of their own. */
const OVER = '[role="dialog"], [role="menu"], [role="listbox"]';

/** For `aria-keyshortcuts` of the action that copies. */
export const COPY_KEY = 'Control+Shift+D';

/** Calls the action that copies, by Ctrl+Shift+D or ⌘⇧D in any keyboard layout. @param onKey undefined: nothing to copy */
export function useCopyKey(onKey: (() => void) | undefined): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.code === 'KeyD' && event.shiftKey && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isKey || document.querySelector(OVER) !== null) return;
    // The browser's own action, bookmarks of all tabs, never opens here.
    event.preventDefault();
    if (!event.repeat) onKey?.();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

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
