import { Fragment, type ReactNode, useState } from 'react';
import { useFlashMark } from '#api/events/use-row-flash.ts';
import type { Paging } from '#ui/paging.ts';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import classes from './card-grid.module.css';

/** Number of cards added each time the end comes into view. */
const STEP = 40;

export interface CardGridProps<Row> extends Paging {
  /** Below each other, or several side by side. */
  readonly view: 'list' | 'grid';
  readonly rows: readonly Row[];
  readonly card: (row: Row) => ReactNode;
  /** Heads of sections, by the index of the card below them. */
  readonly heads?: ReadonlyMap<number, ReactNode> | undefined;
}

/** Cards of a list, rendered as they come into view; at the end the next page is loaded (D-11, D-12). */
export function CardGrid<Row extends { readonly id: string }>(props: CardGridProps<Row>) {
  const { view, rows, card, heads, onEndReached, isLoadingMore, failure } = props;
  const [drawn, setDrawn] = useState(STEP);
  const hasUndrawn = drawn < rows.length;
  return (
    <div className={`${classes.scroller} thin`}>
      <div className={classes[view]}>
        {rows.slice(0, drawn).map((row, index) => (
          <Fragment key={row.id}>
            {heads?.get(index)}
            <Slot id={row.id}>{card(row)}</Slot>
          </Fragment>
        ))}
        {drawn >= rows.length && heads?.get(rows.length)}
      </div>
      {(hasUndrawn || onEndReached) && (
        <LoadMore
          key={Math.min(drawn, rows.length)}
          isLoading={isLoadingMore}
          failure={hasUndrawn ? undefined : failure}
          onReached={() => (hasUndrawn ? setDrawn(drawn + STEP) : onEndReached?.())}
        />
      )}
    </div>
  );
}

/** Wrapper of a card, marked while a colleague has just changed its row. */
function Slot({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={classes.slot} {...useFlashMark(id)}>
      {children}
    </div>
  );
}
