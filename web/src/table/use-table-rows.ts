import { type RefObject, useEffect, useRef } from 'react';
import type { Paging } from '#ui/paging.ts';
import type { PlacedBands } from './bands.ts';
import { rowsInSight, topToShow } from './in-sight.ts';
import { useEndReached } from './use-end-reached.ts';
import { useInSight } from './use-in-sight.ts';
import { useRowsInSlices } from './use-rows-in-slices.ts';

/** Distance from the end at which more rows are requested (rows). */
const END_ROWS = 20;

interface RowsInSight {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Ids of all loaded rows, in their order. */
  readonly ids: readonly string[];
  /** Height of the head (px). */
  readonly headPx: number;
  readonly bands: PlacedBands | undefined;
  readonly alwaysDrawnId: string | undefined;
  readonly resetKey: string | undefined;
  readonly onEndReached: Paging['onEndReached'];
  readonly isLoadingMore: boolean | undefined;
  readonly failure: string | undefined;
}

/**
 * Indexes of the rows to draw: those in sight. Requests more rows near the end, and scrolls to the first row of another
 * query.
 */
export function useTableRows({ scroller, ids, headPx, bands, alwaysDrawnId, resetKey, ...paging }: RowsInSight) {
  const inSight = useInSight(scroller, (sight) => rowsInSight(sight, ids.length, headPx, bands));
  const drawn = useRowsInSlices(scroller, withIndex(inSight, ids.indexOf(alwaysDrawnId ?? '')), ids);

  const lastIndex = inSight.at(-1) ?? -1;
  useEndReached(ids.length > 0 && lastIndex >= ids.length - END_ROWS, ids.length, paging);
  const shownKey = useRef(resetKey);
  useEffect(() => {
    if (shownKey.current === resetKey) return;
    shownKey.current = resetKey;
    // Scrolled in the next frame: an immediate scroll would lay out the page twice.
    const frame = requestAnimationFrame(() => scroller.current?.scrollTo({ top: 0 }));
    return () => cancelAnimationFrame(frame);
  }, [resetKey, scroller]);
  return drawn;
}

/** Scrolls until a row is in sight. @param headPx height of the head, which covers rows */
export function scrollToRow(
  scroller: HTMLElement | null,
  index: number,
  headPx: number,
  bands: PlacedBands | undefined,
): void {
  if (scroller === null) return;
  scroller.scrollTop = topToShow(index, scroller.scrollTop, scroller.clientHeight - headPx, bands);
}

function withIndex(indexes: readonly number[], index: number): readonly number[] {
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].toSorted((a, b) => a - b);
}
