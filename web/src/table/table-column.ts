import type { ReactNode } from 'react';

/** Heights of a row and of the header (px). Rows are virtual, so every row has this height. */
export const ROW_HEIGHT = 40;
export const HEAD_HEIGHT = 36;

/** Limits of a column's width (px). */
export const MIN_WIDTH = 56;
export const MAX_WIDTH = 720;

/**
 * One column, declared once at module level. The first column of a table is fixed, holds the checkbox and cannot be
 * hidden; its cell links to the row's page (`tabIndex={-1}`: the table has its own keys).
 */
export interface TableColumn<Row, SortKey extends string = string> {
  /** Stored in the user's settings: never rename it. */
  readonly id: string;
  readonly title: string;
  /** Shown grey in the header, so that cells do not repeat it. */
  readonly unit?: string | undefined;
  /** Initial width (px). */
  readonly width: number;
  readonly cell: (row: Row) => ReactNode;
  /** 'end' for numbers and dates, in tabular figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** 'strong' for compared values, 'quiet' for derived ones. */
  readonly tone?: 'strong' | 'quiet' | undefined;
  /** The server's sort key; without it the header is plain text. */
  readonly sortBy?: SortKey | undefined;
  /** Hidden by default. */
  readonly isHiddenAtFirst?: boolean | undefined;
}
