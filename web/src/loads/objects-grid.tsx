import type { LoadObject } from '@gektar/contract/loads/load.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { GridTable } from '#table/grid-table.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { useEndReached } from '#table/use-end-reached.ts';
import type { Paging } from '#ui/paging.ts';
import { PageFailure } from '#ui/waiting/page-failure.tsx';
import { useLoadsAbout } from './load-kind.ts';
import type { CellPlace } from './next-doubt.ts';
import { cellAt } from './objects-columns.tsx';
import classes from './objects-grid.module.css';

/** Height of a row (px). */
const ROW_HEIGHT = 36;
/** Width of the card of a cell, and its distance from the edges of the table (px). */
const CARD_WIDTH = 400;
const CARD_GAP = 8;
/** Room below a row within which its card opens downwards (px). */
const CARD_ROOM = 210;

/** A column with its width. */
export interface GridColumn {
  readonly column: TableColumn<LoadObject>;
  readonly widthPx: number;
}

export interface ObjectsGridProps extends Paging {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly objects: readonly LoadObject[];
  /** Number of objects, including those not loaded yet. */
  readonly count: number;
  readonly cursor: CellPlace | undefined;
  /** Called when a cell is pressed. */
  readonly onPick: (place: CellPlace) => void;
  /** @returns whether the key was handled */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Card of the cell under the cursor. */
  readonly card: ReactNode;
  readonly gridRef: RefObject<HTMLTableElement | null>;
}

/** Objects of a load, one row each, with doubtful cells marked and a card at the cell under the cursor. */
export function ObjectsGrid(props: ObjectsGridProps) {
  const { label, columns, objects, count, cursor, onPick, onKey, card, gridRef } = props;
  const { onEndReached, isLoadingMore, failure } = props;
  const { kind } = useLoadsAbout();
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: objects.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });
  const drawn = rows.getVirtualItems();
  const lastDrawn = drawn.at(-1)?.index ?? 0;
  useEndReached(lastDrawn >= objects.length - 20 && objects.length < count, objects.length, props);
  const cursorRow = cursor === undefined ? -1 : objects.findIndex(({ key }) => key === cursor.key);
  const cursorColumn = columns.findIndex(({ column }) => column.id === cursor?.columnId);
  useInSight(scroller, rows, cursorRow, columns, cursorColumn);
  const totalPx = columns.reduce((sum, { widthPx }) => sum + widthPx, 0);
  const template = columns.map(({ widthPx, column }) => (column.grows ? `minmax(${widthPx}px, 1fr)` : `${widthPx}px`));

  return (
    <div ref={scroller} className={`${classes.scroller} thin`}>
      <GridTable
        ref={gridRef}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={count + 1}
        aria-colcount={columns.length}
        aria-activedescendant={cursorRow < 0 ? undefined : `${gridId}-cursor`}
        className={classes.grid}
        style={{ '--columns': `${template.join(' ')} minmax(0, 1fr)`, minWidth: totalPx }}
        onKeyDown={(event) => {
          if (onKey(event)) event.preventDefault();
        }}
      >
        <thead className={classes.head}>
          <tr className={classes.row} aria-rowindex={1}>
            {columns.map(({ column }, index) => (
              <th
                key={column.id}
                scope="col"
                className={column.align === 'end' ? classes.end : undefined}
                style={stickyLeft(columns, index)}
                data-fixed={isFixed(index) || undefined}
                data-stays={column.staysInSight || undefined}
                title={column.title}
              >
                {column.title}
              </th>
            ))}
            <th aria-hidden />
          </tr>
        </thead>
        <tbody className={classes.rows} style={{ height: rows.getTotalSize() }}>
          {drawn.map(({ index, start }) => {
            const object = objects[index];
            if (object === undefined) return null;
            return (
              <tr
                key={object.key}
                className={classes.row}
                aria-rowindex={index + 2}
                style={{ top: start }}
                data-state={object.state}
                onClick={({ target }) => {
                  const cell = target instanceof Element ? target.closest('td') : null;
                  const columnId = columns[Number(cell?.ariaColIndex) - 1]?.column.id;
                  if (columnId !== undefined) onPick({ key: object.key, columnId });
                }}
              >
                {columns.map(({ column }, at) => {
                  const cell = cellAt(object, column.id, kind);
                  const isCursor = index === cursorRow && at === cursorColumn;
                  return (
                    <td
                      key={column.id}
                      id={isCursor ? `${gridId}-cursor` : undefined}
                      aria-colindex={at + 1}
                      className={[column.align === 'end' && classes.end, column.tone === 'strong' && classes.strong]
                        .filter(Boolean)
                        .join(' ')}
                      style={stickyLeft(columns, at)}
                      data-fixed={isFixed(at) || undefined}
                      data-stays={column.staysInSight || undefined}
                      data-doubt={cell !== undefined && cell.doubt !== null ? true : undefined}
                      data-answered={(cell?.doubt === null && cell.isAnswered) || undefined}
                      data-cursor={isCursor || undefined}
                    >
                      {column.cell(object)}
                    </td>
                  );
                })}
                <td aria-hidden />
              </tr>
            );
          })}
        </tbody>
      </GridTable>
      {failure !== undefined && onEndReached && !isLoadingMore && <PageFailure text={failure} onRetry={onEndReached} />}
      {cursorRow >= 0 && card !== undefined && (
        <div
          className={classes.card}
          style={cardPlace(scroller.current, cursorRow, cursorColumn, columns)}
          data-own-keys
        >
          {card}
        </div>
      )}
    </div>
  );
}

