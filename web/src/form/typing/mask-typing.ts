import { parseDay } from '@gektar/format/date.ts';
import { countryCode, normalisePhone } from '@gektar/format/phone-number.ts';
import { datePlaceholder, phonePlaceholder, timePlaceholder } from '#form/messages.ts';
import type { Typing } from './typing.ts';

const isForeign = (typed: string) => /\p{L}/u.test(typed.replace(/[дмг]/g, ''));

/** Puts digits into the slots of a mask; slots that are still empty show the mask itself. */
function fill(mask: string, slot: RegExp, digits: string): string {
  let used = 0;
  return mask.replace(new RegExp(slot, 'g'), (empty) => digits[used++] ?? empty);
}

/**
 * A day typed as DD.MM.YYYY over 'дд.мм.гггг' (1§5). The value is `YYYY-MM-DD`; an unfinished or impossible day is
 * null.
 */
export const dayTyping: Typing<string | null> = {
  keep: (typed) => typed.replace(/\D/g, '').slice(0, 8),
  isTaken: () => true,
  keepPasted: (text) => writtenDay(text) ?? (text.replace(/\D/g, '').slice(0, 8) || undefined),
  // '5.1.' is typed for '05.01.'; behind two digits the dot is drawn already.
  separate: (kept) => (kept.length === 1 || kept.length === 3 ? `${kept.slice(0, -1)}0${kept.slice(-1)}` : kept),
  isForeign,
  finish: (kept) => (kept.length === 6 ? `${kept.slice(0, 4)}${wholeYear(kept.slice(4))}` : kept),
  draw: drawDay,
  drawAtRest: (_, kept) => drawDay(kept),
  firstCaret: 0,
  toValue: (kept) => (kept.length === 8 ? (parseDay(drawDay(kept)) ?? null) : null),
  toKept: (day) => (day === null ? '' : `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(0, 4)}`),
};

/** Beginnings of the months as they are written behind a day. */
const months = ['янв', 'фев', 'мар', 'апр', 'ма[яй]', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/**
 * The digits of the first day in a text: '2026-11-20', '5.1.2027', '05/01/27', '20 ноября 2026'.
 */
function writtenDay(text: string): string | undefined {
  const iso = /(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayDigits(iso[3], iso[2], iso[1]);
  const written = /(?<!\d)(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})(?!\d)/.exec(text);
  if (written) return dayDigits(written[1], written[2], written[3]);
  const inWords = /(?<!\d)(\d{1,2})\s+(\p{L}+)\.?\s+(\d{4})(?!\d)/u.exec(text);
  const month = months.findIndex((begin) => new RegExp(`^${begin}`, 'i').test(inWords?.[2] ?? ''));
  return inWords && month >= 0 ? dayDigits(inWords[1], String(month + 1), inWords[3]) : undefined;
}

function dayDigits(day = '', month = '', year = ''): string {
  return `${day.padStart(2, '0')}${month.padStart(2, '0')}${wholeYear(year)}`;
}

/** A year of two digits is one of 1970 to 2069. */
function wholeYear(year: string): string {
  return year.padStart(4, year < '70' ? '20' : '19');
}

function drawDay(kept: string): string {
  return kept === '' ? '' : fill(datePlaceholder, /[дмг]/, kept);
}

/**
 * A time of day typed over 'чч:мм'. The value is `HH:mm`; '14' alone is 14:00. Nothing, an unfinished or impossible
 * time and midnight, which is no time at all, are null.
 */
export const timeTyping: Typing<string | null> = {
  keep: (typed) => typed.replace(/\D/g, '').slice(0, 4),
  isTaken: () => true,
  keepPasted: (text) => {
    const written = /(\d{1,2})[:.](\d{2})/.exec(text);
    return written ? `${written[1]?.padStart(2, '0')}${written[2]}` : undefined;
  },
  separate: (kept) => (kept.length === 1 ? `0${kept}` : kept),
  isForeign: (typed) => /\p{L}/u.test(typed.replace(/[чм]/g, '')),
  draw: drawTime,
  drawAtRest: (value, kept) => value ?? drawTime(kept),
  firstCaret: 0,
  toValue: (kept) => (isTime(kept) && !/^0+$/.test(kept) ? `${kept.slice(0, 2)}:${kept.slice(2) || '00'}` : null),
  toKept: (time) => time?.replace(':', '') ?? '',
};

/** Whether these digits are hours, or hours and minutes. */
export function isTime(kept: string): boolean {
  return /^(?:[01]\d|2[0-3])(?:[0-5]\d)?$/.test(kept);
}

function drawTime(kept: string): string {
  return kept === '' ? '' : fill(timePlaceholder, /[чм]/, kept);
}

/**
 * A phone typed over '+7 (___) ___-__-__' (1§5). The value is what is there of the eleven digits, '' for nothing:
 * unfinished numbers stay visible to the check.
 */
export const phoneTyping: Typing<string> = {
  keep: keepPhone,
  isTaken: () => true,
  keepPasted: (text) => {
    const phone = normalisePhone(text);
    if (phone === undefined && isOfOtherCountry(text)) return undefined;
    const kept = keepPhone(phone ?? text);
    return kept === '' ? undefined : kept;
  },
  isForeign,
  draw: drawPhone,
  drawAtRest: (_, kept) => drawPhone(kept),
  firstCaret: phonePlaceholder.indexOf('_'),
  toValue: (kept) => (kept === '' ? '' : `${countryCode}${kept}`),
  toKept: keepPhone,
};

/** '+1 202 555 01 01': the mask would make a Russian number of it, and a wrong one. */
function isOfOtherCountry(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (text.trimStart().startsWith('+')) return !digits.startsWith(countryCode);
  return digits.length > 10 && !/^[78]/.test(digits);
}

/** Digits after the country code, ten at most; a leading 7 or 8 in front of ten others is that code. */
function keepPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (typed.trimStart().startsWith(`+${countryCode}`)) return withoutCode(digits.slice(1));
  return withoutCode(digits);
}

function withoutCode(digits: string): string {
  return (digits.length > 10 && /^[78]/.test(digits) ? digits.slice(1) : digits).slice(0, 10);
}

function drawPhone(kept: string): string {
  return kept === '' ? '' : fill(phonePlaceholder, /_/, kept);
}
