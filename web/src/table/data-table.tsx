import { formatCount } from '@gektar/format/number.ts';
import { type CSSProperties, type ReactNode, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Paging } from '#ui/paging.ts';
import { PageFailure } from '#ui/waiting/page-failure.tsx';
import type { PlacedBands } from './bands.ts';
import type { CellEditing, CellStates } from './cell-editing.ts';
import { type ColumnTrack, columnTracks } from './column-tracks.ts';
import classes from './data-table.module.css';
import { GridTable } from './grid-table.tsx';
import { columnsInSight, topOf } from './in-sight.ts';
import { useColumnLayout } from './laid-out-columns.ts';
import { type RowAction, useRowActionKey } from './row-action.ts';
import type { RowDetails } from './row-details.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { headHeight, offsetsFromEnd, ROW_HEIGHT, type TableColumn } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { handleTableKey, type KeyedTable } from './table-keys.ts';
import { endName, TableRow } from './table-row.tsx';
import type { TableSort } from './table-sort.ts';
import { useCells } from './use-cells.ts';
import { type CurrentRow, type TableSelection, useChosenAndCurrent } from './use-chosen-and-current.tsx';
import type { ColumnSettings } from './use-column-settings.ts';
import { useInSight } from './use-in-sight.ts';
import { useKeyLine } from './use-key-line.ts';
import { useLeftRow } from './use-left-row.ts';
import { useStable } from './use-stable.ts';
import { scrollToRow, useTableRows } from './use-table-rows.ts';

export interface DataTableProps<Row, SortKey extends string = string> extends Partial<Paging> {
  /** Accessible name of the table: 'Объекты'. */
  readonly label: string;
  /** Declared at module level. */
  readonly columns: readonly TableColumn<Row, SortKey>[];
  readonly settings: ColumnSettings;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Accessible name of a row's checkbox. */
  readonly rowName: (row: Row) => string;
  /** Archived rows are less prominent. */
  readonly isMuted?: ((row: Row) => boolean) | undefined;
  /** The current row, if the page controls it. A key or a press selects another. */
  readonly current?: CurrentRow | undefined;
  /** Called on Enter and on a double click. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** A button in the first cell of rows. */
  readonly rowAction?: RowAction<Row> | undefined;
  /** Editing of cells; without it the table is read-only. */
  readonly editing?: CellEditing<Row> | undefined;
  readonly sort?: TableSort<SortKey> | undefined;
  readonly onSortChange?: ((sort: TableSort<SortKey> | undefined) => void) | undefined;
  /** Filter of a column, drawn at the end of its head. */
  readonly headFilter?: ((columnId: string) => ReactNode) | undefined;
  /** Without it rows have no checkbox. */
  readonly selection?: TableSelection | undefined;
  /** Shown under the rows while some are chosen. */
  readonly selectionBar?: ReactNode;
  /** Shows a skeleton instead of rows. */
  readonly isLoading?: boolean | undefined;
  /** The rows are those of the previous query. */
  readonly isStale?: boolean | undefined;
  /** Empty or failed state, instead of rows. */
  readonly instead?: ReactNode;
  /** Blocks between rows, from top to bottom. */
  readonly bands?: PlacedBands | undefined;
  /** Details under one row, opened by → and folded by ←. */
  readonly details?: RowDetails | undefined;
  /** Number of rows including those not loaded yet. */
  readonly totalCount?: number | undefined;
  /** Id of a row that stays rendered when it is scrolled out of sight, because it is being moved. */
  readonly alwaysDrawnId?: string | undefined;
  /** Identifies the query: on change the table scrolls to its first row. */
  readonly resetKey?: string | undefined;
}

/** Numbers of skeleton rows: instead of all rows, and below them while more are loading. */
const LOADING_ROWS = 24;
const MORE_ROWS = 3;

/** Width from which the first column shows the label of the row action (px). */
const WORDS_WIDTH = 320;

const noStates: CellStates = new Map();
const getNoStates = () => noStates;
const subscribeToNone = () => () => undefined;

