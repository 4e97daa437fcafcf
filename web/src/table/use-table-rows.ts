import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { measuredLater } from '#ui/measured-later.ts';
import type { Paging } from '#ui/paging.ts';
import { ROW_HEIGHT } from './table-column.ts';
import { comesAtOnce, useRowsInSlices } from './use-rows-in-slices.ts';

const OVERSCAN = 4;
/** Distance from the end at which more rows are requested (rows). */
const END_ROWS = 20;

interface RowsInSight {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Of all loaded rows, in their order. */
  readonly ids: readonly string[];
  /** Height of the head (px). */
  readonly headPx: number;
  readonly alwaysDrawnId: string | undefined;
  readonly resetKey: string | undefined;
  readonly onEndReached: Paging['onEndReached'];
  readonly isLoadingMore: boolean | undefined;
  readonly failure: string | undefined;
}

/** The rows to draw: those in sight; asks for more near the end and scrolls to the first row of another query. */
export function useTableRows({ scroller, ids, headPx, alwaysDrawnId, resetKey, ...paging }: RowsInSight) {
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    ...measuredLater(),
    overscan: OVERSCAN,
    scrollMargin: headPx,
    scrollPaddingStart: headPx,
    getItemKey: (index) => ids[index] ?? index,
    useFlushSync: comesAtOnce(),
  });
  const items = virtualizer.getVirtualItems();
  const inSight = items.map(({ index }) => index);
  const drawn = useRowsInSlices(scroller, withIndex(inSight, ids.indexOf(alwaysDrawnId ?? '')), ids);

  const lastIndex = items.at(-1)?.index ?? -1;
  const canAsk = ids.length > 0 && !paging.isLoadingMore && paging.failure === undefined;
  useEndReached(canAsk && lastIndex >= ids.length - END_ROWS, ids.length, paging.onEndReached);
  const shownKey = useRef(resetKey);
  useEffect(() => {
    if (shownKey.current === resetKey) return;
    shownKey.current = resetKey;
    // With the next frame: scrolled at once, the page would be laid out twice.
    const frame = requestAnimationFrame(() => scroller.current?.scrollTo({ top: 0 }));
    return () => cancelAnimationFrame(frame);
  }, [resetKey, scroller]);
  return { drawn, scrollToIndex: virtualizer.scrollToIndex };
}

function withIndex(indexes: number[], index: number): number[] {
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].toSorted((a, b) => a - b);
}

/** Requests once each time the end comes near, and again when it has moved and is still near. */
function useEndReached(isNear: boolean, count: number, onEndReached: (() => void) | undefined): void {
  const isWanted = isNear && onEndReached !== undefined;
  const reach = useEffectEvent(() => onEndReached?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each length
  useEffect(() => {
    if (isWanted) reach();
  }, [isWanted, count]);
}
