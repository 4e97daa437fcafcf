import { NO_BANDS, rowTop, type TableBand, withoutBands } from './bands.ts';
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

type Bands = readonly Pick<TableBand, 'before' | 'heightPx'>[];

/** Indexes of the rows to render. @param headPx height of the head, above the rows */
export function rowsInSight({ top, height }: Sight, count: number, headPx: number, bands: Bands = NO_BANDS): number[] {
  // After the list has become shorter, the scroll position may still be beyond its end.
  const from = Math.min(top, headPx + rowTop(count, bands) - height) - headPx;
  const first = Math.floor(withoutBands(from, bands) / ROW_HEIGHT) - ROWS_BEYOND;
  const last = Math.ceil(withoutBands(from + height, bands) / ROW_HEIGHT) - 1 + ROWS_BEYOND;
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
export function topToShow(index: number, top: number, height: number, bands: Bands = NO_BANDS): number {
  const rowPx = rowTop(index, bands);
  return Math.min(rowPx, Math.max(top, rowPx + ROW_HEIGHT - height));
}
