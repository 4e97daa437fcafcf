import { units } from './unit.ts';

/** Powers of ten for number words, as in prices: '385 млн', '1,2 млрд руб.', '850 тыс.'. */
const powers: Readonly<Record<string, number>> = { тыс: 3, млн: 6, миллион: 6, млрд: 9, миллиард: 9 };

/** Square metres per area unit; 'сотки' are common for plots. */
const areas: readonly (readonly [unit: RegExp, squareMetres: number])[] = [
  [/^(?:га|гектар\p{L}*)(?!\p{L})/iu, 10_000],
  [/^сот(?:ок|ки|ка)?(?!\p{L})/iu, 100],
  [/^(?:м2|м²|кв\.?\s*м)(?!\p{L})/iu, 1],
];
const squareMetresOf: Readonly<Record<string, number>> = { [units.hectare]: 10_000, [units.squareMetre]: 1 };

const spaces = /[\s\u00A0\u202F]/g;

/**
 * The number in a text, without unit and spaces: '12,5 га' → 12.5, '1 250 000 руб.' → 1250000, '1.250.000,50' →
 * 1250000.5, '385 млн' → 385000000, '3,85E+08' (a narrow cell of Excel) → 385000000. Undefined when there is none (3§5:
 * an empty or non-number value is no value), and for several numbers or a date: '12,5, 13', '20.11.2026'.
 * @param unit unit of the field: an area in another unit is converted, '15 соток' → 0.15 in a field of hectares
 */
export function parseNumber(text: string, unit?: string): number | undefined {
  return readNumber(text, unit)?.value;
}

/** The number of a text that has nothing else than it, a number word and a unit of the field: '74,4 млн руб.'. */
export function parseWholeNumber(text: string, unit: string): number | undefined {
  const { value, before, after = '' } = readNumber(text.trim(), unit) ?? {};
  const bare = after.replace(/^[.\s]+/, '').replace(/[.\s]+$/, '');
  const isOfField = bare === '' || foldUnit(bare) === foldUnit(unit) || isSameMeasure(bare, unit);
  return before === '' && isOfField ? value : undefined;
}

function foldUnit(unit: string): string {
  return unit.toLowerCase().replaceAll(/[.\s\u00A0\u202F]/g, '');
}

/** Whether a text is another word for the unit: 'соток' in a field of hectares, '₽' in one of roubles. */
function isSameMeasure(text: string, unit: string): boolean {
  if (foldUnit(unit) === 'руб') return /^(?:руб(?:л(?:ей|я|ь))?|р|₽)$/iu.test(text);
  return squareMetresOf[unit] !== undefined && areas.some(([words]) => text.replace(words, '') === '');
}

/** The first number of a text, in the unit of the field, with the texts around it. */
function readNumber(text: string, unit: string | undefined) {
  const match =
    /([-−]?\d[\d\s\u00A0\u202F.,]*)((?<=\d)e[+-]?\d{1,2}(?![\d\p{L}]))?(тыс|млн|миллион|млрд|миллиард)?/iu.exec(text);
  const found = match?.[1];
  if (found === undefined) return undefined;
  const compact = found.replace(spaces, '').replace('−', '-');
  const plain = separateDecimals(compact.replace(/[.,]+$/, ''));
  if (plain === undefined) return undefined;
  const value = Number(`${plain}${match?.[2] ?? ''}`);
  const [before, rest] = [text.slice(0, match?.index), text.slice((match?.index ?? 0) + (match?.[0].length ?? 0))];
  // The ending of the number word: 'тысяч', 'миллиона'.
  const after = match?.[3] === undefined ? rest : rest.replace(/^(?:яч[аи]?|а|ов)(?!\p{L})/iu, '');
  const scaled =
    toPower(value, powers[match?.[3]?.toLowerCase() ?? ''] ?? 0) * areaFactor(after.replace(/^[.\s]+/, ''), unit);
  const exact = Number(scaled.toPrecision(15));
  return Number.isFinite(exact) ? { value: exact, before, after } : undefined;
}

/** A number multiplied by a number word: 385 and 'млн' → 385000000; undefined for any other word. */
export function withSizeWord(value: number, word: string): number | undefined {
  const power = powers[word.toLowerCase()];
  return power === undefined ? undefined : toPower(value, power);
}

function toPower(value: number, power: number): number {
  return Number((value * 10 ** power).toPrecision(15));
}

/** Factor that converts from the unit at the beginning of a text to the field's unit. */
function areaFactor(text: string, unit: string | undefined): number {
  const asked = squareMetresOf[unit ?? ''];
  const given = areas.find(([words]) => words.test(text))?.[1];
  return asked === undefined || given === undefined ? 1 : given / asked;
}

/**
 * The number with a dot before its decimals. The last separator begins the decimals, unless it occurs twice and
 * therefore separates thousands. Undefined when a group of thousands does not have three digits.
 */
function separateDecimals(compact: string): string | undefined {
  const last = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  if (last < 0) return compact;
  const isDecimal = compact.indexOf(compact[last] ?? '') === last;
  const whole = isDecimal ? compact.slice(0, last) : compact;
  if (!/^-?(?:\d+|\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*)$/.test(whole)) return undefined;
  return whole.replace(/[.,]/g, '') + (isDecimal ? `.${compact.slice(last + 1)}` : '');
}
