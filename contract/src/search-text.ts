/** Meaning of a search text (0022), shared by the server's queries and the pages' local filters. */

/** Normalizes for search: ignores case, and ё as е. */
export function foldLetters(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
}

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const toRussian = new Map([...latinKeys].map((key, at) => [key, russianKeys.charAt(at)]));
const toLatin = new Map([...russianKeys].map((key, at) => [key, latinKeys.charAt(at)]));

/**
 * The same keys in the other keyboard layout, in small letters, ё as е; undefined with letters of both alphabets or
 * none. 'ghbdtn' ↔ 'привет'.
 */
export function otherLayout(text: string): string | undefined {
  const small = text.toLowerCase();
  const [isLatin, isRussian] = [/[a-z]/.test(small), /[а-яё]/.test(small)];
  if (isLatin === isRussian) return undefined;
  const keys = isLatin ? toRussian : toLatin;
  return foldLetters([...small].map((key) => keys.get(key) ?? key).join(''));
}

/** One word of a search. */
export interface SoughtWord {
  /** In small letters, ё as е. */
  readonly text: string;
  /** Digits of a telephone number that the word may be a part of, in each stored form; empty when it cannot be one. */
  readonly phones: readonly string[];
}

export interface Sought {
  /** As typed, trimmed. */
  readonly text: string;
  /** All of them must occur, in any order. */
  readonly words: readonly SoughtWord[];
  /** Digits of a text that consists of digits and separators without colons. */
  readonly numberDigits: string | undefined;
  /** A cadastral number as `plainNumber` writes it, for a text of digits with or without colons. */
  readonly plainNumber: string | undefined;
  /** As for a word, for a text of digits. */
  readonly phones: readonly string[];
}

/** Limit of words in a search; the rest of a pasted text is ignored. */
const MOST_WORDS = 8;
/** Fewer digits match too many numbers and telephones. */
const FEWEST_DIGITS = 5;
const NUMBER_DIGITS = 4;

/** Separators within a number; ':' is 'Ж' or '^' in the other keyboard layout. */
const BETWEEN = /[\s:;.,^жЖ_/\\()+-]+/;
const NUMBER_LIKE = /^[\d\s:;.,^жЖ_/\\()+-]+$/;
/** Ten or eleven digits among other words. */
const PHONE = /(?<!\d)\+?\d(?:[\s()-]*\d){9,10}(?!\d)/g;
const EDGES = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

/** Parses the text of a search box. */
export function readSought(typed: string): Sought {
  const text = typed.trim();
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

function wordsIn(text: string): SoughtWord[] {
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
 * A cadastral number without leading zeros of its parts, each preceded by a colon: ':50:20:10203:145'. The same as
 * `land.plain_number` in SQL.
 */
export function plainNumber(number: string): string {
  return `:${number}`.replace(/:0+(?=\d)/g, ':');
}

/** Searchable texts of an entity. */
export interface Searched {
  readonly texts: readonly (string | null | undefined)[];
  readonly numbers?: readonly string[];
  /** Digits. */
  readonly phones?: readonly (string | null)[];
}

/** Whether an entity matches a search as typed; an empty search matches all. */
export function answers(sought: Sought, { texts, numbers = [], phones: kept = [] }: Searched): boolean {
  const numbered = (part: string) => numbers.some((number) => number.toLowerCase().includes(part));
  const worded = (part: string) => texts.some((text) => foldLetters(text ?? '').includes(part));
  const calls = (parts: readonly string[]) => parts.some((part) => kept.some((phone) => phone?.includes(part)));
  const { words, numberDigits } = sought;
  // A single word is the whole text, already searched in numbers.
  const isSeveral = words.length > 1;
  return (
    numbered(sought.text.toLowerCase()) ||
    worded(foldLetters(sought.text)) ||
    (words.length > 0 &&
      words.every(({ text, phones }) => worded(text) || calls(phones) || (isSeveral && numbered(text)))) ||
    (numberDigits !== undefined && numbers.some((number) => number.replace(/\D/g, '').includes(numberDigits))) ||
    calls(sought.phones)
  );
}

/** Entities that match a search; if none, those that match it in the other keyboard layout. */
export function findSought<Entity>(
  all: readonly Entity[],
  typed: string,
  searched: (entity: Entity) => Searched,
): readonly Entity[] {
  const by = (text: string) => all.filter((entity) => answers(readSought(text), searched(entity)));
  const found = by(typed);
  const other = found.length > 0 ? undefined : otherLayout(typed);
  return other === undefined ? found : by(other);
}
