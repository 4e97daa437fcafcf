import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a panel by a press beside it and its button. What the panel itself has opened (a list, a calendar) is drawn
 * elsewhere on the page but belongs to it: a press there comes up to the panel through the tree of React, and closes
 * nothing.
 * @returns for the panel
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
