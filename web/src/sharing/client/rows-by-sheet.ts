/** px of a sheet that the rows of a table may take: below what stands on the first sheet, and on one of their own. */
export interface SheetRoom {
  readonly first: number;
  readonly further: number;
}

/** Fewer rows than these do not begin a sheet: the one before gives some of its own. */
const FEWEST = 4;

/**
 * Rows by sheet, as many as surely fit; no last sheet has a row or two.
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
