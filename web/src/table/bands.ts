import type { ReactNode } from 'react';
import { ROW_HEIGHT } from './table-column.ts';

/** A full-width block between rows: the head of a section, details of a row. */
export interface TableBand {
  readonly id: string;
  /** Index of the row below it; the number of rows for a band after the last one. */
  readonly before: number;
  readonly heightPx: number;
  readonly content: ReactNode;
}

type Placed = Pick<TableBand, 'before' | 'heightPx'>;

/**
 * Top of a row below the head (px); of the row after the last one, the height of the body. @param bands from top to
 * bottom
 */
export function rowTop(index: number, bands: readonly Placed[]): number {
  return bands.reduce((px, { before, heightPx }) => (before <= index ? px + heightPx : px), index * ROW_HEIGHT);
}

/** Top of each band (px); bands before the same row follow each other. */
export function bandTops(bands: readonly Placed[]): number[] {
  return bands.map(({ before }, at) => rowTop(before, bands.slice(0, at)));
}

/** A position (px) in the rows alone: as if the bands had no height. */
export function withoutBands(y: number, bands: readonly Placed[]): number {
  const tops = bandTops(bands);
  return bands.reduce((px, { heightPx }, at) => px - Math.min(Math.max(y - (tops[at] ?? 0), 0), heightPx), y);
}

/** Bands with their places; computed outside of the table, which most lists show without bands. */
export interface PlacedBands {
  readonly list: readonly TableBand[];
  readonly tops: readonly number[];
  readonly rowTop: (index: number) => number;
  readonly inRows: (y: number) => number;
}

export function placed(list: readonly TableBand[]): PlacedBands {
  return {
    list,
    tops: bandTops(list),
    rowTop: (index) => rowTop(index, list),
    inRows: (y) => withoutBands(y, list),
  };
}
