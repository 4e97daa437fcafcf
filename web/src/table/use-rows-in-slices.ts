import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { rowPace, rowsOfPass } from './row-pace.ts';

/** Shared by all tables: measurements of one apply to the next. */
const pace = rowPace();

/** Whether new rows are rendered in the frame that scrolls to them. */
export const comesAtOnce = (): boolean => pace.atOnce() === Infinity;

/**
 * The visible rows to render: all of them; on a slow machine some now, the others in separate tasks.
 * @param wanted indexes, ascending
 * @param needed index of a row that is always rendered, for the focus
 */
export function useRowsInSlices(
  within: RefObject<HTMLElement | null>,
  wanted: readonly number[],
  ids: readonly string[],
  needed?: number,
): readonly number[] {
  const [present] = useState(() => new Set<string | undefined>());
  /** Whether the first frame, which lays out the whole page with the table, is over. */
  const isLaidOut = useRef(false);
  const [, drawMore] = useReducer((pass: number) => pass + 1, 0);
  const isNew = present.size === 0;
  const isPresent = (i: number) => i === needed || present.has(ids[i]);
  // A new table is filled from the top.
  const drawn = rowsOfPass(wanted, isPresent, pace.atOnce(), isNew ? wanted[0] : undefined);
  useLayoutEffect(() => {
    const fresh = isLaidOut.current ? drawn.filter((i) => !present.has(ids[i])).length : 0;
    present.clear();
    for (const i of drawn) present.add(ids[i]);
    if (fresh > 0) {
      // Forces style and layout here, where they can be timed, instead of in the next frame.
      const began = performance.now();
      void within.current?.clientHeight;
      pace.note(performance.now() - began, fresh);
    }
    const isWhole = drawn.length === wanted.length;
    if (isWhole && isLaidOut.current) return;
    let task: ReturnType<typeof setTimeout>;
    const goOn = () => {
      task = setTimeout(() => {
        isLaidOut.current = true;
        if (!isWhole) drawMore();
      });
    };
    const frame = isLaidOut.current ? goOn() : requestAnimationFrame(goOn);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  });
  return drawn;
}
