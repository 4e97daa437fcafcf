import { foldLetters } from '#format/search-text.ts';

/** A piece of a text; marked where what was typed occurs in it. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Shorter words would mark letters all over the line. */
const SHORTEST_WORD = 2;

/**
 * Cuts a text where it has what was typed: the whole of it once, or else its words, each wherever it occurs.
 * @returns all of the text, in order
 */
export function markedParts(text: string, typed: string): readonly TextPart[] {
  const folded = foldLetters(text);
  const whole = foldLetters(typed.trim());
  const sought = whole !== '' && folded.includes(whole) ? [whole] : wordsOf(whole);
  const marks = new Array<boolean>(text.length).fill(false);
  for (const word of sought) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      marks.fill(true, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  for (let start = 0, end = 1; start < text.length; end += 1) {
    if (end < text.length && marks[end] === marks[start]) continue;
    parts.push({ text: text.slice(start, end), isMarked: marks[start] ?? false });
    start = end;
  }
  return parts;
}

/** Whether every word that was typed occurs in the text. */
export function hasWords(text: string, typed: string): boolean {
  const folded = foldLetters(text);
  return foldLetters(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((word) => word.length >= SHORTEST_WORD);
}
