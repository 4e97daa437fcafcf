import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface OneByOne {
  /** How many parts are drawn. */
  readonly drawn: number;
  /** Draws the others at once. */
  readonly drawAll: () => void;
}

/**
 * The parts of a long page: the first with the page, another after each frame, since the browser takes style and layout
 * of all that came with a frame in one task.
 * @param isWhole all from the beginning
 */
export function useOneByOne(count: number, isWhole = false): OneByOne {
  const [drawn, setDrawn] = useState(isWhole ? count : 1);
  const isDone = drawn >= count;
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, isDone]);
  return {
    drawn,
    drawAll: () => {
      if (!isDone) flushSync(() => setDrawn(count));
    },
  };
}
