import type { KeyName } from '#ui/keys.ts';
import { useKeyOf } from '#ui/use-key-of.ts';
import type { TableSelection } from './use-chosen-and-current.tsx';

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

interface ActedTable<Row> {
  readonly rowAction?: RowAction<Row> | undefined;
  readonly selection?: TableSelection | undefined;
}

/**
 * Runs the action on the current row by its key. While rows are chosen, the selection bar handles that key.
 * @param button finds the button of the current row
 */
export function useRowActionKey<Row>(
  { rowAction, selection }: ActedTable<Row>,
  row: Row | undefined,
  button: () => HTMLElement | null,
): void {
  const hasAction = row !== undefined && rowAction?.isFor?.(row) !== false;
  useKeyOf(
    selection && selection.ids.size > 0 ? undefined : rowAction?.keyOf,
    hasAction ? () => rowAction?.run(row, button()) : undefined,
  );
}
