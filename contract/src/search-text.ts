import { foldLetters } from './fold-letters.ts';

/** Meaning of a search text (0022), shared by the server's queries and the pages' local filters. */

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
/** The full stop and the comma of the Russian layout share one key. */
const toRussian = new Map([...zipped(latinKeys, russianKeys), ['/', '.'], ['?', ',']]);
const toLatin = new Map(zipped(russianKeys, latinKeys));

function zipped(from: string, to: string): [string, string][] {
  return [...from].map((key, at) => [key, to.charAt(at)]);
}

/**
 * The text as if typed with the same keys in the other keyboard layout: 'Ghbdtn' ↔ 'Привет'. Capital letters stay
 * capital; undefined for a text with letters of both alphabets or of neither.
 */
export function switchedLayout(text: string): string | undefined {
  const small = text.toLowerCase();
  const [isLatin, isRussian] = [/[a-z]/.test(small), /[а-яё]/.test(small)];
  if (isLatin === isRussian) return undefined;
  const keys = isLatin ? toRussian : toLatin;
  return [...text]
    .map((sign) => {
      const key = sign.toLowerCase();
      const other = keys.get(key) ?? key;
      return key === sign ? other : other.toUpperCase();
    })
    .join('');
}

/** The text in the other keyboard layout, in lower case, ё as е: 'ghbdtn' ↔ 'привет'. */
export function otherLayout(text: string): string | undefined {
  const other = switchedLayout(text);
  return other === undefined ? undefined : foldLetters(other);
}

/** Minimum length of a town name that is turned into a district (letters): shorter words have too short a stem. */
const SHORTEST_TOWN = 6;

/**
 * The district named after a town: 'одинцово' → 'одинцовский', so that the town also finds 'Одинцовский г. о.'.
 * Undefined for a word without a town's ending.
 * @param word in lower case, ё as е
 */
export function districtForm(word: string): string | undefined {
  return word.length >= SHORTEST_TOWN && /(?:[ое]в|[иы]н)о$/.test(word) ? `${word.slice(0, -1)}ский` : undefined;
}

/** One word of a search. */
export interface QueryWord {
  /** In lower case, ё as е. */
  readonly text: string;
  /**
   * Digits of a telephone number that may contain the word, in each stored form; empty when the word cannot be part of
   * a number.
   */
  readonly phones: readonly string[];
}

export interface TextQuery {
  /** As typed, trimmed; a cadastral number loses the words before it, and its letters О become zeros. */
  readonly text: string;
  /** Words that must all occur, in any order. */
  readonly words: readonly QueryWord[];
  /** The digits of a text that consists of digits and separators without colons; undefined for any other text. */
  readonly numberDigits: string | undefined;
  /**
   * A text of digits, with or without colons, as `plainNumber` writes a cadastral number; undefined for any other text.
   */
  readonly plainNumber: string | undefined;
  /** For a text of digits: possible telephone digits, as in `QueryWord.phones`. */
  readonly phones: readonly string[];
}

/** Maximum number of words in a search; the rest of a pasted text is ignored. */
const MOST_WORDS = 8;
/** Minimum number of digits for a telephone search; fewer match too many numbers. */
const FEWEST_DIGITS = 5;
const NUMBER_DIGITS = 4;

/** Separators within a number; the key of ':' types 'Ж' or '^' in the other keyboard layout. */
const BETWEEN = /[\s:;.,^жЖ_/\\()+-]+/;
const NUMBER_LIKE = /^[\d\s:;.,^жЖ_/\\()+-]+$/;
/** A telephone number of ten or eleven digits among other words. */
const PHONE = /(?<!\d)\+?\d(?:[\s()-]*\d){9,10}(?!\d)/g;
const EDGES = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

/** Words before a cadastral number: 'кад. номер', 'кадастровый №', 'КН'. */
const NUMBER_NAME = /^(?:(?:кадастр\p{L}*|кад\.?)\s*(?:номер|ном\.?|№)?|номер|№|кн|к\/н)[\s:.№]*(?=[\dоo])/iu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_SHIFT = 0xfee0;

/**
 * A cadastral number without the words before it, in ordinary characters, with zeros instead of the letter О: 'Кад.
 * номер 5О：20' → '50:20'. Any other text is returned unchanged.
 */
