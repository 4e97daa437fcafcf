import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { isKeyOf } from '#ui/keys.ts';
import { isNarrow } from '#ui/use-media.ts';
import type { CellBlock, CellEditing, CellMove, CellOpening } from './cell-editing.ts';
import {
  blockText,
  type CellPosition,
  type CellRange,
  cellInOrder,
  columnMovedBy,
  isBlock,
  rangeBetween,
} from './cell-range.ts';
import { isChoosingOn } from './row-keys.ts';
import type { TableColumn } from './table-column.ts';
import { useLatest } from './use-latest.ts';

interface CellsAbout<Row> {
  readonly editing: CellEditing<Row> | undefined;
  readonly columns: readonly Pick<TableColumn<Row>, 'id'>[];
  readonly rows: readonly Row[];
  readonly ids: readonly string[];
  readonly currentId: string | undefined;
  readonly setCurrentId: (id: string | undefined) => void;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly scrollToIndex: (index: number) => void;
  /** Rows chosen by their checkbox. */
  readonly chosen: ReadonlySet<string> | undefined;
}

/** A cell by the ids of its row and column. */
interface CellAddress {
  readonly rowId: string;
  readonly columnId: string;
}

export interface OpenCell extends CellAddress {
  readonly opening: CellOpening;
}

interface CellsState {
  /** Column of the cursor; undefined: the first one. */
  readonly columnId: string | undefined;
  /** The corner of the block that stays while the other one moves. */
  readonly corner: CellAddress | undefined;
  readonly open: OpenCell | undefined;
}

const atRest: CellsState = { columnId: undefined, corner: undefined, open: undefined };

type Latest<Row> = RefObject<CellsAbout<Row> & CellsState>;
type Change = (change: Partial<CellsState>) => void;

/**
 * The cursor, the block of cells and the open editor of a table whose cells can be edited. The row of the cursor is the
 * current row of the table.
 */
export function useCells<Row>(about: CellsAbout<Row>) {
  const [state, setState] = useState(atRest);
  const latest = useLatest({ ...about, ...state });
  // The identity of these functions is stable, so that rows are rendered only when their own data change.
  const actions = useMemo(() => cellActions(latest, (change) => setState((all) => ({ ...all, ...change }))), [latest]);
  const { editing, currentId } = about;
  useEffect(() => {
    const { rows, ids } = latest.current;
    const row = currentId === undefined ? undefined : rows[ids.indexOf(currentId)];
    if (row !== undefined) editing?.approach(row);
  }, [editing, currentId, latest]);
  const range = about.editing && rangeOf({ ...about, ...state });
  return {
    ...actions,
    open: state.open,
    /** Column under the cursor, when cells can be edited. */
    cursor: about.editing && columnIndex(about.columns, state.columnId),
    /** The chosen cells, when there are several. */
    range: range && isBlock(range) ? range : undefined,
  };
}

function cellActions<Row>(latest: Latest<Row>, change: Change) {
  const moves = cellMoves(latest, change);
  return {
    close: moves.close,
    /** A press on a cell: with Shift it extends the block. */
    pick(rowId: string, columnId: string | undefined, isRange: boolean) {
      const { currentId, columnId: from, columns, corner, setCurrentId } = latest.current;
      const start = currentId === undefined ? undefined : { rowId: currentId, columnId: from ?? columns[0]?.id ?? '' };
      change({ corner: isRange ? (corner ?? start) : undefined, columnId });
      setCurrentId(rowId);
    },
    /** On a phone a press on a value opens the fields of its row in a sheet. @returns whether it did */
    pressValue(rowId: string, columnId: string | undefined): boolean {
      const { editing, rows, ids, columns, setCurrentId } = latest.current;
      const row = rows[ids.indexOf(rowId)];
      if (!isNarrow() || editing === undefined || row === undefined || columnId === undefined) return false;
      if (columnIndex(columns, columnId) === 0 || !editing.canEdit(row, columnId)) return false;
      setCurrentId(rowId);
      editing.openRow(row, columnId);
      return true;
    },
    /** A double press. @returns whether the cell can be edited */
    openPressed(rowId: string, columnId: string | undefined): boolean {
      const { ids, columns } = latest.current;
      if (columnId === undefined) return false;
      return moves.openAt({ row: ids.indexOf(rowId), column: columnIndex(columns, columnId) }, { by: 'enter' });
    },
    /** Ends the block: another key has moved the current row. */
    endBlock: () => change({ corner: undefined }),
    /** @returns whether the key belongs to the cells */
    handleKey: (event: KeyboardEvent) => handleKey(event, latest.current, { ...moves, change }),
    handleCopy: (event: ClipboardEvent) => handleCopy(event, latest.current),
    handlePaste: (event: ClipboardEvent) => handlePaste(event, latest.current),
  };
}

