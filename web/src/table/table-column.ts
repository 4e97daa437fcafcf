import type { ReactElement, ReactNode } from 'react';

/** Heights of a row and of the header (px). Rows are virtual, so every row has this height. */
export const ROW_HEIGHT = 40;
export const HEAD_HEIGHT = 36;
/** Height of the row of group titles above the header (px). */
const GROUP_HEIGHT = 24;

/** Limits of a column's width (px). */
export const MIN_WIDTH = 56;
export const MAX_WIDTH = 720;

/** Neighbouring columns of one group share its title; they refer to the same object. */
export interface ColumnGroup {
  readonly title: string;
  readonly unit?: string | undefined;
}

/**
 * One column, declared once at module level. The first column of a table is fixed, contains the checkbox and cannot be
 * hidden; its cell links to the row's page (`tabIndex={-1}`: the table handles keys itself).
 */
export interface TableColumn<Row, SortKey extends string = string> {
  /** Stored in the user's settings: never rename it. */
  readonly id: string;
  readonly title: string;
  /** Shown grey in the header, so that cells do not repeat it. */
  readonly unit?: string | undefined;
  /** Icon before the title: the kind of area in the column. */
  readonly mark?: ReactNode;
  /** Wraps the title, for example in a tooltip. */
  readonly aroundTitle?: ((title: ReactElement) => ReactNode) | undefined;
  readonly group?: ColumnGroup | undefined;
  /** Initial width (px). */
  readonly width: number;
  /** Widened by spare room of a wide screen until a user sets a width: names, statuses, comments. */
  readonly grows?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** 'end' for numbers and dates, in tabular figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** 'strong' for compared values, 'quiet' for derived ones. */
  readonly tone?: 'strong' | 'quiet' | undefined;
  /** The server's sort key; without it the header is plain text. */
  readonly sortBy?: SortKey | undefined;
  /** Direction of the first click on the header; ascending by default. */
  readonly sortsFirst?: 'asc' | 'desc' | undefined;
  /** Hidden by default. */
  readonly isHiddenAtFirst?: boolean | undefined;
  /**
   * Pinned to the right edge while it lies beyond that edge: the column with a row's button, and the column needed for
   * the decision to press it.
   */
  readonly staysInSight?: boolean | undefined;
}

type Titled = Pick<TableColumn<never>, 'title' | 'unit' | 'group'>;

/** Name of a column where its group is not visible: 'Число: здан.', 'Площадь, м²'. */
export function columnName({ title, unit, group }: Titled): string {
  const own = group === undefined ? title : `${group.title}: ${title}`;
  const its = unit ?? group?.unit;
  return its === undefined ? own : `${own}, ${its}`;
}

/** Height of the header over these columns (px). */
export function headHeight(columns: readonly Pick<Titled, 'group'>[]): number {
  return columns.some(({ group }) => group !== undefined) ? HEAD_HEIGHT + GROUP_HEIGHT : HEAD_HEIGHT;
}

/** Whether a group begins at this position; the first column has its own border. */
export function beginsGroup(columns: readonly (Pick<Titled, 'group'> | undefined)[], position: number): boolean {
  return position > 1 && columns[position]?.group !== columns[position - 1]?.group;
}

/**
 * Offsets (px) from the right edge for columns that stay in sight, keyed by position: each leaves room for the later
 * ones.
 */
export function offsetsFromEnd(
  columns: readonly { readonly staysInSight?: boolean | undefined; readonly widthPx: number }[],
): ReadonlyMap<number, number> {
  const offsets = new Map<number, number>();
  let px = 0;
  for (const [position, { staysInSight, widthPx }] of [...columns.entries()].toReversed()) {
    if (!staysInSight) continue;
    offsets.set(position, px);
    px += widthPx;
  }
  return offsets;
}
