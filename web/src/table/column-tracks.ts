/** Width of a column, and whether it widens. */
export interface ColumnTrack {
  readonly widthPx: number;
  readonly grows: boolean;
}

/**
 * CSS grid tracks of a table. Spare room of a wide screen widens the columns that grow, in proportion to their widths;
 * if none grows, the last column.
 */
export function columnTracks(columns: readonly ColumnTrack[]): string {
  const last = columns.length - 1;
  const isLastAlone = columns.every(({ grows }) => !grows);
  return columns
    .map(({ widthPx, grows }, index) =>
      grows || (isLastAlone && index === last) ? `minmax(${widthPx}px, ${widthPx}fr)` : `${widthPx}px`,
    )
    .join(' ');
}
