import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Box } from '#ui/layout/box.ts';
import type { Paging } from '#ui/paging.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import classes from './card-tape.module.css';
import { Flashed } from './flashed.tsx';

export interface CardTapeProps<Row> extends Paging {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Assumed height of a card that is not rendered yet: the height of a folded card (px). */
  readonly estimate: number;
  readonly card: (row: Row) => ReactNode;
}

/**
 * Cards one below another; only visible ones are rendered. The list has its own scrollbar, except on a narrow screen,
 * where it scrolls with the page.
 */
export function CardTape<Row>({ rows, rowId, estimate, card, ...paging }: CardTapeProps<Row>) {
  const { onEndReached, isLoadingMore, failure } = paging;
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const offset = useOffset(scroller, isNarrow);
  const virtual = useVirtualizer({
    count: rows.length,
    estimateSize: () => estimate,
    getScrollElement: () => (isNarrow ? pageScroller(scroller.current) : scroller.current),
    scrollMargin: offset,
    overscan: 4,
  });
  return (
    <div className={`${classes.cards} thin`} ref={scroller}>
      <Box pos="relative" h={virtual.getTotalSize()}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <Box
              key={rowId(row)}
              pos="absolute"
              inset="0 0 auto"
              ref={virtual.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start - offset}px)` }}
            >
              <Flashed id={rowId(row)}>{card(row)}</Flashed>
            </Box>
          );
        })}
      </Box>
      {/* Keyed by the number of rows: after a short page the end may still be in view and must be reported again. */}
      {onEndReached && (
        <LoadMore key={rows.length} onReached={onEndReached} isLoading={isLoadingMore} failure={failure} />
      )}
    </div>
  );
}

/** The nearest scrolling ancestor, for a list that scrolls with the page on a narrow screen. */
function pageScroller(part: HTMLElement | null): HTMLElement | null {
  for (let above = part?.parentElement ?? null; above !== null; above = above.parentElement) {
    if (getComputedStyle(above).overflowY === 'auto') return above;
  }
  return null;
}

/** Distance of the list from the top of the page (px); 0 when the list has its own scrollbar. */
function useOffset(part: { readonly current: HTMLElement | null }, isInPage: boolean): number {
  const [offset, setOffset] = useState(0);
  // After every render: content above may have grown.
  useLayoutEffect(() => {
    const page = isInPage ? pageScroller(part.current) : null;
    if (page === null || part.current === null) return setOffset(0);
    const top = part.current.getBoundingClientRect().top - page.getBoundingClientRect().top;
    setOffset(Math.round(top + page.scrollTop));
  });
  return offset;
}
