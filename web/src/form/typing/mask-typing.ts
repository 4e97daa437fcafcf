import { type Day, parseDay } from '@gektar/format/date.ts';
import { countryCode, normalisePhone } from '@gektar/format/phone-number.ts';
import { type Period, parseSaidPeriod, wholeYear } from '@gektar/format/said-day.ts';
import { datePlaceholder, phonePlaceholder, timePlaceholder } from '#form/messages.ts';
import type { Edit, Typing } from './typing.ts';

const isForeign = (typed: string) => /\p{L}/u.test(typed);

/** Puts digits into the placeholders of a mask; placeholders without a digit stay as they are. */
function fill(mask: string, slot: RegExp, digits: string): string {
  let used = 0;
  return mask.replace(new RegExp(slot, 'g'), (empty) => digits[used++] ?? empty);
}

const isSaid = (kept: string) => /\p{L}/u.test(kept);

/** Longest text in words in a day field (characters). */
const SAID_LENGTH = 40;

/**
 * A day typed as DD.MM.YYYY over 'дд.мм.гггг' (1§5), or in words: 'июнь 2023', '2 кв. 2025', 'завтра'. Words stay as
 * typed until the field is left. The value is `YYYY-MM-DD`; an unfinished or impossible day is null.
 * @param end the day taken from a month, a quarter or a year: first or last
 */
function dayTypingOf(end: keyof Period): Typing<string | null> {
  const meant = (said: string) => parseSaidPeriod(said)?.[end];
  return {
    keep: keepDay,
    say: sayDay,
    isTaken: () => true,
    keepPasted: (text) => {
      const day = meant(text);
      return day === undefined ? text.replace(/\D/g, '').slice(0, 8) || undefined : dayDigits(day);
    },
    // '5.1.' means '05.01.'; after two digits the mask already shows the dot.
    separate: (kept) =>
      !isSaid(kept) && (kept.length === 1 || kept.length === 3) ? `${kept.slice(0, -1)}0${kept.slice(-1)}` : kept,
    isForeign: () => false,
    finish: (kept) => {
      const written = isSaid(kept) ? kept : writtenInDigits(kept);
      const day = written === undefined ? undefined : meant(written);
      return day === undefined ? kept : dayDigits(day);
    },
    draw: drawDay,
    drawAtRest: (_, kept) => drawDay(kept),
    firstCaret: 0,
    toValue: (kept) => {
      const written = isSaid(kept) || kept.length < 8 ? kept : writtenInDigits(kept);
      return isSaid(kept) || kept.length === 8 ? (meant(written ?? '') ?? null) : null;
    },
    toKept: (day) => (day === null ? '' : dayDigits(day)),
  };
}

/** A day, or the first day of a period in words. */
export const dayTyping = dayTypingOf('first');
/** The upper end of a range: the last day of a period in words. */
export const lastDayTyping = dayTypingOf('last');

/**
 * The date that eight, six or four digits mean: '20112026' or, if that is not a day, '20261120'; '201126' and '062023';
 * '2023'. '2011' may be the beginning of 20 November of some year, so it is unfinished.
 */
function writtenInDigits(kept: string): string | undefined {
  const day = kept.length === 4 ? parseDay(drawDay(`${kept}2000`)) : parseDay(drawDay(wholeDay(kept)));
  const iso = kept.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  if (kept.length === 8) return (day ?? '') < '1900' && /^(?:19|20)/.test(kept) ? iso : day;
  if (kept.length === 6) return day ?? kept.replace(/^(\d{2})(\d{4})$/, '$1.$2');
  return kept.length === 4 && day === undefined ? kept : undefined;
}

function wholeDay(kept: string): string {
  return kept.length === 6 ? `${kept.slice(0, 4)}${wholeYear(kept.slice(4))}` : kept;
}

/** The digits of a text with the mask; a text in words unchanged. */
function keepDay(typed: string): string {
  const letters = typed.replace(/\P{L}/gu, '');
  const isMask = datePlaceholder.replaceAll('.', '').endsWith(letters);
  return isMask ? typed.replace(/\D/g, '').slice(0, 8) : typed.slice(0, SAID_LENGTH);
}

/** Turns digits into a text in words when a letter is typed among them: the mask around them is removed. */
function sayDay(before: string, typed: string, caret: number): Edit | undefined {
  if (isSaid(before)) return undefined;
  const drawn = drawDay(before);
  const behind = typed.slice(caret);
  let same = 0;
  while (same < caret && typed[same] === drawn[same]) same += 1;
  const from = drawn.endsWith(behind) ? Math.min(same, drawn.length - behind.length) : same;
  const put = typed.slice(from, caret);
  if (!isSaid(put)) return undefined;
  // '02' may result from typing '2 ' in the mask: the zero is removed.
  const digits = typed
    .slice(0, from)
    .replace(/\D/g, '')
    .replace(/^0(?=\d$)/, '');
  const left = `${digits}${digits === '' || /^[\s.\d]/.test(put) ? '' : ' '}${put}`.slice(0, SAID_LENGTH);
  const right = behind.replace(/\D/g, '');
  return { kept: `${left}${right && ` ${right}`}`.slice(0, SAID_LENGTH), count: left.length };
}

function dayDigits(day: Day): string {
  return `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(0, 4)}`;
}

function drawDay(kept: string): string {
  if (isSaid(kept)) return kept;
  return kept === '' ? '' : fill(datePlaceholder, /[дмг]/, kept);
}

/**
 * A time of day typed over 'чч:мм'. The value is `HH:mm`; '14' means 14:00. An empty, unfinished or impossible time and
 * midnight, which means no time, are null.
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
 * A phone number typed over '+7 (___) ___-__-__' (1§5). The value is '7' with the digits typed so far, eleven in all,
 * or '' when empty: the check must see unfinished numbers.
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

/** Whether a number is foreign, such as '+1 202 555 01 01': the mask would turn it into a wrong Russian number. */
function isOfOtherCountry(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (text.trimStart().startsWith('+')) return !digits.startsWith(countryCode);
  return digits.length > 10 && !/^[78]/.test(digits);
}

/** The digits after the country code, at most ten; a leading 7 or 8 before ten other digits is the country code. */
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
