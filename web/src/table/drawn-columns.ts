import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';
import { measuredLater } from '#ui/measured-later.ts';
import { comesAtOnce } from './use-rows-in-slices.ts';
import { useStable } from './use-stable.ts';

/** Columns rendered beyond each edge, for horizontal scrolling. */
const OVERSCAN = 2;

/**
 * Positions of the columns to render: a table of 25 shows ten. The fixed first column is always included.
 * @param widths px, from left to right
 */
export function useDrawnColumns(scroller: RefObject<HTMLElement | null>, widths: readonly number[]): number[] {
  const virtualizer = useVirtualizer({
    horizontal: true,
    ...measuredLater(),
    count: widths.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths[index] ?? 0,
    overscan: OVERSCAN,
    useFlushSync: comesAtOnce(),
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(1, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      return [0, ...Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)];
    },
  });
  const key = widths.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when any width changes
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, key]);
  return useStable(virtualizer.getVirtualItems().map((item) => item.index));
}
