import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, memo, type ReactElement, type ReactNode, useState } from 'react';
import { icon12 } from '#ui/icon.ts';
import classes from './data-table.module.css';
import { drawnWidthOf, type LaidOutColumn } from './laid-out-columns.ts';
import { beginsGroup, columnName, type TableColumn } from './table-column.ts';
import { endName } from './table-row.tsx';
import { ariaSort, nextSort, type TableSort } from './table-sort.ts';
import type { ColumnSettings } from './use-column-settings.ts';

export interface TableHeadProps<Row, SortKey extends string> {
  readonly laidOut: readonly LaidOutColumn<Row, SortKey>[];
  readonly settings: ColumnSettings;
  readonly sort: TableSort<SortKey> | undefined;
  readonly onSortChange: ((sort: TableSort<SortKey> | undefined) => void) | undefined;
  /** Filter of a column, drawn at the end of its head. */
  readonly headFilter?: ((columnId: string) => ReactNode) | undefined;
  /** The checkbox over all rows. */
  readonly checkbox: ReactNode;
}

const WIDTH_STEP = 16;

function Head<Row, SortKey extends string>(props: TableHeadProps<Row, SortKey>) {
  const { laidOut, settings, sort, onSortChange, headFilter, checkbox } = props;
  const columns = laidOut.map(({ column }) => column);
  const [draggedId, setDraggedId] = useState<string>();
  const [overId, setOverId] = useState<string>();

  const isResizing = laidOut.some((one) => one.isResizing);
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

  const handleKey = (event: KeyboardEvent, { column, widthPx }: LaidOutColumn<Row, SortKey>) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    if (step === undefined) return;
    if (event.altKey) settings.step(column.id, step);
    else if (event.shiftKey) {
      settings.setWidth(column.id, (drawnWidthOf(event.currentTarget) ?? widthPx) + step * WIDTH_STEP);
    } else return;
    event.preventDefault();
  };

  return (
    <thead className={classes.head}>
      <GroupTitles columns={columns} />
      <tr aria-rowindex={1} className={classes.headRow}>
        {laidOut.map((one, position) => {
          const { column } = one;
          const { sortBy, sortsFirst } = column;
          const filter = headFilter?.(column.id);
          return (
            <th
              key={column.id}
              scope="col"
              aria-colindex={position + 1}
              aria-sort={sortBy && ariaSort(sort, sortBy)}
              // Screen readers name cells by their column; the name of the filter button must not be part of it.
              aria-label={filter ? columnName(column) : undefined}
              className={[
                classes.headCell,
                position === 0 && classes.first,
                beginsGroup(columns, position) && classes.edge,
                column.align === 'end' && classes.end,
                column.staysInSight && classes.stays,
              ]
                .filter(Boolean)
                .join(' ')}
              style={column.staysInSight ? { right: `var(${endName(position)})` } : undefined}
              data-alone={column.group === undefined || undefined}
              data-dragged={draggedId === column.id || undefined}
              data-over={(overId === column.id && overId !== draggedId) || undefined}
              {...dragProps(column.id, position)}
            >
              {position === 0 && checkbox}
              {sortBy && onSortChange ? (
                <button
                  type="button"
                  className={classes.headButton}
                  onClick={() => onSortChange(nextSort(sort, sortBy, sortsFirst))}
                  onKeyDown={(event) => handleKey(event, one)}
                >
                  <HeadTitle {...one} sort={sort} />
                </button>
              ) : (
                <HeadTitle {...one} sort={sort} />
              )}
              {filter}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the keys are on the head itself and
                  in the columns menu */}
              <span
                className={classes.handle}
                data-resizing={one.isResizing || undefined}
                {...one.resize}
                onDoubleClick={() => settings.resetWidth(column.id)}
              />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/**
 * Headers sort on click, move by dragging or Alt + ← →, resize at the right edge or by Shift + ← →; a double click on
 * the edge restores the declared width.
 */
export const TableHead = memo(Head) as typeof Head;

/**
 * Titles of groups above the heads of their columns; hidden from screen readers, since each head includes its group.
 */
function GroupTitles({ columns }: { columns: readonly Pick<TableColumn<never>, 'id' | 'group'>[] }) {
  if (columns.every(({ group }) => group === undefined)) return null;
  const starts = columns.flatMap((column, position) => {
    const isFirst = position === 0 || columns[position - 1]?.group !== column.group;
    return column.group !== undefined && isFirst ? [{ id: column.id, group: column.group, position }] : [];
  });
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this row takes the focus
    <tr aria-hidden="true" className={classes.groupRow}>
      {starts.map(({ id, group, position }) => {
        const next = columns.findIndex((column, at) => at > position && column.group !== group);
        return (
          <td
            key={id}
            className={classes.groupCell}
            style={{ gridColumn: `${position + 1} / ${(next < 0 ? columns.length : next) + 1}` }}
          >
            {group.title}
            {group.unit && (
              <>
                , <small>{group.unit}</small>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

const plainly = (title: ReactElement): ReactNode => title;

type HeadTitleProps = Pick<LaidOutColumn<never, string>, 'column'> & { readonly sort: TableSort | undefined };

function HeadTitle({ column, sort }: HeadTitleProps) {
  const { title, unit, group, mark, sortBy, aroundTitle = plainly } = column;
  const Arrow = sort?.direction === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <>
      {mark}
      {aroundTitle(
        <span className={classes.headTitle} title={column.aroundTitle ? undefined : columnName(column)}>
          {group && <span className="sr">{group.title}: </span>}
          {title}
          {unit && (
            <>
              , <small>{unit}</small>
            </>
          )}
        </span>,
      )}
      {sortBy !== undefined && sortBy === sort?.by && <Arrow {...icon12} className={classes.arrow} />}
    </>
  );
}
