/** Time that new rows may take in one task for style and layout (ms); script takes as much again. */
const BUDGET_MS = 15;
/** Cost of a pass apart from its new rows, expressed as a number of rows. */
const ROWS_OF_PASS = 4;
/** Below this cost, a whole screen of rows fits into one task (ms per row). */
const FAST_MS = 0.9;
const LEAST_ROWS = 3;
/** Number of rows in the first pass, before the machine is measured. */
const FIRST_ROWS = 8;
const KEPT_PASSES = 9;

/**
 * Speed of this machine in laying out new rows: the median of recent passes, since a single one may have been
 * interrupted.
 */
export function rowPace() {
  const passes: number[] = [];
  return {
    /** @param ms time that style and layout of new rows took */
    note(ms: number, rows: number): void {
      passes.unshift(ms / (rows + ROWS_OF_PASS));
      passes.splice(KEPT_PASSES);
    },
    /** Number of rows to draw in one task so that keys and pointer still respond; Infinity: all. */
    atOnce(): number {
      const median = passes.toSorted((a, b) => a - b)[(passes.length - 1) >> 1];
      if (median === undefined) return FIRST_ROWS;
      return median < FAST_MS ? Infinity : Math.max(LEAST_ROWS, Math.floor(BUDGET_MS / median) - ROWS_OF_PASS);
    },
  };
}

/**
 * Rows to render now: those already rendered, and as many others as fit into one pass, nearest first.
 * @param wanted indexes, ascending
 * @param nearTo index from which the distance is measured; the middle of `wanted` by default
 */
export function rowsOfPass(
  wanted: readonly number[],
  isPresent: (index: number) => boolean,
  atOnce: number,
  nearTo = wanted[wanted.length >> 1] ?? 0,
): readonly number[] {
  const later = wanted
    .filter((index) => !isPresent(index))
    .toSorted((a, b) => Math.abs(a - nearTo) - Math.abs(b - nearTo))
    .slice(atOnce);
  return later.length === 0 ? wanted : wanted.filter((index) => !later.includes(index));
}
