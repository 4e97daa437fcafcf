import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Minimum horizontal movement of a swipe (px). */
const LEAST_PX = 36;

/** Swipe handlers of a frame with a picture: left is next, right is previous. A swipe is not a click. */
export function useSwipe(onStep: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const hasSwiped = useRef(false);
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      hasSwiped.current = false;
      start.current = pointerType === 'mouse' || !isPrimary ? undefined : { x, y };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) < LEAST_PX || Math.abs(across) < Math.abs(down)) return;
      hasSwiped.current = true;
      onStep(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
    onClickCapture(event: MouseEvent) {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
