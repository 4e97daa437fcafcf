import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger that travels this far sideways means the next picture, px. */
const LEAST_PX = 36;

/** Handlers of a frame whose picture follows a finger: to the left is on, to the right is back. A swipe is no press. */
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
