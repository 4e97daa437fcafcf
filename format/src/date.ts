import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { missing } from './words.ts';

dayjs.extend(customParseFormat);

/** A day without time, `YYYY-MM-DD`: the value of calendars and date fields. */
export type Day = string;
/** `YYYY-MM-DDTHH:mm:ss`, Moscow time without offset, as on the wire (1§9, K-11). */
export type LocalDateTime = string;

const dayFormat = 'DD.MM.YYYY';
const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/;
const moscow = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Moscow',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Local times are shown as they are; a time with an offset is converted to Moscow time (1§9, K-11). */
function toLocal(text: string): dayjs.Dayjs {
  const local = hasOffset.test(text) && text.includes('T') ? moscow.format(new Date(text)).replace(' ', 'T') : text;
  return dayjs(local);
}

/** '20.11.2026'; 'Не указано' for a missing or invalid date. */
export function formatDate(text: LocalDateTime | Day | null | undefined): string {
  return formatWith(text, dayFormat);
}

/** '20.11.2026 14:32' */
export function formatDateTime(text: LocalDateTime | null | undefined): string {
  return formatWith(text, 'DD.MM.YYYY HH:mm');
}

/** '20.11.2026 14:32' of a meeting; '20.11.2026' at midnight, when no time is set. */
export function formatMeeting(text: LocalDateTime | null | undefined): string {
  return text && timeOf(text) !== midnight ? formatDateTime(text) : formatDate(text);
}

/** '14:32' by the local clock of the browser: for events on this screen. */
export function formatClock(atMs: number): string {
  return dayjs(atMs).format('HH:mm');
}

function formatWith(text: string | null | undefined, pattern: string): string {
  if (!text) return missing.value;
  const local = toLocal(text);
  return local.isValid() ? local.format(pattern) : missing.value;
}

/** A typed DD.MM.YYYY; undefined for an impossible day. */
export function parseDay(typed: string): Day | undefined {
  const parsed = dayjs(typed, dayFormat, true);
  return parsed.isValid() && parsed.year() >= 1000 ? parsed.format('YYYY-MM-DD') : undefined;
}

/** The day of a local time. */
export function dayOf(text: LocalDateTime): Day {
  return toLocal(text).format('YYYY-MM-DD');
}

/** The time of day of a local time, `HH:mm:ss`. */
export function timeOf(text: LocalDateTime): string {
  return toLocal(text).format('HH:mm:ss');
}

export const midnight = '00:00:00';

/** Midnight of a day on the wire, `YYYY-MM-DDT00:00:00` (1§9). */
export function startOfDay(day: Day): LocalDateTime {
  return `${day}T${midnight}`;
}

/** The last second of a day, `YYYY-MM-DDT23:59:59`: upper end of a date range. */
export function endOfDay(day: Day): LocalDateTime {
  return `${day}T23:59:59`;
}

/** Whole days from one day to another, negative when `to` is earlier. */
export function daysBetween(from: LocalDateTime | Day, to: LocalDateTime | Day): number {
  return toLocal(to).startOf('day').diff(toLocal(from).startOf('day'), 'day');
}

/** Current Moscow time, in the server's format. */
export function moscowTime(now: Date = new Date()): LocalDateTime {
  return moscow.format(now).replace(' ', 'T');
}

/** The day a number of days after another. */
export function dayAfter(days: number, from: Day = today()): Day {
  return dayjs(from).add(days, 'day').format('YYYY-MM-DD');
}

/** The day in Moscow at a moment (K-11). */
export function moscowDay(at: Date): Day {
  return moscow.format(at).slice(0, 10);
}

/** Today in Moscow. */
export function today(now: Date = new Date()): Day {
  return moscowDay(now);
}
