import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import classes from './card-tape.module.css';
import { LoadMore } from './load-more.tsx';
import type { Paging } from './paging.ts';

export interface CardTapeProps<Row> extends Paging {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Height of a folded card, px: what is not drawn yet is taken to be so high. */
  readonly estimate: number;
  readonly card: (row: Row) => ReactNode;
}

/** Cards one below another in a scroller of their own; only those in sight are drawn. */
export function CardTape<Row>({ rows, rowId, estimate, card, ...paging }: CardTapeProps<Row>) {
  const { onEndReached, isLoadingMore, failure } = paging;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    estimateSize: () => estimate,
    getScrollElement: () => scroller.current,
    overscan: 4,
  });
  return (
    <div className={classes.cards} ref={scroller}>
      <div className={classes.tape} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <div
              key={rowId(row)}
              ref={virtual.measureElement}
              data-index={index}
              className={classes.slot}
              style={{ transform: `translateY(${start}px)` }}
            >
              {card(row)}
            </div>
          );
        })}
      </div>
      {/* Anew for each length: a short page may leave its end in sight. */}
      {onEndReached && (
        <LoadMore key={rows.length} onReached={onEndReached} isLoading={isLoadingMore} failure={failure} />
      )}
    </div>
  );
}