/** Number of the row and name of the object stay at the left edge. */
const isFixed = (index: number) => index < 2;

function stickyLeft(columns: readonly GridColumn[], index: number) {
  return index === 1 ? { left: columns[0]?.widthPx } : undefined;
}

/** Left edge of a column (px). */
function leftOf(columns: readonly GridColumn[], index: number): number {
  return columns.slice(0, index).reduce((sum, { widthPx }) => sum + widthPx, 0);
}

/** Below the cell, or above it when there is no room; inside the visible width of the table. */
function cardPlace(scroller: HTMLElement | null, row: number, column: number, columns: readonly GridColumn[]) {
  const { scrollTop = 0, scrollLeft = 0, clientWidth = 0, clientHeight = 0 } = scroller ?? {};
  const head = ROW_HEIGHT + 2;
  const top = head + row * ROW_HEIGHT;
  const isAbove = top + ROW_HEIGHT + CARD_ROOM > scrollTop + clientHeight && row * ROW_HEIGHT > CARD_ROOM;
  const most = scrollLeft + clientWidth - CARD_WIDTH - 2 * CARD_GAP;
  const left = Math.max(scrollLeft + CARD_GAP, Math.min(leftOf(columns, column), most));
  return isAbove
    ? { top: top - CARD_GAP, left, width: CARD_WIDTH, transform: 'translateY(-100%)' }
    : { top: top + ROW_HEIGHT + CARD_GAP, left, width: CARD_WIDTH };
}

/** Scrolls the cell under the cursor into view, clear of the fixed columns. */
function useInSight(
  scroller: RefObject<HTMLElement | null>,
  rows: { readonly scrollToIndex: (index: number) => void },
  row: number,
  columns: readonly GridColumn[],
  column: number,
): void {
  const scroll = useEffectEvent(() => {
    const element = scroller.current;
    if (row < 0 || element === null) return;
    const top = row * ROW_HEIGHT;
    const { scrollTop, clientHeight, scrollLeft, clientWidth } = element;
    if (top < scrollTop || top + 2 * ROW_HEIGHT > scrollTop + clientHeight) rows.scrollToIndex(row);
    if (column < 2 || columns[column]?.column.staysInSight) return;
    const left = leftOf(columns, column);
    const atEnd = columns.filter(({ column: one }) => one.staysInSight).reduce((sum, { widthPx }) => sum + widthPx, 0);
    const fixed = leftOf(columns, 2);
    const right = left + (columns[column]?.widthPx ?? 0) + atEnd - clientWidth;
    if (scrollLeft > left - fixed) element.scrollLeft = left - fixed;
    else if (scrollLeft < right) element.scrollLeft = right;
  });
  useEffect(() => {
    if (row >= 0 || column >= 0) scroll();
  }, [row, column]);
}
