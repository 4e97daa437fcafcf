import { emptyCell, type SheetRow } from './sheet.ts';
import type { MeaningWords } from './value-words.ts';

/** Cells that mean the cell above. */
export const dittoWords: readonly MeaningWords<true>[] = [
  { pattern: /^[-–—]?\s?(?:\/{2,}|["“”„«»″〃]{1,2}|'{2}|,{2})\s?[-–—]?$/u, means: true, example: '-//-' },
  {
    pattern: /^(?:то же(?: самое)?|тоже|так же|там же|аналогично|ditto|same(?: as above)?)\.?$/iu,
    means: true,
    example: 'то же',
  },
];

/** Rows in which a cell that means the cell above has its text. */
export function withDittos(rows: readonly SheetRow[]): readonly SheetRow[] {
  const isDitto = (text: string) => dittoWords.some(({ pattern }) => pattern.test(text));
  if (!rows.some(({ cells }) => cells.some(({ text }) => isDitto(text)))) return rows;
  let above: SheetRow | undefined;
  return rows.map((row) => {
    const cells = row.cells.map((cell, index) => (isDitto(cell.text) ? (above?.cells[index] ?? emptyCell) : cell));
    above = { ...row, cells };
    return above;
  });
}
