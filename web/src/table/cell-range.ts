/** A cell by row and column, from 0. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** A block of cells; first and last are included. */
export interface CellRange {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

/** The block between two corners. */
export function rangeBetween(one: CellPosition, other: CellPosition): CellRange {
  const ends = (a: number, b: number) => [Math.min(a, b), Math.max(a, b)] as const;
  return { rows: ends(one.row, other.row), columns: ends(one.column, other.column) };
}

/** Whether a block has more than one cell. */
export function isBlock({ rows, columns }: CellRange): boolean {
  return rows[0] !== rows[1] || columns[0] !== columns[1];
}

/** Index of the column that an arrow key leads to; undefined for any other key. */
export function columnMovedBy(key: string, column: number, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(column + 1, count - 1);
  if (key === 'ArrowLeft') return Math.max(column - 1, 0);
  return undefined;
}

/**
 * The nearest cell, in reading order, for which `isWanted` holds.
 * @param step 1: after `from`, −1: before it
 */
export function cellInOrder(
  from: CellPosition,
  step: 1 | -1,
  { rows, columns }: { rows: number; columns: number },
  isWanted: (cell: CellPosition) => boolean,
): CellPosition | undefined {
  for (let at = from.row * columns + from.column + step; at >= 0 && at < rows * columns; at += step) {
    const cell = { row: Math.floor(at / columns), column: at % columns };
    if (isWanted(cell)) return cell;
  }
  return undefined;
}

/** Cells as tab-separated lines; a text with a tab, a line break or a quote is quoted as spreadsheets do. */
export function blockText(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map(quoted).join('\t')).join('\n');
}

function quoted(text: string): string {
  return /["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
