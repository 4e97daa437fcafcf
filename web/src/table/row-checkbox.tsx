import type { MouseEvent } from 'react';
import classes from './row-checkbox.module.css';

export interface RowCheckboxProps {
  readonly label: string;
  readonly state: 'none' | 'some' | 'all';
  readonly onToggle: (isRange: boolean) => void;
  /** In the head it is a stop of the Tab key; in a row the table's own keys reach it. */
  readonly isTabStop?: boolean | undefined;
}

/** A native checkbox: a table has one per row, and a thousand rows pass by in a second. */
export function RowCheckbox({ label, state, onToggle, isTabStop = false }: RowCheckboxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={state === 'all'}
      ref={(input) => {
        if (input) input.indeterminate = state === 'some';
      }}
      readOnly
      tabIndex={isTabStop ? 0 : -1}
      onMouseDown={keepFocus}
      onClick={(event) => onToggle(event.shiftKey)}
    />
  );
}

/** The focus stays with the table, and a click with Shift selects no text. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
