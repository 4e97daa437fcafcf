import { parseSaidPeriod } from '@gektar/format/said-day.ts';
import { fold } from './fold.ts';

/** A day of a cell, `YYYY-MM-DD`, and why it is not certain. */
export interface DayReading {
  readonly day: string;
  readonly doubt?: string;
}

export const dayDoubts = { noYear: 'Назван месяц без года', approximate: 'Срок назван приблизительно' } as const;

const NOW =
  /^(?:сейчас|свобод\p{L}*(?: сейчас)?|немедленно|сразу|готов\p{L}*(?: к \p{L}+)?|в наличии|пуст\p{L}*|now|immediate(?:ly)?|vacant(?: now)?|available(?: now)?|да)$/u;
const MONTHS_OF: Readonly<Record<string, string>> = {
  jan: 'янв',
  feb: 'фев',
  mar: 'мар',
  apr: 'апр',
  may: 'май',
  jun: 'июн',
  jul: 'июл',
  aug: 'авг',
  sep: 'сен',
  oct: 'окт',
  nov: 'ноя',
  dec: 'дек',
};
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/** Reads a day in digits or words; a month or a quarter is its first day. Undefined for a text without a day. */
export function readSaidDay(text: string, now: Date): DayReading | undefined {
  const folded = fold(text)
    .replace(
      /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- .']*(?=\d)/u,
      (_, month: string) => `${MONTHS_OF[month]}.`,
    )
    .replace(/^q([1-4]) ?(?=\d)|^([1-4])q ?(?=\d)/u, (_, first?: string, second?: string) => `${first ?? second} кв. `)
    .replace(/^(?:с|до|к|от|на|после|ориентировочно|~|≈)\s+/u, '');
  const isRough = /^(?:~|≈|ориентир|примерно|около)/u.test(fold(text));
  const serial = /^4\d{4}$|^5[0-4]\d{3}$/.test(folded) ? dayOfSerial(Number(folded)) : undefined;
  if (serial !== undefined) return { day: serial };
  const period = parseSaidPeriod(folded, now);
  if (period) return { day: period.first, ...(isRough ? { doubt: dayDoubts.approximate } : {}) };
  const month = /^[а-я]+$/u.test(folded) ? MONTHS.findIndex((begin) => folded.startsWith(begin)) : -1;
  if (month < 0) return undefined;
  const year = now.getFullYear() + (month < now.getMonth() ? 1 : 0);
  return { day: `${year}-${String(month + 1).padStart(2, '0')}-01`, doubt: dayDoubts.noYear };
}

/** Reads when an area is free; 'сейчас' is the day of the list. */
export function readAvailability(text: string, now: Date, listDay: string): DayReading | undefined {
  return NOW.test(fold(text).replace(/[.!]$/, '')) ? { day: listDay } : readSaidDay(text, now);
}

/** Day of a serial number of Excel: 46113 is 1 April 2026. */
function dayOfSerial(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
}
