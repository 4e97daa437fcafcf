import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { icon12 } from '#ui/icon.ts';
import classes from './data-table.module.css';
import type { StandingColumn } from './standing-columns.ts';
import { ariaSort, nextSort, type TableSort } from './table-sort.ts';
import type { ColumnSettings } from './use-column-settings.ts';

export interface TableHeadProps<Row, SortKey extends string> {
  readonly standing: readonly StandingColumn<Row, SortKey>[];
  readonly settings: ColumnSettings;
  readonly sort: TableSort<SortKey> | undefined;
  readonly onSortChange: ((sort: TableSort<SortKey> | undefined) => void) | undefined;
  /** The checkbox over all rows. */
  readonly checkbox: ReactNode;
}

const WIDTH_STEP = 16;

/**
 * Headers sort on click, move by dragging or Alt + ← →, resize at the right edge or by Shift + ← →; a double click on
 * the edge restores the declared width.
 */
export function TableHead<Row, SortKey extends string>(props: TableHeadProps<Row, SortKey>) {
  const { standing, settings, sort, onSortChange, checkbox } = props;
  const [draggedId, setDraggedId] = useState<string>();
  const [overId, setOverId] = useState<string>();

  const isResizing = standing.some((one) => one.isResizing);
  const dragProps = (id: string, position: number) => ({
    // Resizing must not drag the whole column.
    draggable: position > 0 && !isResizing,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      setDraggedId(id);
    },
    onDragOver: (event: DragEvent) => {
      if (draggedId === undefined || position === 0) return;
      event.preventDefault();
      setOverId(id);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (draggedId !== undefined && position > 0) settings.move(draggedId, id);
    },
    onDragEnd: () => {
      setDraggedId(undefined);
      setOverId(undefined);
    },
  });

  const handleKey = (event: KeyboardEvent, { column, widthPx }: StandingColumn<Row, SortKey>) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    if (step === undefined) return;
    if (event.altKey) settings.step(column.id, step);
    else if (event.shiftKey) settings.setWidth(column.id, widthPx + step * WIDTH_STEP);
    else return;
    event.preventDefault();
  };

  return (
    <thead className={classes.head}>
      <tr aria-rowindex={1} className={classes.headRow}>
        {standing.map((one, position) => {
          const { column } = one;
          const { sortBy } = column;
          return (
            <th
              key={column.id}
              scope="col"
              aria-colindex={position + 1}
              aria-sort={sortBy && ariaSort(sort, sortBy)}
              className={[classes.headCell, position === 0 && classes.first, column.align === 'end' && classes.end]
                .filter(Boolean)
                .join(' ')}
              data-dragged={draggedId === column.id || undefined}
              data-over={(overId === column.id && overId !== draggedId) || undefined}
              {...dragProps(column.id, position)}
            >
              {position === 0 && checkbox}
              {sortBy && onSortChange ? (
                <button
                  type="button"
                  className={classes.headButton}
                  onClick={() => onSortChange(nextSort(sort, sortBy))}
                  onKeyDown={(event) => handleKey(event, one)}
                >
                  <HeadTitle {...one} sort={sort} />
                </button>
              ) : (
                <HeadTitle {...one} sort={sort} />
              )}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the keys are on the head itself and
                  in the columns menu */}
              <span
                className={classes.handle}
                data-resizing={one.isResizing || undefined}
                onMouseDown={one.startResize}
                onTouchStart={one.startResize}
                onDoubleClick={() => settings.resetWidth(column.id)}
              />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type HeadTitleProps = Pick<StandingColumn<never, string>, 'column'> & { readonly sort: TableSort | undefined };

function HeadTitle({ column: { title, unit, sortBy }, sort }: HeadTitleProps) {
  const Arrow = sort?.direction === 'desc' ? IconArrowDown : IconArrowUp;
  const fullTitle = unit ? `${title}, ${unit}` : title;
  return (
    <>
      <span className={classes.headTitle} title={fullTitle}>
        {title}
        {unit && (
          <>
            , <small>{unit}</small>
          </>
        )}
      </span>
      {sortBy !== undefined && sortBy === sort?.by && <Arrow {...icon12} className={classes.arrow} />}
    </>
  );
}
