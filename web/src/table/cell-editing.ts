import type { ComponentType, ReactNode } from 'react';

/** How an editor opens: its value chosen whole, the caret behind it, or a printed text in its place. */
export type CellOpening =
  | { readonly by: 'enter' }
  | { readonly by: 'caret' }
  | { readonly by: 'print'; readonly text: string };

/** Where the cursor goes when an editor closes; `away`: the focus is elsewhere already. */
export type CellMove = 'stay' | 'down' | 'next' | 'previous' | 'away';

/** A cell that does not look as at rest. `unsent`: typed, but the sign-in or the page ended before it was written. */
export interface CellState {
  readonly kind: 'saving' | 'saved' | 'refused' | 'conflict' | 'offline' | 'unsent' | 'explained' | 'locked';
}

/** States by row id, then by column id. A row without one is absent. */
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
  /** The cell at rest. */
  readonly children: ReactNode;
  /** Opens the editor with what was typed. */
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
  /** The cursor has come to a row: rights are asked for before its cells are opened. */
  readonly approach: (row: Row) => void;
  /** Says at a cell that the person may not change the row. @returns whether that is so */
  readonly refuse: (row: Row, columnId: string) => boolean;
  /** Why a cell cannot be edited, shown at the cell. */
  readonly explain: (row: Row, columnId: string) => void;
  /** Turns a flag. @returns whether the cell is one */
  readonly toggle: (row: Row, columnId: string) => boolean;
  /** Empties a cell. */
  readonly clear: (row: Row, columnId: string) => void;
  /** Text of a cell for the clipboard; undefined: as drawn. */
  readonly textOf: (row: Row, columnId: string) => string | undefined;
  /** Writes lines with tabs from a cell on. @param below the rows from that cell on @param columnIds those from it on */
  readonly paste: (text: string, below: readonly Row[], columnIds: readonly string[]) => void;
  /** Writes the values of the first row of a block into its other rows. */
  readonly fillDown: (block: CellBlock<Row>) => void;
  /** Opens the fields of a row in a sheet, where a list has no cells. */
  readonly openRow: (row: Row, columnId: string) => void;
}