function tidyNumber(text: string): string {
  const ordinary = text.replace(FULL_WIDTH, (sign) => String.fromCodePoint(sign.charCodeAt(0) - FULL_WIDTH_SHIFT));
  const number = ordinary
    .replace(NUMBER_NAME, '')
    .replace(/\S*[\d:]\S*/g, (part) => part.replace(/[оo]/gi, '0'))
    .trim();
  const isNumber = NUMBER_LIKE.test(number) && /\d/.test(ordinary);
  const isLong = number.includes(':') || number.replace(/\D/g, '').length >= NUMBER_DIGITS;
  return isNumber && isLong ? number : text;
}

/** Parses the text of a search box. */
export function readTextQuery(typed: string): TextQuery {
  const text = tidyNumber(typed.trim());
  const words = wordsIn(text).slice(0, MOST_WORDS);
  const digits = text.replace(/\D/g, '');
  if (!NUMBER_LIKE.test(text) || digits.length < NUMBER_DIGITS) {
    return { text, words, numberDigits: undefined, plainNumber: undefined, phones: [] };
  }
  const plain = plainNumber(text.split(BETWEEN).filter(Boolean).join(':'));
  return {
    text,
    words,
    numberDigits: text.includes(':') ? undefined : digits,
    plainNumber: plain,
    phones: text.includes(':') ? [] : phonesOf(digits),
  };
}

function wordsIn(text: string): QueryWord[] {
  const phones = text.match(PHONE) ?? [];
  const others = text
    .replace(PHONE, ' ')
    .split(/[\s,;]+/)
    .map((part) => foldLetters(part.replace(EDGES, '')))
    .filter(Boolean)
    .map((word) => ({ text: word, phones: /^[\d()+-]+$/.test(word) ? phonesOf(word.replace(/\D/g, '')) : [] }));
  return [...others, ...phones.map((phone) => ({ text: phone, phones: phonesOf(phone.replace(/\D/g, '')) }))];
}

/** Telephone numbers are stored with the country code 7 (K-08) but often typed with 8. */
function phonesOf(digits: string): string[] {
  if (digits.length < FEWEST_DIGITS || digits.length > 11) return [];
  return digits.startsWith('8') ? [digits, `7${digits.slice(1)}`] : [digits];
}

/**
 * A cadastral number without leading zeros in its parts, each part preceded by a colon: ':50:20:10203:145'. Must agree
 * with `land.plain_number` in SQL.
 */
export function plainNumber(number: string): string {
  return `:${number}`.replace(/:0+(?=\d)/g, ':');
}

/** Searchable texts of an entity. */
export interface Searched {
  readonly texts: readonly (string | null | undefined)[];
  /** Texts in which a town also matches its district. */
  readonly places?: readonly (string | null | undefined)[];
  readonly numbers?: readonly string[];
  /** Telephone numbers as digits. */
  readonly phones?: readonly (string | null)[];
}

/** Whether an entity matches a search in the typed keyboard layout; an empty search matches every entity. */
export function answers(
  query: TextQuery,
  { texts, places = [], numbers = [], phones: stored = [] }: Searched,
): boolean {
  const numbered = (part: string) => numbers.some((number) => number.toLowerCase().includes(part));
  const isIn = (some: typeof texts, part: string) => some.some((text) => foldLetters(text ?? '').includes(part));
  const worded = (part: string) => isIn(texts, part) || isIn(places, districtForm(part) ?? part);
  const calls = (parts: readonly string[]) => parts.some((part) => stored.some((phone) => phone?.includes(part)));
  const { words, numberDigits } = query;
  // A single word equals the whole text, which has already been searched in numbers.
  const isSeveral = words.length > 1;
  return (
    numbered(query.text.toLowerCase()) ||
    worded(foldLetters(query.text)) ||
    (words.length > 0 &&
      words.every(({ text, phones }) => worded(text) || calls(phones) || (isSeveral && numbered(text)))) ||
    (numberDigits !== undefined && numbers.some((number) => number.replace(/\D/g, '').includes(numberDigits))) ||
    calls(query.phones)
  );
}

/** Entities that match a search; if there are none, those that match it in the other keyboard layout. */
export function findByTextQuery<Entity>(
  all: readonly Entity[],
  typed: string,
  searched: (entity: Entity) => Searched,
): readonly Entity[] {
  const by = (text: string) => all.filter((entity) => answers(readTextQuery(text), searched(entity)));
  const found = by(typed);
  const other = found.length > 0 ? undefined : otherLayout(typed);
  return other === undefined ? found : by(other);
}