/** Moves of the cursor, and the editor that opens and closes at it. */
function cellMoves<Row>(latest: Latest<Row>, change: Change) {
  function moveTo({ row, column }: CellPosition) {
    const { ids, columns, setCurrentId, scrollToIndex, scroller } = latest.current;
    setCurrentId(ids[row]);
    change({ columnId: columns[column]?.id });
    scrollToIndex(row);
    scrollToColumn(scroller.current, column);
  }
  function isEditable({ row, column }: CellPosition): boolean {
    const { editing, rows, columns } = latest.current;
    const [data, columnId] = [rows[row], columns[column]?.id];
    return data !== undefined && columnId !== undefined && editing?.canEdit(data, columnId) === true;
  }
  /** @returns whether an editor was opened, or a reason shown why the person may not open it */
  function openAt(cell: CellPosition, opening: CellOpening): boolean {
    const { ids, columns, rows, editing } = latest.current;
    const [rowId, columnId, row] = [ids[cell.row], columns[cell.column]?.id, rows[cell.row]];
    if (row !== undefined && columnId !== undefined && editing?.refuse(row, columnId)) return true;
    if (rowId === undefined || columnId === undefined || !isEditable(cell)) return false;
    moveTo(cell);
    change({ corner: undefined, open: { rowId, columnId, opening } });
    return true;
  }
  function close(move: CellMove) {
    const { open, ids, columns, grid } = latest.current;
    change({ open: undefined });
    if (!open || move === 'away') return;
    // The editor had the focus; its element is removed by this render.
    grid.current?.focus({ preventScroll: true });
    const cell = { row: ids.indexOf(open.rowId), column: columnIndex(columns, open.columnId) };
    if (cell.row < 0 || move === 'stay') return;
    if (move === 'down') {
      moveTo({ ...cell, row: Math.min(cell.row + 1, ids.length - 1) });
      return;
    }
    const size = { rows: ids.length, columns: columns.length };
    const next = cellInOrder(cell, move === 'next' ? 1 : -1, size, isEditable);
    if (next) openAt(next, { by: 'enter' });
  }
  return { moveTo, openAt, close };
}

type Moves<Row> = Pick<ReturnType<typeof cellMoves<Row>>, 'moveTo' | 'openAt'> & { readonly change: Change };
type Now<Row> = CellsAbout<Row> & CellsState;

function handleKey<Row>(event: KeyboardEvent, now: Now<Row>, moves: Moves<Row>): boolean {
  const { editing, rows, columns, currentId, ids } = now;
  const at = positionOf(now);
  if (!at) return false;
  const row = rows[at.row];
  const columnId = columns[at.column]?.id;
  if (!editing || row === undefined || columnId === undefined || currentId === undefined) return false;
  if (isKeyOf('fillDown', event.nativeEvent)) return fillDown(now, at);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // In the first column the table chooses further rows.
  if (isChoosingOn(event, now.chosen) && at.column === 0 && now.corner === undefined) return false;
  if (event.key.startsWith('Arrow')) return moveByArrow(event, now, moves);
  if (event.key === 'Escape' && now.corner !== undefined) {
    moves.change({ corner: undefined });
    return true;
  }
  if (isKeyOf('openCell', event.nativeEvent)) {
    if (!moves.openAt(at, { by: 'caret' })) editing.explain(row, columnId);
    return true;
  }
  // In the first column, and in a cell without an editor, Enter opens the page of the row.
  if (event.key === 'Enter') return at.column > 0 && moves.openAt(at, { by: 'enter' });
  if (event.key === ' ') return editing.toggle(row, columnId);
  if (isKeyOf('clearCell', event.nativeEvent)) {
    if (editing.refuse(row, columnId)) return true;
    if (editing.canEdit(row, columnId)) {
      editing.clear(row, columnId);
      return true;
    }
  }
  // '/' and '?' belong to the page, any other character to the cell.
  if (at.column === 0 || event.key.length !== 1 || '/?'.includes(event.key)) return false;
  const { open } = now;
  const isMounting = open?.rowId === ids[at.row] && open?.columnId === columnId && open.opening.by === 'print';
  const text = isMounting && open.opening.by === 'print' ? open.opening.text + event.key : event.key;
  if (!moves.openAt(at, { by: 'print', text })) editing.explain(row, columnId);
  return true;
}

/**
 * Left and right move the cursor; with Shift, all four arrows extend the block. Up and down alone are handled by the
 * table.
 */
function moveByArrow<Row>(event: KeyboardEvent, now: Now<Row>, { moveTo, change }: Moves<Row>): boolean {
  const { ids, columns, corner } = now;
  const at = positionOf(now);
  if (at === undefined) return false;
  const column = columnMovedBy(event.key, at.column, columns.length);
  if (!event.shiftKey) {
    if (column === undefined) return false;
    change({ corner: undefined });
    moveTo({ ...at, column });
    return true;
  }
  const down = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (corner === undefined) change({ corner: { rowId: ids[at.row] ?? '', columnId: columns[at.column]?.id ?? '' } });
  moveTo({ row: Math.min(Math.max(at.row + down, 0), ids.length - 1), column: column ?? at.column });
  return true;
}

