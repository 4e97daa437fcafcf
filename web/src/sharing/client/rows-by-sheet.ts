/** Height for table rows (px): below the other content of the first sheet, and on a further sheet. */
export interface SheetRoom {
  readonly first: number;
  readonly further: number;
}

/** Minimal number of rows on a sheet: the previous sheet passes some on. */
const FEWEST = 4;

/**
 * Rows by sheet, as many as certainly fit; the last sheet never has only one or two rows.
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
