import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface OneByOne {
  /** Number of parts to render. */
  readonly drawn: number;
  /** Renders the other parts at once. */
  readonly drawAll: () => void;
}

/**
 * Renders a long page in parts: the first at once, another after each frame. The browser does style and layout of a
 * frame in one task, which would block the page if everything came in one frame.
 * @param isWhole whether all parts are rendered from the start
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
