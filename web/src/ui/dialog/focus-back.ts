import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the button of a panel: gets the focus when the panel closes. Mantine would give it back to the element that had
 * it before, and that one is gone: a panel that is loaded when first opened draws its button anew.
 */
export function useFocusBack<Button extends HTMLElement = HTMLElement>(isOpen: boolean): RefObject<Button | null> {
  const button = useRef<Button>(null);
  useEffect(() => {
    if (!isOpen) return;
    return () => button.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return button;
}
