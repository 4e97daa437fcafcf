import type { ReactNode } from 'react';

/** Heights of a row and of the head, px. Rows are virtual, so every row has this height. */
export const ROW_HEIGHT = 40;
export const HEAD_HEIGHT = 36;

/** A column can be drawn no narrower and no wider than this, px. */
export const MIN_WIDTH = 56;
export const MAX_WIDTH = 720;

/**
 * One column, declared once at module level. The first column of a table stands still while the others scroll, holds the
 * checkbox and cannot be hidden; its cell holds the link to the row's page (`tabIndex={-1}`: the table has keys of its own).
 */
export interface TableColumn<Row, SortKey extends string = string> {
  /** Kept in the person's settings: never rename it. */
  readonly id: string;
  readonly title: string;
  /** Shown grey in the head, so that no cell repeats it. */
  readonly unit?: string | undefined;
  /** Width at first, px. */
  readonly width: number;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and dates end at one edge, in figures of one width. */
  readonly align?: 'start' | 'end' | undefined;
  /** A value people compare is stronger, a derived one is quieter. */
  readonly tone?: 'strong' | 'quiet' | undefined;
  /** What the server calls the order by this column; without it the head is plain text. */
  readonly sortBy?: SortKey | undefined;
  /** Shown only when asked for. */
  readonly isHiddenAtFirst?: boolean | undefined;
}
