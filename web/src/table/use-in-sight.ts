import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sizeBeforeLayout } from '#ui/size-before-layout.ts';
import type { Sight } from './in-sight.ts';
import { comesAtOnce } from './use-rows-in-slices.ts';

/**
 * Indexes of the rows or columns of a scroller to render; renders again when scrolling or resizing changes them. The
 * size of the scroller is read once the page is laid out: reading it at once would force a layout within the commit.
 *
 * No library for virtual lists, which would measure every row: all rows have the same height and the columns have known
 * widths (docs/decisions/0025-the-first-screen.md).
 * @param linesOf the indexes to render, ascending
 */
export function useInSight(scroller: RefObject<HTMLElement | null>, linesOf: (sight: Sight) => number[]): number[] {
  /** Updated by each scroll, whether or not it leads to a render. */
  const [sight] = useState((): { current: Sight } => ({ current: { top: 0, left: 0, ...sizeBeforeLayout() } }));
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const lines = linesOf(sight.current);
  const rendered = useRef({ lines, linesOf });
  useLayoutEffect(() => {
    rendered.current = { lines, linesOf };
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const hasChanged = () => {
      const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = element;
      sight.current = { top, left, width, height };
      return rendered.current.linesOf(sight.current).join() !== rendered.current.lines.join();
    };
    const handleScroll = () => {
      if (!hasChanged()) return;
      if (comesAtOnce()) flushSync(renderAgain);
      else renderAgain();
    };
    const observer = new ResizeObserver(() => {
      if (hasChanged()) renderAgain();
    });
    element.addEventListener('scroll', handleScroll, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', handleScroll);
      observer.disconnect();
    };
  }, [scroller, sight]);
  return lines;
}
