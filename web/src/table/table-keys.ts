import type { KeyboardEvent } from 'react';
import classes from './data-table.module.css';
import type { RowDetails } from './row-details.tsx';
import { isChoosingOn, movedBy } from './row-keys.ts';
import type { useCells } from './use-cells.ts';
import type { TableSelection, useChosenAndCurrent } from './use-chosen-and-current.tsx';

type Choice = Pick<ReturnType<typeof useChosenAndCurrent>, 'currentId' | 'setCurrentId' | 'toggle' | 'open'>;

/** State and functions of a table that its keys use. */
export interface KeyedTable extends Choice {
  readonly ids: readonly string[];
  readonly columns: readonly { readonly id: string }[];
  readonly selection: TableSelection | undefined;
  readonly details: RowDetails | undefined;
  readonly cells: Pick<ReturnType<typeof useCells>, 'cursor' | 'handleKey' | 'endBlock'>;
  readonly scrollToIndex: (index: number) => void;
  /** Number of visible rows, for PageUp and PageDown. */
  readonly pageRows: () => number;
}

/** Details of the row first, then cells, then rows. */
export function handleTableKey(event: KeyboardEvent, table: KeyedTable): void {
  const isInHead = event.target instanceof Element && event.target.closest(`.${classes.head}`) !== null;
  if (isInHead || isOwnKey(event)) return;
  const { details, cells, currentId, columns } = table;
  const isHandled =
    details?.onKey(event, currentId, cells.cursor, columns) || cells.handleKey(event) || handleRowKey(event, table);
  if (isHandled) event.preventDefault();
}

/** @returns whether the key belongs to the rows */
function handleRowKey(event: KeyboardEvent, table: KeyedTable): boolean {
  const { ids, selection, cells, currentId, setCurrentId, toggle, open, scrollToIndex, pageRows } = table;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const currentIndex = currentId === undefined ? -1 : ids.indexOf(currentId);
  const target = movedBy(event.key, currentIndex < 0 ? undefined : currentIndex, ids.length, pageRows());
  if (target !== undefined) {
    const next = ids[target];
    setCurrentId(next);
    if (selection && next !== undefined && isChoosingOn(event, selection.ids)) {
      selection.onChange(new Set([...selection.ids, ...(currentId === undefined ? [] : [currentId]), next]));
    }
    cells.endBlock();
    scrollToIndex(target);
  } else if (currentId !== undefined && currentIndex >= 0 && event.key === ' ' && selection) {
    toggle(currentId, event.shiftKey);
  } else if (currentId !== undefined && event.key === 'Enter' && !(event.target instanceof HTMLAnchorElement)) {
    open(currentId);
  } else {
    return false;
  }
  return true;
}

/**
 * Whether a key belongs to a control in a row or to its popup, so that the table ignores it. Arrow keys on a button
 * belong to the table.
 */
function isOwnKey({ key, target, currentTarget }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (!currentTarget.contains(target) || target.closest('input, textarea, [data-own-keys]') !== null) return true;
  return (key === ' ' || key === 'Enter') && target.closest('button') !== null;
}
