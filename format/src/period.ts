import type { Day } from './date.ts';
import { monthGenitive } from './month.ts';

/** '16 – 22 ноября 2026', '28 сентября – 4 октября 2026', '29 декабря 2025 – 4 января 2026'. */
export function formatDays(from: Day, to: Day): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const begin = isOneMonth ? '' : ` ${isOneYear ? monthGenitive(from).slice(0, -5) : monthGenitive(from)}`;
  return `${dayNumber(from)}${begin} – ${dayNumber(to)} ${monthGenitive(to)}`;
}

/** 'IV квартал 2026' */
export function quarterName(day: Day): string {
  const numbers = ['I', 'II', 'III', 'IV'] as const;
  return `${numbers[Math.floor((Number(day.slice(5, 7)) - 1) / 3)] ?? ''} квартал ${day.slice(0, 4)}`;
}

function dayNumber(day: Day): number {
  return Number(day.slice(8, 10));
}
