import type { MouseEvent } from 'react';
import classes from './row-checkbox.module.css';

export interface RowCheckboxProps {
  readonly label: string;
  readonly state: 'none' | 'some' | 'all';
  readonly onToggle: (isRange: boolean) => void;
  /** In the header it is a tab stop; in a row the table's own keys reach it. */
  readonly isTabStop?: boolean | undefined;
  /** There are no rows to choose yet. */
  readonly isDisabled?: boolean | undefined;
}

/** A native checkbox: a table has one per row, and scrolling renders a thousand rows per second. */
export function RowCheckbox({ label, state, onToggle, isTabStop = false, isDisabled = false }: RowCheckboxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={state === 'all'}
      disabled={isDisabled}
      ref={(input) => {
        if (input) input.indeterminate = state === 'some';
      }}
      readOnly
      tabIndex={isTabStop ? 0 : -1}
      onMouseDown={focusTable}
      onClick={(event) => onToggle(event.shiftKey)}
    />
  );
}

/** Focuses the table, so that its keys continue from the row, and prevents text selection by Shift-click. */
function focusTable(event: MouseEvent): void {
  event.preventDefault();
  event.currentTarget.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
}
