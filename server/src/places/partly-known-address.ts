import { foldLetters } from '@gektar/contract/fold-letters.ts';
import type { AddressSuggestion } from '@gektar/contract/places/address.ts';
import type { Db } from '#database/db.ts';
import { findPlacesByWords } from './address-queries.ts';

/** Most words that the known part may have. */
const MOST_WORDS = 8;
/** Words of one or two letters denote a kind of place: 'г', 'го', 'д'. */
const SHORTEST_NAME = 3;
/** Regions as brokers shorten them. */
const shortRegions: Readonly<Record<string, string>> = {
  мо: 'московская область',
  подмосковье: 'московская область',
  ло: 'ленинградская область',
  спб: 'санкт-петербург',
  питер: 'санкт-петербург',
  мск: 'москва',
};

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether the word is abbreviated with a dot: 'обл.' */
  readonly isCut: boolean;
}

/**
 * An address that contains a known place: the longest run of words from the beginning of the text or of one of its
 * parts between commas. The place with its region comes first, then the rest as typed: 'Домодедово, Каширское шоссе,
 * вл. 12' → 'Московская область, г. Домодедово, Каширское шоссе, вл. 12'. Undefined without a known place.
 */
export async function findPartlyKnown(db: Db, text: string): Promise<AddressSuggestion | undefined> {
  const words = wordsIn(text);
  for (const from of beginnings(text, words)) {
    const known = await findLongest(db, words.slice(from, from + MOST_WORDS));
    if (known === undefined) continue;
    const rest = restOf(text, known.first.start, known.last.end);
    return { ...known.place, address: [known.place.address, rest].filter(Boolean).join(', ') };
  }
  return undefined;
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)].map(({ 0: word, index: start }) => {
    const end = start + word.length;
    return { text: foldLetters(word), start, end, isCut: text.charAt(end) === '.' };
  });
}

/** Indexes of the first words of the text and of its parts between commas. */
function beginnings(text: string, words: readonly Word[]): number[] {
  const isFirst = (word: Word, at: number) => at === 0 || text.slice(words[at - 1]?.end, word.start).includes(',');
  return words.flatMap((word, at) => (isFirst(word, at) ? [at] : []));
}

interface Known {
  readonly place: AddressSuggestion;
  readonly first: Word;
  readonly last: Word;
}

async function findLongest(db: Db, words: readonly Word[]): Promise<Known | undefined> {
  for (let count = words.length; count > 0; count -= 1) {
    const run = words.slice(0, count);
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined || !run.some(isName)) continue;
    const [place] = await findPlacesByWords(db, run.flatMap(meantWords), {
      kinds: ['region', 'city', 'settlement'],
      take: 1,
    });
    if (place !== undefined) return { place, first, last };
  }
  return undefined;
}

function isName({ text, isCut }: Word): boolean {
  return !isCut && (text.length >= SHORTEST_NAME || text in shortRegions);
}

/** Search words: with a trailing space for a whole word, without it for an abbreviation, the beginning of a word. */
function meantWords(word: Word): string[] {
  const parts = (shortRegions[word.text] ?? word.text).split(/[\s-]/);
  return parts.map((part) => (word.isCut || part.length < SHORTEST_NAME ? part : `${part} `));
}

/** Text before and after the known part, as typed. */
function restOf(text: string, start: number, end: number): string {
  const before = text.slice(0, start).replace(/[\s,]*(?:\p{L}{1,2}\.\s*)*$/u, '');
  const behind = text.slice(end).replace(/^[.\s,]+/, '');
  return [before.trim(), behind.trim()].filter(Boolean).join(', ');
}
