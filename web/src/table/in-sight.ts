import type { PlacedBands } from './bands.ts';
import { ROW_HEIGHT } from './table-column.ts';

/** Visible part of a scrolling element's content (px). */
export interface Sight {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Number of rows and columns rendered beyond each edge, so that scrolling finds them ready. */
const ROWS_BEYOND = 4;
const COLUMNS_BEYOND = 2;

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

/** Top of a row below the head (px); of the row after the last one, the height of the body. */
export const topOf = (index: number, bands: PlacedBands | undefined) => bands?.rowTop(index) ?? index * ROW_HEIGHT;

/** Indexes of the rows to render. @param headPx height of the head, above the rows */
export function rowsInSight({ top, height }: Sight, count: number, headPx: number, bands?: PlacedBands): number[] {
  // After the list has become shorter, the scroll position may still be beyond its end.
  const from = Math.min(top, headPx + topOf(count, bands) - height) - headPx;
  const inRows = (y: number) => bands?.inRows(y) ?? y;
  const first = Math.floor(inRows(from) / ROW_HEIGHT) - ROWS_BEYOND;
  const last = Math.ceil(inRows(from + height) / ROW_HEIGHT) - 1 + ROWS_BEYOND;
  return range(Math.max(0, first), Math.min(last, count - 1));
}

/**
 * Positions of the columns to render: a table of 25 shows ten. The fixed first column is always included.
 * @param widths px, from left to right
 */
export function columnsInSight({ left, width }: Sight, widths: readonly number[]): number[] {
  let end = 0;
  const ends = widths.map((widthPx) => (end += widthPx));
  const first = ends.findIndex((px) => px > Math.min(left, end - width));
  const last = ends.findIndex((px) => px >= left + width);
  const beyond = last < 0 ? widths.length : last + COLUMNS_BEYOND;
  return [0, ...range(Math.max(1, first - COLUMNS_BEYOND), Math.min(beyond, widths.length - 1))];
}

/** Scroll position (px), nearest to `top`, at which a row is in sight. @param height without the head (px) */
export function topToShow(index: number, top: number, height: number, bands?: PlacedBands): number {
  const rowPx = topOf(index, bands);
  return Math.min(rowPx, Math.max(top, rowPx + ROW_HEIGHT - height));
}