/** Ctrl+D: copies the first row of the block into its other rows, or the cell under the cursor into the chosen rows. */
function fillDown<Row>(now: Now<Row>, at: CellPosition): boolean {
  const { editing, rows, columns, chosen, ids } = now;
  const block = rangeOf(now);
  const isTall = block !== undefined && block.rows[0] !== block.rows[1];
  const first = rows[at.row];
  const column = columns[at.column]?.id;
  if (isTall) editing?.fillDown(blockOf(block, now));
  else if (first !== undefined && column !== undefined) {
    const others = rows.filter((_, index) => index !== at.row && chosen?.has(ids[index] ?? ''));
    if (others.length > 0) editing?.fillDown({ rows: [first, ...others], columnIds: [column] });
  }
  return true;
}

function handleCopy<Row>(event: ClipboardEvent, now: Now<Row>): void {
  const { editing } = now;
  const block = rangeOf(now);
  if (!editing || !block || isInField(event) || window.getSelection()?.isCollapsed === false) return;
  // With the cursor in the first column, the chosen rows are copied.
  if (!isBlock(block) && block.columns[0] === 0 && (now.chosen?.size ?? 0) > 0) return;
  const { rows, columnIds } = blockOf(block, now);
  const lines = rows.map((row, index) =>
    columnIds.map((id) => editing.textOf(row, id) ?? drawnText(now, block.rows[0] + index, id)),
  );
  event.clipboardData.setData('text/plain', blockText(lines));
  event.preventDefault();
}

/** Pastes a single value into all cells of the block, several values from the cursor on. */
function handlePaste<Row>(event: ClipboardEvent, now: Now<Row>): void {
  const { editing, rows, columns } = now;
  const block = rangeOf(now);
  const text = event.clipboardData.getData('text/plain');
  if (!editing || !block || isInField(event) || text === '') return;
  event.preventDefault();
  const columnIds = columns.slice(block.columns[0]).map(({ id }) => id);
  const [first, last] = block.rows;
  const isRepeated = first !== last && !/[\t\n]/.test(text.trim());
  const below = isRepeated ? rows.slice(first, last + 1) : rows.slice(first);
  editing.paste(isRepeated ? below.map(() => text.trim()).join('\n') : text, below, columnIds);
}

function isInField({ target }: ClipboardEvent): boolean {
  return target instanceof Element && target.closest('input:not([type=checkbox]), textarea') !== null;
}

function positionOf<Row>({ ids, columns, currentId, columnId }: Now<Row>): CellPosition | undefined {
  const row = currentId === undefined ? -1 : ids.indexOf(currentId);
  return row < 0 ? undefined : { row, column: columnIndex(columns, columnId) };
}

/** The block between the cursor and the corner that stays; without a corner, the cell under the cursor. */
function rangeOf<Row>(now: Now<Row>): CellRange | undefined {
  const { ids, columns, corner } = now;
  const at = positionOf(now);
  if (at === undefined) return undefined;
  const row = corner === undefined ? -1 : ids.indexOf(corner.rowId);
  return rangeBetween(at, row < 0 || !corner ? at : { row, column: columnIndex(columns, corner.columnId) });
}

function columnIndex(columns: readonly { readonly id: string }[], id: string | undefined): number {
  const index = columns.findIndex((column) => column.id === id);
  return Math.max(0, index);
}

function blockOf<Row>(
  { rows: [firstRow, lastRow], columns: [first, last] }: CellRange,
  { rows, columns }: CellsAbout<Row>,
): CellBlock<Row> {
  return {
    rows: rows.slice(firstRow, lastRow + 1),
    columnIds: columns.slice(first, last + 1).map(({ id }) => id),
  };
}

/** Text that a drawn cell shows; '' when it is out of sight. */
function drawnText<Row>({ grid, columns }: CellsAbout<Row>, row: number, id: string): string {
  const position = columns.findIndex((column) => column.id === id);
  const cell = grid.current?.querySelector(`[aria-rowindex="${row + 2}"] > [aria-colindex="${position + 1}"]`);
  return cell?.textContent ?? '';
}

/** Scrolls sideways until a column is in sight, not covered by the fixed first column or by those at the right edge. */
function scrollToColumn(scroller: HTMLElement | null, position: number): void {
  const heads = scroller?.querySelectorAll<HTMLElement>('tr[aria-rowindex="1"] > th');
  const [first, head] = [heads?.[0], heads?.[position]];
  if (!scroller || !first || !head || position === 0) return;
  const isFixed = (one: Element) => getComputedStyle(one).position === 'sticky';
  if (isFixed(head)) return;
  const fixed = isFixed(first) ? first.offsetWidth : 0;
  const atEnd = [...(heads ?? [])].slice(position + 1).filter(isFixed);
  const left = head.offsetLeft - fixed;
  const right =
    head.offsetLeft + head.offsetWidth + atEnd.reduce((px, one) => px + one.offsetWidth, 0) - scroller.clientWidth;
  if (scroller.scrollLeft > left) scroller.scrollLeft = left;
  else if (scroller.scrollLeft < right) scroller.scrollLeft = right;
}
