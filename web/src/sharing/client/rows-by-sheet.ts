/** Height for table rows (px): below the other content of the first sheet, and on a further sheet. */
export interface SheetRoom {
  readonly first: number;
  readonly further: number;
}

/** Least number of rows on the last sheet, if the sheet before can spare some. */
const FEWEST = 4;

/**
 * Rows grouped by sheet, as many per sheet as certainly fit. A last sheet with few rows gets some from the sheet
 * before.
 * @param heightOf px
 */
export function rowsBySheet<Row>(rows: readonly Row[], room: SheetRoom, heightOf: (row: Row) => number): Row[][] {
  const sheets: Row[][] = [[]];
  let left = room.first;
  for (const row of rows) {
    const height = heightOf(row);
    if (height > left) {
      sheets.push([]);
      left = room.further;
    }
    sheets.at(-1)?.push(row);
    left -= height;
  }
  const [before, last] = sheets.slice(-2);
  const wanted = FEWEST - (last?.length ?? FEWEST);
  if (before && last && wanted > 0 && before.length >= FEWEST + wanted) last.unshift(...before.splice(-wanted));
  return sheets;
}
