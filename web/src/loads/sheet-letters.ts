import type { RawRow } from '@gektar/contract/loads/load.ts';

/** Letters of a column as in spreadsheets: 0 → 'A', 26 → 'AA'. */
export function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

/** 'A' → 0, 'AA' → 26. */
export function indexOfLetters(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Least and greatest width of a column, and width of a letter (px). */
const LEAST = 56;
/** Least width of a column with a meaning in its header (px). */
const LEAST_WITH_MEANING = 92;
const MOST = 220;
const HIDDEN = 22;
const LETTER = 7.4;

/** Number of rows from which column widths are computed. */
const MEASURED = 80;

/** A column of a drawn sheet. */
export interface SheetColumn {
  readonly index: number;
  readonly letters: string;
  readonly isHidden: boolean;
  readonly widthPx: number;
}

interface MeasuredRow {
  readonly cells: readonly string[];
  readonly meaning?: RawRow['meaning'];
}

/** Whether rows with this meaning have a single text that extends over the columns. */
export function isOverColumns(meaning: RawRow['meaning'] | undefined): boolean {
  return meaning === 'title' || meaning === 'section' || meaning === 'note';
}

/** Texts of a row in order; the text of merged cells once, although each of them has it. */
export function textsInRow(cells: readonly string[]): string[] {
  return cells.filter((text, index) => text !== '' && text !== cells[index - 1]);
}

/**
 * Columns wide enough for most of their texts; hidden columns are narrow strips.
 * @param hidden letters of hidden columns
 * @param withMeaning letters of columns with a meaning
 */
export function sheetColumns(
  rows: readonly MeasuredRow[],
  columnCount: number,
  hidden: readonly string[],
  withMeaning: ReadonlySet<string> = new Set(),
): readonly SheetColumn[] {
  // Other rows are not measured: the text of a title, a section or a note extends over its neighbours; totals and ads
  // are long.
  const ofTable = rows.filter(({ meaning = null }) => meaning === null || meaning === 'head');
  const measured = (ofTable.length > 0 ? ofTable : rows).slice(0, MEASURED);
  return Array.from({ length: columnCount }, (_, index) => {
    const letters = lettersOf(index);
    const least = withMeaning.has(letters) ? LEAST_WITH_MEANING : LEAST;
    const isHidden = hidden.includes(letters);
    // The longest texts are ignored.
    const lengths = measured.map(({ cells }) => cells[index]?.length ?? 0).toSorted((one, other) => one - other);
    const usual = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
    const widthPx = isHidden ? HIDDEN : Math.min(MOST, Math.max(least, Math.round(usual * LETTER) + 18));
    return { index, letters, isHidden, widthPx };
  });
}
