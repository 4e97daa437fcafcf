import { type RefObject, useLayoutEffect, useReducer, useState } from 'react';
import { rowPace, rowsOfPass } from './row-pace.ts';

/** What one table has found out about the machine holds for the next. */
const pace = rowPace();

/** Whether new rows come with the very frame that has scrolled to them. */
export const comesAtOnce = (): boolean => pace.atOnce() === Infinity;

/**
 * The rows to draw of those in sight: all of them; on a slow machine some now, the others in tasks of their own.
 * @param wanted indexes, ascending
 */
export function useRowsInSlices(
  within: RefObject<HTMLElement | null>,
  wanted: readonly number[],
  ids: readonly string[],
): readonly number[] {
  const [standing] = useState(() => new Set<string | undefined>());
  const [, drawMore] = useReducer((pass: number) => pass + 1, 0);
  const drawn = rowsOfPass(wanted, (i) => standing.has(ids[i]), pace.atOnce());
  useLayoutEffect(() => {
    // A new table is laid out by the frame, with the page around it.
    const fresh = standing.size > 0 && drawn.filter((i) => !standing.has(ids[i])).length;
    standing.clear();
    for (const i of drawn) standing.add(ids[i]);
    if (fresh) {
      // Style and layout here, where they can be timed, and not in the task of the next frame.
      const began = performance.now();
      void within.current?.clientHeight;
      pace.note(performance.now() - began, fresh);
    }
    if (drawn.length === wanted.length) return;
    const next = setTimeout(drawMore);
    return () => clearTimeout(next);
  });
  return drawn;
}