/** A generic virtual table; a thousand rows scroll without a dropped frame. */
export function DataTable<Row, SortKey extends string = string>(props: DataTableProps<Row, SortKey>) {
  const { columns, settings, rows, rowId, selection, onEndReached, failure, resetKey, editing } = props;
  const tableId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [isScrolledAside, setIsScrolledAside] = useState(false);

  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const laidOut = useColumnLayout(columns, settings);
  const shownColumns = useStable(laidOut.map((one) => one.column));
  const headPx = headHeight(shownColumns);
  const { bands, details } = props;
  const scrollToIndex = (index: number) => scrollToRow(scroller.current, index, headPx, bands);
  const { currentId, setCurrentId, toggle, open, checkbox } = useChosenAndCurrent(props, ids);
  useLeftRow({ label: props.label, grid, ids, currentId, setCurrentId });
  const currentIndex = currentId === undefined ? -1 : ids.indexOf(currentId);
  const cells = useCells<Row>({
    ...{ editing, columns: shownColumns, rows, ids, currentId, setCurrentId, scroller, grid, scrollToIndex },
    chosen: selection?.ids,
  });
  // An open editor stays when it is scrolled out of sight.
  const alwaysDrawnId = cells.open?.rowId ?? props.alwaysDrawnId;
  const { isLoadingMore } = props;
  const geometry = { scroller, ids, headPx, bands, alwaysDrawnId, resetKey };
  const drawn = useTableRows({ ...geometry, isLoadingMore, failure, onEndReached });
  const widths = laidOut.map((one) => one.widthPx);
  const inSight = useInSight(scroller, (sight) => columnsInSight(sight, widths));
  const openColumn = shownColumns.findIndex(({ id }) => id === cells.open?.columnId);
  const ends = offsetsFromEnd(laidOut.map(({ column, widthPx }) => ({ staysInSight: column.staysInSight, widthPx })));
  const positions = useStable(withPositions(inSight, [openColumn, ...ends.keys()]));
  const states = useSyncExternalStore(
    editing?.subscribe ?? subscribeToNone,
    editing?.states ?? getNoStates,
    getNoStates,
  );

  useRowActionKey(props, rows[currentIndex], () =>
    document.querySelector(`[id="${tableId}-${currentId}"] .${classes.rowAction}`),
  );
  const keyed: KeyedTable = {
    ...{ ids, columns: shownColumns, selection, details, cells, currentId, setCurrentId, toggle, open, scrollToIndex },
    pageRows: () => Math.floor(((scroller.current?.clientHeight ?? 0) - headPx) / ROW_HEIGHT) - 1,
  };

  const keyLine = useKeyLine(grid, editing !== undefined);
  const totalCount = props.totalCount ?? rows.length;
  const isBare = Boolean(props.isLoading || props.instead);
  const isCurrentDrawn = !isBare && drawn.includes(currentIndex);
  const skeletonCount = props.instead ? 0 : props.isLoading ? LOADING_ROWS : props.isLoadingMore ? MORE_ROWS : 0;
  return (
    <div className={classes.table} style={tableStyle(laidOut, headPx, positions, ends)}>
      <div className={classes.frame}>
        <div
          ref={scroller}
          className={`${classes.scroller} thin`}
          data-scrolled-aside={isScrolledAside || undefined}
          onScroll={(event) => setIsScrolledAside(event.currentTarget.scrollLeft > 0)}
        >
          <GridTable
            ref={grid}
            role="grid"
            tabIndex={0}
            aria-label={props.label}
            aria-rowcount={isBare ? 1 : totalCount + 1}
            aria-colcount={shownColumns.length}
            aria-multiselectable={selection ? true : undefined}
            aria-busy={props.isLoading || props.isStale || undefined}
            aria-activedescendant={isCurrentDrawn ? activeId(tableId, currentId, cells.cursor) : undefined}
            className={classes.grid}
            data-short-action={(widths[0] ?? 0) < WORDS_WIDTH || undefined}
            onKeyDown={(event) => handleTableKey(event, keyed)}
            {...(editing && { onCopy: cells.handleCopy, onPaste: cells.handlePaste })}
            {...keyLine}
          >
            <TableHead
              laidOut={laidOut}
              settings={settings}
              sort={props.sort}
              onSortChange={props.onSortChange}
              headFilter={props.headFilter}
              checkbox={checkbox}
            />
            {!isBare && (
              <TableRows
                {...{ tableId, ids, drawn, positions, currentId, toggle, open, cells, states, bands }}
                table={props}
                columns={shownColumns}
              />
            )}
            {skeletonCount > 0 && (
              <SkeletonRows
                columns={shownColumns}
                positions={positions}
                hasCheckbox={selection !== undefined}
                count={skeletonCount}
              />
            )}
          </GridTable>
          {failure !== undefined && onEndReached && !isBare && !props.isLoadingMore && (
            <div className={classes.pageFailure}>
              <PageFailure text={failure} onRetry={onEndReached} />
            </div>
          )}
          {!isBare && (
            <p className={classes.printed}>
              Напечатано строк: {drawn.length} из {formatCount(totalCount)}, столбцов: {positions.length} из{' '}
              {widths.length}.{selection && ' Вся таблица — в файле XLS.'}
            </p>
          )}
        </div>
        {props.instead && <div className={classes.instead}>{props.instead}</div>}
      </div>
      {selection && selection.ids.size > 0 && props.selectionBar}
    </div>
  );
}

