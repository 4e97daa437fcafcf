/** Normalizes for search: lower case, ё as е. */
export function foldLetters(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
}

/** The words of a text in lower case, ё as е; a run of digits is a word. Must agree with `shared.words_of` in SQL. */
export function foldedWords(text: string): string[] {
  return foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
