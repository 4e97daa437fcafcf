import type { SheetCell } from './sheet-cell.ts';

/** A cell as a file has it: its text, and its value when it is a number or a day. */
export interface FileCell {
  /** Text of the cell; a number with a decimal dot and no groups. */
  readonly text: string;
  readonly number?: number;
  /** `YYYY-MM-DD` */
  readonly day?: string;
}

/** Characters that windows-1251 has, in which Excel saves CSV files. */
const savedInCsv = new Set(new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)));
/** Maximum length of a text in a cell (characters). */
const LONGEST_TEXT = 32_767;
/** Days between 1899-12-30, which Excel counts from, and 1970-01-01. */
const EXCEL_EPOCH_DAYS = 25_569;
/** Difference of the calendars that begin in 1900 and in 1904 (days). */
const DAYS_TO_1904 = 1_462;
const DAY_MS = 86_400_000;

/** Short hash of a text: six characters of 0–9 and a–z. */
export function shortHash(text: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  return (one >>> 0).toString(36).padStart(7, '0').slice(1);
}

/**
 * A text as it comes back from Excel in any format: other spaces become plain ones, characters that windows-1251 lacks
 * become similar ones or '?', as in a CSV file.
 */
export function foldSaved(text: string): string {
  const plain = text
    .slice(0, LONGEST_TEXT)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00A0\u2002-\u200A\u202F]/g, ' ');
  return [...plain]
    .map((sign) => {
      if (savedInCsv.has(sign)) return sign;
      const [similar = '?'] = sign.normalize('NFKD');
      return savedInCsv.has(similar) ? similar : '?';
    })
    .join('')
    .replaceAll(/\?+/g, '?')
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .trim();
}

/** A number with the 15 digits that Excel stores. */
export function storedNumber(value: number): number {
  return Number(value.toPrecision(15));
}

/** A number with two decimals, rounded half away from zero, as Excel shows it. */
export function shownNumber(value: number): number {
  const rounded = Number(`${Math.round(Number(`${Math.abs(storedNumber(value))}e2`))}e-2`);
  return Number.isNaN(rounded) ? value : Math.sign(value) * rounded;
}

/**
 * Fingerprint of an exported cell. A number that is shown with fewer decimals than it has gets two, separated by `~`:
 * of the whole number and of the shown one.
 */
export function cellPrint(cell: SheetCell): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return textPrint(cell.text);
    case 'link':
      return textPrint(cell.address);
    case 'day':
      return dayPrint(cell.day);
    case 'number': {
      const [whole, shown] = [numberPrint(storedNumber(cell.value)), numberPrint(shownNumber(cell.value))];
      return whole === shown ? whole : `${whole}~${shown}`;
    }
  }
}

/** Whether a cell of a file has the content that was exported, in any format in which Excel saves it. */
export function isAsExported(print: string, cell: FileCell): boolean {
  if (cell.text === '') return print === '' || print === textPrint('');
  if (print === '') return foldSaved(cell.text) === '';
  const [whole = '', shown = whole] = print.split('~');
  if (textPrint(cell.text) === whole) return true;
  if (cell.day !== undefined) return dayPrint(cell.day) === whole;
  if (cell.number !== undefined) {
    const { number } = cell;
    return numberPrint(storedNumber(number)) === whole || daysOfSerial(number).some((day) => dayPrint(day) === whole);
  }
  if (readDays(cell.text).some((day) => dayPrint(day) === whole)) return true;
  return readNumbers(cell.text).some((number) => {
    const typed = numberPrint(storedNumber(number));
    return typed === whole || typed === shown;
  });
}

/**
 * Readings of a typed number, the likeliest first: with a comma or a dot, groups of any kind, a minus of any kind. A
 * single separator before three digits can be a decimal one or one of groups.
 */
export function readNumbers(text: string): number[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s'’_]/g, '')
    .replaceAll('−', '-');
  if (!/^[+-]?\d[\d.,]*(?:e[+-]?\d+)?$/i.test(plain)) return [];
  const comma = plain.lastIndexOf(',');
  const dot = plain.lastIndexOf('.');
  const separators = plain.match(/[.,]/g) ?? [];
  const grouped = Number(plain.replaceAll(/[.,]/g, ''));
  const decimal = (sign: ',' | '.') => Number(plain.replaceAll(sign === ',' ? '.' : ',', '').replace(',', '.'));
  if (separators.length === 0) return [Number(plain)].filter(Number.isFinite);
  if (comma >= 0 && dot >= 0) return [decimal(comma > dot ? ',' : '.')].filter(Number.isFinite);
  const sign = comma >= 0 ? ',' : '.';
  if (separators.length > 1) return [grouped].filter(Number.isFinite);
  const isGroup = /^[+-]?\d{1,3}[.,]\d{3}$/.test(plain);
  return [decimal(sign), ...(isGroup ? [grouped] : [])].filter(Number.isFinite);
}

/**
 * Readings of a typed day as `YYYY-MM-DD`, the likeliest first: '20.11.2026', '2026-11-20', '11/20/2026', '20.11.26'.
 */
export function readDays(text: string): string[] {
  const plain = text.trim().replace(/(?:\s+|T)\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M)?Z?$/i, '');
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(plain) ?? [];
  if (year !== undefined) return [isoDay(year, month, day)].filter((one) => one !== '');
  const [, first, second, last = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:\s?г\.?)?$/.exec(plain) ?? [];
  if (first === undefined) return [];
  const full = last.length === 2 ? `20${last}` : last;
  const days = [isoDay(full, second, first), ...(plain.includes('/') ? [isoDay(full, first, second)] : [])];
  return [...new Set(days)].filter((one) => one !== '');
}

/** Days of a serial number, in the calendar that begins in 1900 and in that of 1904. */
export function daysOfSerial(serial: number): string[] {
  if (serial < 1 || serial > 2_900_000) return [];
  const days = Math.floor(serial) - EXCEL_EPOCH_DAYS;
  return [days, days + DAYS_TO_1904].map((since) => new Date(since * DAY_MS).toISOString().slice(0, 10));
}

/** '' for a day that the calendar does not have. */
function isoDay(year = '', month = '', day = ''): string {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? '' : iso;
}

function textPrint(text: string): string {
  const folded = foldSaved(text);
  return folded === '' ? '' : shortHash(`t${folded}`);
}

function numberPrint(value: number): string {
  return shortHash(`n${value}`);
}

function dayPrint(day: string): string {
  return shortHash(`d${day}`);
}
