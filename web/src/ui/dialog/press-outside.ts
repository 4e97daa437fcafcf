import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a panel by a press outside of it and its button. Popups of the panel (a list, a calendar) are rendered
 * elsewhere on the page but belong to it: a press there bubbles to the panel through React's tree, and closes nothing.
 * @returns handlers for the panel
 */
export function usePressOutside(isOpen: boolean, button: RefObject<HTMLElement | null>, onPress: () => void) {
  const inside = useRef<Event>(null);
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!isOpen) return;
    const handle = (event: globalThis.PointerEvent) => {
      const isOnButton = event.target instanceof Node && button.current?.contains(event.target);
      if (event !== inside.current && !isOnButton) latest.current();
    };
    document.addEventListener('pointerdown', handle);
    return () => document.removeEventListener('pointerdown', handle);
  }, [isOpen, button]);
  return {
    onPointerDownCapture: ({ nativeEvent }: PointerEvent) => {
      inside.current = nativeEvent;
    },
  };
}
