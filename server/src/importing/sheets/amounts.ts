import { fold } from './fold.ts';
import type { SheetField } from './sheet-fields.ts';
import { readUnits, type Units } from './units.ts';

/** A number as a cell has it, with what its words say. */
export interface Amount {
  /** The number, the lower end of a range, or the sum of parts. */
  readonly value: number;
  /** Upper end of a range. */
  readonly to?: number;
  /** Addends of '640+120+60'. */
  readonly parts?: readonly number[];
  readonly units: Units;
  /** Why the number is not certain, in Russian. */
  readonly doubt?: string;
  /** Words that are neither number nor unit. */
  readonly rest: string;
}

/** Numbers in words, as beginnings of texts. */
export const numberWords: readonly { readonly pattern: RegExp; readonly value: number; readonly example: string }[] = [
  { pattern: /^полтор[аы](?!\p{L})/u, value: 1.5, example: 'полтора млн' },
  { pattern: /^(?:пол-?(?=\s?(?:га|гектар|млн|миллион|лям))|половина)/u, value: 0.5, example: 'пол гектара' },
  { pattern: /^(?:один|одна|одну)(?!\p{L})/u, value: 1, example: 'один гектар' },
  { pattern: /^(?:два|две)(?!\p{L})/u, value: 2, example: 'два га' },
  { pattern: /^три(?!\p{L})/u, value: 3, example: 'три млн' },
  { pattern: /^четыре(?!\p{L})/u, value: 4, example: 'четыре га' },
  { pattern: /^пять(?!\p{L})/u, value: 5, example: 'пять млн' },
  { pattern: /^десять(?!\p{L})/u, value: 10, example: 'десять соток' },
];

/** '1 200 (одна тысяча двести) кв. м': the number once more in words. */
export const NUMBER_IN_WORDS =
  /(?<=\d) ?\((?=[^)]*(?:тысяч|миллион|десят|надцат|сорок|девян|двест|трист|четырест|(?<!\p{L})сто(?!\p{L})|\p{L}{3,}сот(?!\p{L})|(?<!\p{L})(?:од(?:ин|на|но)|дв[ае]|три|четыре|пять|шесть|семь|восемь|девять)(?!\p{L})))[\p{L}\s]{3,120}\)/giu;

/** '2 500 +/- 17 кв. м': how exact a survey is. */
export const ERROR_OF_AREA = /(?<=\d) ?(?:\+ ?\/ ?-|±|\+-) ?\d+(?:[.,]\d+)?/gu;

const NUMBER = /\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?(?![\d])|\d+(?:[.,]\d+)*/;
const ABOUT =
  /^(?:(?:около|примерно|приблизительно|порядка|прим|ориентир\p{L}*|приблиз|предварительно|плюс-минус|ок|approx(?:imately)?|about|circa|ca)(?!\p{L})\.?:?|~|≈|±|\+\/-)\s?/u;
/** '1 500 (ориентировочно)', '1 600, уточняется' */
const ABOUT_AFTER = /(?<!\p{L})(?:ориентир|примерн|приблиз|уточня|предварит|approx)/u;
/** '1,5 млн??', '12 млн (уточню)': the writer is not sure. */
const UNSURE =
  /\d[^?]*\?|(?<!\p{L})(?:уточн\p{L}*|предварительн\p{L}*|под вопросом|плюс-минус|не ?точно|не уверен)(?!\p{L})/u;
const FROM = /^(?:от|с|более|больше|не менее|мин\.?|min|from|starting (?:at|from)|over|above)(?![\p{L}])\.?\s?/u;
const UP_TO = /^(?:до|не более|менее|макс\.?|max|up to|under|below)(?![\p{L}])\.?\s?/u;
/** Between two ends of a range. */
const BETWEEN = /^\s?(?:-|\.{2,3}|…|до)\s?/u;

/** Doubts about numbers; each has one wording, so that equal doubts are answered together. */
export const amountDoubts = {
  about: 'Число названо приблизительно',
  from: 'Названо наименьшее число, «от»',
  upTo: 'Названо наибольшее число, «до»',
  range: 'Назван диапазон, а не одно число',
  sum: 'В ячейке сумма нескольких чисел',
  several: 'В ячейке несколько чисел',
  separators: 'Точка или запятая: тысячи или дробная часть',
  date: 'Excel превратил число в дату',
  currency: 'Цена не в рублях',
  words: 'В ячейке есть слова, которых мы не поняли',
} as const;

/** 'м2 в год', 'за кв.м2': the '2' of a unit is no number. */
const ONLY_UNIT = /^(?:за |per )?(?:кв\.? ?)?[мm][23](?!\d)\D*$/iu;

/**
 * Reads a number with its words: '12,5 млн', 'от 8 000', '640+120+60', 'полтора млн', '8–10 м'. Undefined for a text
 * without a number.
 */
