/** Minimum width of a column (characters, 1§9). */
export const MIN_COLUMN_WIDTH = 15;
/** Maximum width of a column (characters); a longer text is read in its cell. */
const MAX_COLUMN_WIDTH = 60;

/** Column width for its longest text, within the limits. */
export function columnWidth(texts: readonly string[]): number {
  const longest = Math.max(0, ...texts.map((text) => text.length));
  return Math.min(Math.max(longest + 2, MIN_COLUMN_WIDTH), MAX_COLUMN_WIDTH);
}
