/** Small letters and digits in runs, ё as е: what `shared.words_of` makes of a text in SQL. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
