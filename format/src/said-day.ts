import { type Day, dayAfter, parseDay, today } from './date.ts';

/** First and last day of a period that a person wrote as a day, a month, a quarter or a year. */
export interface Period {
  readonly first: Day;
  readonly last: Day;
}

/** Beginnings of the months as people write them. */
const months = ['янв', 'фев', 'мар', 'апр', 'ма[йяе]', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
const romans = ['i', 'ii', 'iii', 'iv'];
const namedDays = new Map([
  ['позавчера', -2],
  ['вчера', -1],
  ['сегодня', 0],
  ['завтра', 1],
  ['послезавтра', 2],
]);
/** '2023', '2023 г.', '23'. */
const year = String.raw`(\d{4}|\d{2})(?:\s*(?:г|год|года|году)\.?)?(?![\d\p{L}])`;
const quarter = String.raw`(?<![\d\p{L}])(?:(i{1,3}|iv|0?[1-4])(?:\s*-?\s*(?:й|ый|ой|ий))?\s*кв(?:\.|артал\p{L}*)?|q\s*([1-4]))`;

type Reading = (text: string, now: Date) => Period | undefined;

/** From the most to the least exact, so that a day with its month is not read as a year. */
const readings: readonly Reading[] = [
  (text) => {
    const found = /(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/.exec(text);
    return found ? oneDay(found[3], found[2], found[1]) : undefined;
  },
  (text) => {
    const found = /(?<!\d)(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})(?!\d)/.exec(text);
    return found ? oneDay(found[1], found[2], found[3]) : undefined;
  },
  (text) => {
    const found = new RegExp(String.raw`(?<!\d)(\d{1,2})(?:-?го)?\s*(\p{L}+)\.?,?\s*${year}`, 'u').exec(text);
    return found ? oneDay(found[1], monthOf(found[2]), found[3]) : undefined;
  },
  (text) => quarterOf(new RegExp(String.raw`${quarter},?\s*${year}`, 'u').exec(text)),
  (text) => {
    const found = new RegExp(String.raw`(?<!\d)${year},?\s*${quarter}`, 'u').exec(text);
    return quarterOf(found && [found[0], found[2], found[3], found[1]]);
  },
  (text) => {
    // No digit may precede the month: '31 июня 2023' is an impossible day, not the month of June.
    const found = new RegExp(String.raw`^\D*?(?<!\p{L})(\p{L}+)\.?,?\s*${year}`, 'u').exec(text);
    return found ? wholeMonths(found[2], monthOf(found[1]), 1) : undefined;
  },
  (text) => {
    const found = /^(\d{4})\s*г?\.?,?\s*(\p{L}+)\.?$/u.exec(text);
    return found ? wholeMonths(found[1], monthOf(found[2]), 1) : undefined;
  },
  (text) => {
    const found = /^(0?[1-9]|1[0-2])[-./](\d{4})$/.exec(text);
    return found ? wholeMonths(found[2], found[1], 1) : undefined;
  },
  (text) => {
    const found = /^((?:19|20)\d\d)(?:\s*(?:г|год|года|году)\.?)?$/.exec(text);
    return found ? wholeMonths(found[1], '1', 12) : undefined;
  },
  (text, now) => {
    const days = namedDays.get(text);
    const day = days === undefined ? undefined : dayAfter(days, today(now));
    return day === undefined ? undefined : { first: day, last: day };
  },
];

/**
 * Parses a date in digits or words: '15.06.23', '2023-06-15', '15 июня 2023', 'июнь 2023', 'II квартал 2025', '2 кв.
 * 2025', '2023', 'завтра'. Text around a day is ignored. Undefined for a text without a date, and for a day that does
 * not exist.
 * @param now moment whose Moscow day is 'сегодня' (K-11)
 */
export function parseSaidPeriod(said: string, now: Date = new Date()): Period | undefined {
  const text = said.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');
  for (const read of readings) {
    const period = read(text, now);
    if (period !== undefined) return period;
  }
  return undefined;
}

/** Four digits of a year; a year of two digits is one of 1970 to 2069. */
export function wholeYear(written: string): string {
  return written.padStart(4, written < '70' ? '20' : '19');
}

function oneDay(day = '', month = '', written = ''): Period | undefined {
  const found = parseDay(`${day.padStart(2, '0')}.${month.padStart(2, '0')}.${wholeYear(written)}`);
  return found === undefined ? undefined : { first: found, last: found };
}

/** Number of a month by the beginning of its name: '6' for 'июня', 'июн.', 'июнь'; '' for another word. */
function monthOf(word = ''): string {
  const index = months.findIndex((begin) => new RegExp(`^${begin}`).test(word));
  return index < 0 ? '' : String(index + 1);
}

function quarterOf(found: readonly (string | undefined)[] | null): Period | undefined {
  if (found === null) return undefined;
  const [, number = '', byQ] = found;
  const ordinal = byQ ?? (romans.includes(number) ? String(romans.indexOf(number) + 1) : number);
  return wholeMonths(found[3], String(Number(ordinal) * 3 - 2), 3);
}

/** The period of `count` whole months from the first day of a month. */
function wholeMonths(written = '', month: string | undefined, count: number): Period | undefined {
  const first = oneDay('1', month, written)?.first;
  if (first === undefined) return undefined;
  const after = new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)) - 1 + count));
  return { first, last: dayAfter(-1, after.toISOString().slice(0, 10)) };
}
