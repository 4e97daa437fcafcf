import { switchedLayout } from '@gektar/contract/search-text.ts';

/** Latin letters that look like Cyrillic ones; typed by mistake within Russian words. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};

/** Letter groups of transliterated Russian, longest first. */
const transliteration: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['yo', 'е'],
  ...[...'abcdefghijklmnoprstuvyz'].map(
    (letter, index) => [letter, [...'абцдефгхийклмнопрстувыз'][index] ?? ''] as const,
  ),
];

/** Folded texts: words of a table repeat, and each is compared with many tables of words. */
const foldedTexts = new Map<string, string>();
const MOST_FOLDED = 20_000;
/** Longest text that stays in memory folded (characters). */
const LONGEST_FOLDED = 120;

/** Normalizes for comparison: width, case, Ё, spaces, dashes, look-alike letters, superscripts (м² = м2). */
export function fold(text: string): string {
  const known = foldedTexts.get(text);
  if (known !== undefined) return known;
  const folded = foldText(text);
  if (text.length > LONGEST_FOLDED) return folded;
  if (foldedTexts.size >= MOST_FOLDED) foldedTexts.clear();
  foldedTexts.set(text, folded);
  return folded;
}

function foldText(text: string): string {
  return (
    text
      .replace(/[№#]/g, ' номер ')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[‐‑‒–—―−]/g, '-')
      .replace(/[«»„“”"'`]/g, ' ')
      .replace(/\p{L}+/gu, (word) =>
        /[а-я]/.test(word) ? word.replace(/[a-z]/g, (letter) => lookAlikes[letter] ?? letter) : word,
      )
      // 'c/х' with the Latin letter
      .replace(/(?<![\p{L}\d])c(?= ?\/ ?х(?!\p{L}))/gu, 'с')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Area after the money of a name of a program: 'rub_sqm' is 'rub/sqm'. */
const OF_AREA = /(?<=(?:^| )(?:rub|rur|usd|eur|kg|t|kn) )(sqm|m2|sq m|ha|sotka)(?= |$)/iu;

/** A head in words: 'rent_rub_sqm_year_ex_vat' is 'rent rub/sqm/year ex vat'. */
export function headInWords(head: string): string {
  if (!/^\w+$/.test(head) || !/[a-z\d]_[a-z\d]/i.test(head)) return head;
  return head
    .replace(/_+/g, ' ')
    .replace(OF_AREA, '/$1')
    .replace(/ (?=\/)/g, '')
    .replace(/(?<=\/(?:sqm|m2|sq m)) (?:per )?(year|yr|y|month|mo|m)(?= |$)/i, '/$1')
    .replace(/(?<=(?:rent|rate|rub|rur|opex)) (?:per )?(year|yr|month|mo)(?= |$)/i, '/$1')
    .replace(/(?<=m3) (?=(?:h|hour|day)(?: |$))/i, '/')
    .trim();
}

/** A code in one alphabet: 'A1' typed in Latin and in Cyrillic letters is one block. */
export function foldCode(text: string): string {
  return fold(text).replace(/[a-z]/g, (letter) => lookAlikes[letter] ?? letter);
}

/** Words of a folded text; runs of digits are words. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/\p{L}+|\d+/gu) ?? [];
}

/** A Latin text written in Cyrillic letters: 'ploshad' → 'плошад'. */
export function fromTransliteration(text: string): string {
  let rest = text.toLowerCase();
  let result = '';
  while (rest !== '') {
    const [latin, cyrillic] = transliteration.find(([begin]) => rest.startsWith(begin)) ?? [
      rest.charAt(0),
      rest.charAt(0),
    ];
    result += cyrillic;
    rest = rest.slice(latin.length);
  }
  return result;
}

/** The text, and for a Latin one its readings as look-alike letters, as the other keyboard layout, as transliteration. */
export function spellings(text: string): string[] {
  const folded = fold(text);
  if (!/[a-z]/.test(folded) || /[а-я]/.test(folded)) return [folded];
  const alike = folded.replace(/[a-z]/g, (letter) => lookAlikes[letter] ?? letter);
  return [
    folded,
    fold(switchedLayout(text) ?? ''),
    ...(/[a-z]/.test(alike) ? [] : [alike]),
    fromTransliteration(folded),
  ];
}

/** Whether two words differ by at most one typed letter: one more, one less, another, or two swapped. */
export function isTypoOf(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** Shortest word in which a typing error is tolerated (letters): shorter ones are other words. */
const SHORTEST_TYPO = 5;

/** Whether a word begins as given; short beginnings must be the whole word, long ones tolerate a typing error. */
export function beginsWith(word: string, begin: string): boolean {
  if (begin.length <= 2) return word === begin;
  if (word.startsWith(begin)) return true;
  if (begin.length < SHORTEST_TYPO || word.length < SHORTEST_TYPO - 1) return false;
  if (isTypoOf(word, begin)) return true;
  // 'стоимость' does not begin with 'стоки': a short beginning says too little.
  return begin.length > SHORTEST_TYPO && [-1, 0, 1].some((more) => isTypoOf(word.slice(0, begin.length + more), begin));
}

/** Shortest shortened word (letters): 'помещ.' is 'помещение', 'пом' may be another word. */
const SHORTEST_ABBREVIATION = 4;

/** Whether a word is the shortened form of a longer one: 'помещ' of 'помещен', 'насел' of 'населен'. */
export function abbreviates(word: string, begin: string): boolean {
  return word.length >= SHORTEST_ABBREVIATION && begin.startsWith(word);
}
