import { fold } from './fold.ts';
import { ownTexts, type Sheet } from './sheet.ts';
import type { MeaningWords } from './value-words.ts';

/** Number of cells and names of visible sheets that have these words; a cell counts once for each of the words. */
export function countWords(sheets: readonly Sheet[], words: readonly MeaningWords<unknown>[]): number {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const texts = visible.flatMap(({ name, rows }) => [name, ...rows.flatMap(ownTexts)]).map(fold);
  return texts.reduce((count, text) => count + words.filter(({ pattern }) => pattern.test(text)).length, 0);
}
