/** What a person who types into a search box means (0022): the server asks the same of its tables, the pages of what they hold. */

/** For searching: case does not matter, nor ё against е. */
export function foldLetters(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
}

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const toRussian = new Map([...latinKeys].map((key, at) => [key, russianKeys.charAt(at)]));
const toLatin = new Map([...russianKeys].map((key, at) => [key, latinKeys.charAt(at)]));

/** The same keys on the other layout, in small letters, ё as е; undefined where both alphabets occur, or none. 'ghbdtn' ↔ 'привет'. */
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
  /** The digits of a telephone that it may be a part of, each way they may be kept; none where it cannot be one. */
  readonly phones: readonly string[];
}

export interface Sought {
  /** As it was typed, without blanks around it. */
  readonly text: string;
  /** All of them must occur, in any order. */
  readonly words: readonly SoughtWord[];
  /** Of a text that is nothing but digits and signs between them, and has no colon to part them: its digits. */
  readonly numberDigits: string | undefined;
  /** Of such a text, with or without colons: a cadastral number as `plainNumber` writes it. */
  readonly plainNumber: string | undefined;
  /** Of such a text: as of a word. */
  readonly phones: readonly string[];
}

/** Nobody types more words while looking for something; the rest of a pasted letter is passed over. */
const MOST_WORDS = 8;
/** Fewer digits are a part of every second number or telephone. */
const FEWEST_DIGITS = 5;
const NUMBER_DIGITS = 4;

/** Signs that stand between the parts of a number; ':' is 'Ж' or '^' where the other layout was on. */
const BETWEEN = /[\s:;.,^жЖ_/\\()+-]+/;
const NUMBER_LIKE = /^[\d\s:;.,^жЖ_/\\()+-]+$/;
/** Ten or eleven digits among other words. */
const PHONE = /(?<!\d)\+?\d(?:[\s()-]*\d){9,10}(?!\d)/g;
const EDGES = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

/** Takes apart what was typed into a search box. */
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

/** Telephones are kept with the 7 of the country (K-08); typed they begin with 8 as often. */
function phonesOf(digits: string): string[] {
  if (digits.length < FEWEST_DIGITS || digits.length > 11) return [];
  return digits.startsWith('8') ? [digits, `7${digits.slice(1)}`] : [digits];
}

/** A cadastral number without the leading zeros of its parts, a colon before each: ':50:20:10203:145'. So does `land.plain_number` in SQL. */
export function plainNumber(number: string): string {
  return `:${number}`.replace(/:0+(?=\d)/g, ':');
}

/** What an entity may be found by. */
export interface Searched {
  readonly texts: readonly (string | null | undefined)[];
  readonly numbers?: readonly string[];
  /** Digits. */
  readonly phones?: readonly (string | null)[];
}

/** Whether an entity answers to a search as it was typed; an empty one is answered by all. */
export function answers(sought: Sought, { texts, numbers = [], phones: kept = [] }: Searched): boolean {
  const numbered = (part: string) => numbers.some((number) => number.toLowerCase().includes(part));
  const worded = (part: string) => texts.some((text) => foldLetters(text ?? '').includes(part));
  const calls = (parts: readonly string[]) => parts.some((part) => kept.some((phone) => phone?.includes(part)));
  const { words, numberDigits } = sought;
  // A single word is the whole text, and so looked for in numbers already.
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

/** Those that answer to a search; where none does, those that answer to what it would be on the other layout. */
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
