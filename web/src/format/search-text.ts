/** For searching: case does not matter, nor ё against е. */
export function foldLetters(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
}
