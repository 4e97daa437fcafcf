import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the button of a panel: focused when the panel closes. Mantine would return the focus to the previous element,
 * which no longer exists: loading the panel when first opened remounts its button.
 */
export function useFocusBack<Button extends HTMLElement = HTMLElement>(isOpen: boolean): RefObject<Button | null> {
  const button = useRef<Button>(null);
  useEffect(() => {
    if (!isOpen) return;
    return () => button.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return button;
}
