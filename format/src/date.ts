import { missing } from './words.ts';

/** A day without time, `YYYY-MM-DD`: the value of calendars and date fields. */
export type Day = string;
/** `YYYY-MM-DDTHH:mm:ss`, Moscow time without offset, as on the wire (1§9, K-11). */
export type LocalDateTime = string;

export const midnight = '00:00:00';
const DAY_MS = 86_400_000;
const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/;
const moscow = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Moscow',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const clock = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' });

/**
 * `YYYY-MM-DDTHH:mm:ss` of a time or a day; undefined for other texts. Local times stay as they are; a time with an
 * offset is converted to Moscow time (1§9, K-11).
 */
function toLocal(text: string): string | undefined {
  const isTime = text.includes('T');
  const local = isTime && hasOffset.test(text) ? moscow.format(new Date(text)).replace(' ', 'T') : text;
  const time = Date.parse(isTime ? `${local}Z` : `${local}T${midnight}Z`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 19);
}

/** Midnight of a day in UTC (ms): counting in UTC is not affected by daylight saving time. */
function dayMs(day: Day): number {
  return Date.parse(day.slice(0, 10));
}

/** '20.11.2026'; 'Не указано' for a missing or invalid date. */
export function formatDate(text: LocalDateTime | Day | null | undefined): string {
  const local = text ? toLocal(text) : undefined;
  return local === undefined ? missing.value : pointed(local);
}

/** '20.11.2026 14:32' */
export function formatDateTime(text: LocalDateTime | null | undefined): string {
  const local = text ? toLocal(text) : undefined;
  return local === undefined ? missing.value : `${pointed(local)} ${local.slice(11, 16)}`;
}

/** '20.11.2026 14:32' of a meeting; '20.11.2026' at midnight, when no time is set. */
export function formatMeeting(text: LocalDateTime | null | undefined): string {
  return text && timeOf(text) !== midnight ? formatDateTime(text) : formatDate(text);
}

/** '14:32' by the local clock of the browser: for events on this screen. */
export function formatClock(atMs: number): string {
  return clock.format(atMs);
}

function pointed(local: LocalDateTime): string {
  return local.slice(0, 10).split('-').reverse().join('.');
}

/** A typed DD.MM.YYYY; undefined for an impossible day. */
export function parseDay(typed: string): Day | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.([1-9]\d{3})$/.exec(typed) ?? [];
  const parsed = `${year}-${month}-${day}`;
  // JavaScript reads 31.02. as a day of March, so the result is compared with the input.
  return toLocal(parsed)?.slice(0, 10) === parsed ? parsed : undefined;
}

/** The day of a local time. */
export function dayOf(text: LocalDateTime): Day {
  return (toLocal(text) ?? text).slice(0, 10);
}

/** The time of day of a local time, `HH:mm:ss`. */
export function timeOf(text: LocalDateTime): string {
  return (toLocal(text) ?? text).slice(11);
}

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
  return (dayMs(dayOf(to)) - dayMs(dayOf(from))) / DAY_MS;
}

/** Current Moscow time, in the server's format. */
export function moscowTime(now: Date = new Date()): LocalDateTime {
  return moscow.format(now).replace(' ', 'T');
}

/** Whether a local time is more than `days` days ago, to the second. */
export function isOlderThan(text: LocalDateTime, days: number, now: LocalDateTime = moscowTime()): boolean {
  return `${dayAfter(days, dayOf(text))}T${timeOf(text)}` < now;
}

/** The day `days` days after another. */
export function dayAfter(days: number, from: Day = today()): Day {
  return new Date(dayMs(from) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day in Moscow at a moment (K-11). */
export function moscowDay(at: Date): Day {
  return moscow.format(at).slice(0, 10);
}

/** Today in Moscow. */
export function today(now: Date = new Date()): Day {
  return moscowDay(now);
}
