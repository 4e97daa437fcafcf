import type { KeyName } from '#ui/keys.ts';

/** An action on one row: a button in its first cell, on hover and on the current row. Declared at module level. */
export interface RowAction<Row> {
  /** 'В подборку' */
  readonly label: string;
  /** Key that runs the action on the current row while no row is chosen. */
  readonly keyOf: KeyName;
  /** Whether a row has the action; all rows by default. */
  readonly isFor?: (row: Row) => boolean;
  /** @param button null while the row is not drawn */
  readonly run: (row: Row, button: HTMLElement | null) => void;
}