export function readAmount(text: string): Amount | undefined {
  if (ONLY_UNIT.test(text)) return undefined;
  return repeatedInBrackets(text) ?? ofTwoUnits(text) ?? readOne(text);
}

/** '1 га 20 соток', '7 млн 500 тыс. руб.': one amount of a larger and a smaller unit. */
function ofTwoUnits(text: string): Amount | undefined {
  const [, first = '', second = ''] =
    /^\s*(\d[\d ]*\s*(?:га|гектар\p{L}*|млн|млрд|миллион\p{L}*)\.?)(?:\s+и)?\s+(\d[\d ]*\s*(?:сот\p{L}*|тыс\p{L}*|т\.?\s?р|млн)\.?.*)$/iu.exec(
      text,
    ) ?? [];
  if (first === '') return undefined;
  const [larger, smaller] = [readOne(first), readOne(second)];
  if (!larger || !smaller || smaller.doubt !== undefined || smaller.rest !== '') return undefined;
  const { area } = larger.units;
  if (area !== undefined) {
    if (smaller.units.area === undefined || smaller.value * smaller.units.area >= area) return undefined;
    return { ...larger, value: rounded(larger.value + (smaller.value * smaller.units.area) / area) };
  }
  if (smaller.units.size === undefined || smaller.value >= (larger.units.size ?? 0)) return undefined;
  return { ...larger, units: { ...smaller.units, ...larger.units }, value: rounded(larger.value + smaller.value) };
}

/** '12,5 га (1 250 соток)', '2,45 га (1,2 + 1,25)': the same amount once more in brackets. */
function repeatedInBrackets(text: string): Amount | undefined {
  const [brackets, inside = ''] = /\(([^()]*\d[^()]*)\)/.exec(text) ?? [];
  if (brackets === undefined || text.indexOf(brackets) === 0) return undefined;
  const [outer, inner] = [readOne(text.replace(brackets, ' ')), readOne(inside)];
  if (!outer || !inner || outer.doubt !== undefined) return undefined;
  // '23 000 (2,3 га)': the number before the brackets is in square metres or in sotki.
  const bare = outer.units.area === undefined && inner.units.area === 10_000 && inner.doubt === undefined;
  const area = bare
    ? [1, 100].find((unit) => Math.abs(outer.value * unit - inner.value * 10_000) <= outer.value * unit * SAME_AMOUNT)
    : undefined;
  if (area !== undefined) return { ...outer, units: { ...outer.units, area } };
  // '2,5 (25 000 м²)': the number before the brackets is in hectares.
  const inMetres = outer.units.area === undefined && inner.doubt === undefined ? inner.units.area : undefined;
  if (
    inMetres !== undefined &&
    inMetres < 10_000 &&
    Math.abs(outer.value * 10_000 - inner.value * inMetres) <= outer.value * 10_000 * SAME_AMOUNT
  )
    return { ...outer, units: { ...outer.units, area: 10_000 } };
  const scale = (one: Amount, other: Amount) => one.units.area ?? other.units.area ?? 1;
  const [first, second] = [outer.value * scale(outer, inner), inner.value * scale(inner, outer)];
  return Math.abs(first - second) <= first * SAME_AMOUNT ? outer : undefined;
}

/** Two amounts that differ by less are one, rounded (share). */
const SAME_AMOUNT = 0.006;

