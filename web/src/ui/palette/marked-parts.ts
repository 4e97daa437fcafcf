import { foldLetters } from '@gektar/contract/fold-letters.ts';
import { otherLayout, readTextQuery } from '@gektar/contract/search-text.ts';

/** A part of a text; marked if it matches the typed text. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Shorter words would mark single letters all over the text. */
const SHORTEST_WORD = 2;

/**
 * Splits a text at matches of the typed text: its first complete occurrence, else all occurrences of its words, else
 * these matches in the other keyboard layout, else its digits with any separators between.
 * @returns the whole text, in order
 */
export function markedParts(text: string, typed: string): readonly TextPart[] {
  const folded = foldLetters(text);
  const marks = new Array<boolean>(text.length).fill(false);
  for (const [start, end] of rangesOf(folded, typed)) marks.fill(true, start, end);
  const parts: TextPart[] = [];
  for (let start = 0, end = 1; start < text.length; end += 1) {
    if (end < text.length && marks[end] === marks[start]) continue;
    parts.push({ text: text.slice(start, end), isMarked: marks[start] ?? false });
    start = end;
  }
  return parts;
}

type Place = readonly [start: number, end: number];

function rangesOf(folded: string, typed: string): readonly Place[] {
  const asTyped = placesOf(folded, foldLetters(readTextQuery(typed).text));
  if (asTyped.length > 0) return asTyped;
  const other = otherLayout(typed.trim());
  return other === undefined ? digitsIn(folded, typed) : placesOf(folded, other);
}

function placesOf(folded: string, whole: string): readonly Place[] {
  const searched = whole !== '' && folded.includes(whole) ? [whole] : wordsOf(whole);
  return searched.flatMap((word) => {
    const places: Place[] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      places.push([at, at + word.length]);
    }
    return places;
  });
}

/**
 * Match of typed digits with separators between: '0203145' in '50:20:0010203:145', from the first digit to the last.
 */
function digitsIn(text: string, typed: string): readonly Place[] {
  const { numberDigits } = readTextQuery(typed);
  if (numberDigits === undefined) return [];
  const digits = [...text.matchAll(/\d/g)];
  const at = digits
    .map(([digit]) => digit)
    .join('')
    .indexOf(numberDigits);
  const [first, last] = [digits[at], digits[at + numberDigits.length - 1]];
  return first && last ? [[first.index, last.index + 1]] : [];
}

/** Whether every typed word occurs in the text, in either keyboard layout. */
export function hasWords(text: string, typed: string): boolean {
  const folded = foldLetters(text);
  const has = (words: string) => words.split(/\s+/).every((word) => folded.includes(word));
  const other = otherLayout(typed);
  return has(foldLetters(typed)) || (other !== undefined && has(other));
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((word) => word.length >= SHORTEST_WORD);
}
