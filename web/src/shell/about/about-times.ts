import { dayOf, formatDateTime, type LocalDateTime, timeOf } from '@gektar/format/date.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatPlain } from '@gektar/format/number.ts';
import { days, formatCountOf, type PluralForms } from '@gektar/format/plural.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const minutes: PluralForms = ['минута', 'минуты', 'минут'];
const hours: PluralForms = ['час', 'часа', 'часов'];

/** 'сегодня 14:58', '18.11.2026 03:12'. */
export function formatWhen(time: LocalDateTime, now: LocalDateTime): string {
  return dayOf(time) === dayOf(now) ? `сегодня${nbsp}${clockOf(time)}` : dateTimeOf(time);
}

/** 'с 09:47', 'с 18.11.2026 03:12'. */
export function formatSince(time: LocalDateTime, now: LocalDateTime): string {
  return `с${nbsp}${dayOf(time) === dayOf(now) ? clockOf(time) : dateTimeOf(time)}`;
}

/** '2 минуты', '5 часов', '3 дня': age in whole units, rounded down. */
export function formatAge(time: LocalDateTime, now: LocalDateTime): string {
  const ms = msBetween(time, now);
  if (ms < MINUTE_MS) return 'меньше минуты';
  if (ms < HOUR_MS) return formatCountOf(Math.floor(ms / MINUTE_MS), minutes);
  if (ms < 2 * DAY_MS) return formatCountOf(Math.floor(ms / HOUR_MS), hours);
  return formatCountOf(Math.floor(ms / DAY_MS), days);
}

/** '0,4 с', '18 с', '1 мин 12 с'. */
export function formatTook(ms: number): string {
  const seconds = ms / 1_000;
  if (seconds < 0.1) return `меньше 0,1${nbsp}с`;
  if (seconds < 10) return `${formatPlain(Math.round(seconds * 10) / 10)}${nbsp}с`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole}${nbsp}с`;
  const rest = whole % 60;
  return `${Math.floor(whole / 60)}${nbsp}мин${rest === 0 ? '' : ` ${rest}${nbsp}с`}`;
}

/** Time between two local times (ms). */
export function msBetween(from: LocalDateTime, to: LocalDateTime): number {
  return Date.parse(to) - Date.parse(from);
}

function dateTimeOf(time: LocalDateTime): string {
  return formatDateTime(time).replace(' ', nbsp);
}

function clockOf(time: LocalDateTime): string {
  return timeOf(time).slice(0, 5);
}
