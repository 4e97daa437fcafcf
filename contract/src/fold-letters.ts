/** Normalizes for search: ignores case, and ё as е. */
export function foldLetters(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
}

/** The words of a text in small letters, ё as е, digits in runs: the same as `shared.words_of` in SQL. */
export function foldedWords(text: string): string[] {
  return foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