function readOne(text: string): Amount | undefined {
  let rest = fold(
    ENGLISH_THOUSANDS.test(text) ? text.replace(/(?<=(?<![\d,.])\d{1,3}),(?=\d{3}(?![\d,.]))/g, '') : text,
  )
    .replace(NUMBER_IN_WORDS, ' ')
    .replace(ERROR_OF_AREA, '')
    .replace(/\d{1,3}(?:,\d{3}){2,}(?![\d,.])/g, (number) => number.replaceAll(',', ''))
    .replace(/(?<=\d),(?=\d{3},)/g, '');
  let doubt: string | undefined;
  for (const [pattern, reason] of [
    [ABOUT, amountDoubts.about],
    [FROM, amountDoubts.from],
    [UP_TO, amountDoubts.upTo],
    [ABOUT, amountDoubts.about],
  ] as const) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, '');
    doubt ??= reason;
  }
  if (UNSURE.test(rest)) doubt ??= amountDoubts.about;
  const worded = numberWords.find(({ pattern }) => pattern.test(rest));
  if (worded) {
    const { units, rest: left } = readUnits(rest.replace(worded.pattern, ''));
    return result(worded.value, units, left, doubt);
  }
  const sum = /^(?:\d[\d ]*(?:[.,]\d+)?)(?: ?\+ ?\d[\d ]*(?:[.,]\d+)?)+/.exec(rest);
  if (sum) {
    const parts = sum[0].split('+').map((part) => toNumber(part).value);
    const { units, rest: left } = readUnits(rest.slice(sum[0].length));
    return { ...result(rounded(parts.reduce((one, other) => one + other, 0)), units, left, amountDoubts.sum), parts };
  }
  const found = NUMBER.exec(rest);
  if (found === null) return undefined;
  const before = rest.slice(0, found.index);
  const after = rest.slice(found.index + found[0].length);
  const first = toNumber(found[0]);
  const isNegative = /(?:^|\s)-\s?$/.test(before);
  const second = rangeEnd(after);
  if (second) {
    const tail = readUnits(second.tail);
    const inside = readUnits(second.inside).units;
    return {
      ...result(
        first.value * (isNegative ? -1 : 1),
        { ...tail.units, ...inside },
        tail.rest,
        doubt ?? amountDoubts.range,
      ),
      to: second.value,
    };
  }
  const { units, rest: left } = readUnits(`${found[0]} ${before.replace(/-\s?$/, '')} ${after}`);
  const words = left.replace(NUMBER, '').replace(/^[\s.,;:=-]+|[\s.,;:=-]+$/g, '');
  const isAboutAfter = ABOUT_AFTER.test(words);
  const more = /\d/.test(words) && words.replace(/\d+ ?%|5 ?%/g, '');
  return result(
    first.value * (isNegative ? -1 : 1),
    units,
    words,
    doubt ??
      (first.isUnsure && (units.size ?? 1) < 1e6 ? amountDoubts.separators : undefined) ??
      (more ? amountDoubts.several : undefined) ??
      (isAboutAfter ? amountDoubts.about : undefined),
  );
}

function result(value: number, units: Units, rest: string, doubt: string | undefined): Amount {
  const reason = doubt ?? (units.currency === 'other' ? amountDoubts.currency : undefined);
  return { value: rounded(value * (units.size ?? 1)), units, rest, ...(reason ? { doubt: reason } : {}) };
}

/** The second number of a range that begins after the first one; units of either end are returned. */
function rangeEnd(after: string): { value: number; inside: string; tail: string } | undefined {
  const gap = /^[^\d+;,(]{0,12}?(?= ?(?:-|\.{2,3}|…|до(?!\p{L})) ?\d)/u.exec(after);
  if (gap === null) return undefined;
  const rest = after.slice(gap[0].length);
  if (!BETWEEN.test(rest)) return undefined;
  const number = NUMBER.exec(rest.replace(BETWEEN, ''));
  if (number?.index !== 0) return undefined;
  const tail = rest.replace(BETWEEN, '').slice(number[0].length);
  const { units } = readUnits(`1 ${tail}`);
  return { value: toNumber(number[0]).value * (units.size ?? 1), inside: gap[0], tail };
}

/** A written number; `isUnsure` where a dot or comma may separate thousands. */
export function toNumber(written: string): { value: number; isUnsure: boolean } {
  const compact = written.trim().replace(/[ '’]/g, '');
  const groups = compact.split(/[.,]/);
  // '1.250.000' and '1,250,000': several separators are those of thousands.
  if (groups.length > 2) {
    const areThousands = groups.slice(1).every((group) => group.length === 3);
    return areThousands
      ? { value: Number(groups.join('')), isUnsure: false }
      : {
          value: Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`),
          isUnsure: !/^\d{1,3}(?:[.,]\d{3})+[.,]\d{1,2}$/.test(compact),
        };
  }
  const [whole = '', fraction] = groups;
  const isUnsure = fraction?.length === 3 && whole !== '0' && whole.length <= 3;
  return { value: Number(fraction === undefined ? whole : `${whole}.${fraction}`), isUnsure };
}

/** Without binary noise: 0.29 × 1000 is 290. */
export function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/** Whether a rate or an expense is too low to be one: its comma separates thousands. */
export function isSmallRate({ value, units }: Amount, { kind }: SheetField['reading']): boolean {
  return (kind === 'rate' || kind === 'opex') && value < LOWEST_RATE && units.size === undefined;
}

/** Rates and expenses below are thousands with a comma (roubles per m²). */
const LOWEST_RATE = 25;

/** 'RUB 60,000 per sotka': a comma separates thousands. */
export const ENGLISH_MONEY = /^[^а-яё]*(?:rub|rur|usd|eur|gbp|[$€])[^а-яё]*$/iu;

/** '1,200 m3/h', '1,500 kW' in an English text; hectares have fractions. */
const ENGLISH_THOUSANDS =
  /^[^а-яё]*\d,\d{3}(?![\d,.]) ?(?:sq|m2|m3|cbm|kw|kva)[^а-яё]*$|^[^а-яё]*(?:rub|rur|₽) ?\d{1,3},\d{3}(?![\d,.])(?! ?(?:mn|mln|m|bn|million|k)(?!\p{L}))[^а-яё]*$/iu;
