import { type RefObject, startTransition, useEffect, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many of the parts of a long page are drawn: the first with the page, another after each frame, since the browser
 * takes style and layout of all that came with a frame in one task.
 * @param drawAll draws the others at once
 * @param isWhole all from the beginning
 */
export function useOneByOne(count: number, drawAll: RefObject<(() => void) | null>, isWhole: boolean): number {
  const [drawn, setDrawn] = useState(isWhole ? count : 1);
  const isDone = drawn >= count;
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, isDone]);
  useImperativeHandle(
    drawAll,
    () => () => {
      if (!isDone) flushSync(() => setDrawn(count));
    },
    [count, isDone],
  );
  return drawn;
}