interface TableRowsProps<Row, SortKey extends string> {
  readonly table: DataTableProps<Row, SortKey>;
  readonly tableId: string;
  readonly ids: readonly string[];
  /** Indexes of the rows to draw. */
  readonly drawn: readonly number[];
  readonly columns: readonly TableColumn<Row, SortKey>[];
  readonly positions: readonly number[];
  readonly currentId: string | undefined;
  readonly cells: ReturnType<typeof useCells<Row>>;
  readonly states: CellStates;
  readonly open: (id: string) => void;
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly bands: PlacedBands | undefined;
}

function TableRows<Row, SortKey extends string>(props: TableRowsProps<Row, SortKey>) {
  const { table, tableId, ids, drawn, columns, positions, currentId, cells, states, open, toggle, bands } = props;
  const { rows, selection, editing } = table;
  const { range } = cells;
  return (
    <tbody
      className={classes.body}
      style={{ height: topOf(rows.length, bands) }}
      data-stale={table.isStale || undefined}
    >
      {drawn.map((index) => {
        const row = rows[index];
        const id = ids[index];
        if (row === undefined || id === undefined) return null;
        return (
          <TableRow
            key={id}
            row={row}
            id={id}
            elementId={`${tableId}-${id}`}
            index={index}
            topPx={topOf(index, bands)}
            columns={columns}
            positions={positions}
            name={table.rowName(row)}
            isSelectable={selection !== undefined}
            isSelected={selection?.ids.has(id) ?? false}
            isCurrent={id === currentId}
            isMuted={table.isMuted?.(row) ?? false}
            action={table.rowAction}
            editing={editing}
            states={states.get(id)}
            cursor={id === currentId ? cells.cursor : undefined}
            block={range && index >= range.rows[0] && index <= range.rows[1] ? range.columns : undefined}
            openCell={cells.open?.rowId === id ? cells.open : undefined}
            onPick={cells.pick}
            onPressValue={cells.pressValue}
            onOpenCell={cells.openPressed}
            onCloseCell={cells.close}
            onOpen={open}
            onToggle={toggle}
          />
        );
      })}
      {bands?.list.map(({ id, heightPx, content }, at) => (
        <tr key={id} className={classes.band} style={{ top: bands.tops[at], height: heightPx }}>
          <td className={classes.bandCell}>{content}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** @param added positions to insert; -1 for none */
function withPositions(positions: number[], added: readonly number[]): number[] {
  const missing = added.filter((one) => one >= 0 && !positions.includes(one));
  return missing.length === 0 ? positions : [...new Set([...positions, ...missing])].toSorted((a, b) => a - b);
}

/** The element that the focused table announces: the row, or its cell under the cursor. */
function activeId(tableId: string, rowId: string | undefined, cursor: number | undefined): string {
  return cursor === undefined || cursor === 0 ? `${tableId}-${rowId}` : `${tableId}-${rowId}-${cursor}`;
}

/**
 * Column widths as CSS variables on the table, so that resizing does not render rows again; and the height of the head.
 */
function tableStyle(
  laidOut: readonly ColumnTrack[],
  headPx: number,
  drawn: readonly number[],
  ends: ReadonlyMap<number, number>,
): CSSProperties {
  const total = laidOut.reduce((sum, { widthPx }) => sum + widthPx, 0);
  return {
    '--columns': columnTracks(laidOut),
    '--on-paper': laidOut.map(({ widthPx }, i) => (drawn.includes(i) ? `${widthPx}fr` : 0)).join(' '),
    '--total-width': `${total}px`,
    '--head-height': `${headPx}px`,
    ...Object.fromEntries([...ends].map(([position, px]) => [endName(position), `${px}px`])),
  } as CSSProperties;
}
