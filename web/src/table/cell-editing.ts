import type { ComponentType, ReactNode } from 'react';
import type { ValueState } from '#ui/component/value-state.tsx';

/**
 * How an editor opens: with its value selected, with the caret at the end, or with a typed text that replaces the
 * value.
 */
export type CellOpening =
  | { readonly by: 'enter' }
  | { readonly by: 'caret' }
  | { readonly by: 'print'; readonly text: string };

/** Where the cursor goes when an editor closes; `away`: the focus is elsewhere already. */
export type CellMove = 'stay' | 'down' | 'next' | 'previous' | 'away';

/**
 * State of a cell that was edited or explained; a cell at rest has none. `unsent`: typed, but the sign-in or the page
 * ended before it was written.
 */
export interface CellState {
  readonly kind: ValueState;
}

/** Cell states keyed by row id, then by column id. A row without states is absent. */
export type CellStates = ReadonlyMap<string, ReadonlyMap<string, CellState>>;

export interface CellEditorProps<Row> {
  readonly row: Row;
  readonly columnId: string;
  readonly opening: CellOpening;
  readonly onClose: (move: CellMove) => void;
}

export interface CellViewProps<Row> {
  readonly row: Row;
  readonly columnId: string;
  readonly state: CellState;
  /** What the cell shows while it is not edited. */
  readonly children: ReactNode;
  /** Opens the editor with the value that was typed before. */
  readonly onOpen: () => void;
}

/** Rows and columns of a block of cells, from its upper left corner. */
export interface CellBlock<Row> {
  readonly rows: readonly Row[];
  readonly columnIds: readonly string[];
}

/** Editing of cells, as a table knows it. One stable object per table. */
export interface CellEditing<Row> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly states: () => CellStates;
  readonly canEdit: (row: Row, columnId: string) => boolean;
  readonly Editor: ComponentType<CellEditorProps<Row>>;
  readonly View: ComponentType<CellViewProps<Row>>;
  /** Called when the cursor reaches a row: fetches the rights to it before its cells are opened. */
  readonly approach: (row: Row) => void;
  /** Shows at a cell that the person may not change the row. @returns whether the row may not be changed */
  readonly refuse: (row: Row, columnId: string) => boolean;
  /** Shows at a cell why it cannot be edited. */
  readonly explain: (row: Row, columnId: string) => void;
  /** Toggles a flag. @returns whether the cell is a flag */
  readonly toggle: (row: Row, columnId: string) => boolean;
  /** Empties a cell. */
  readonly clear: (row: Row, columnId: string) => void;
  /** Text of a cell for the clipboard; undefined: the text as drawn. */
  readonly textOf: (row: Row, columnId: string) => string | undefined;
  /**
   * Writes tab-separated lines into the block that begins at a cell.
   * @param below rows from that cell down
   * @param columnIds columns from that cell to the right
   */
  readonly paste: (text: string, below: readonly Row[], columnIds: readonly string[]) => void;
  /** Writes the values of the first row of a block into its other rows. */
  readonly fillDown: (block: CellBlock<Row>) => void;
  /** Opens the fields of a row in a sheet, where a list has no cells. */
  readonly openRow: (row: Row, columnId: string, isAlone?: boolean) => void;
}
