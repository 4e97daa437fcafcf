import { type Day, dayAfter } from '@gektar/format/date.ts';

/** Lengths of a period in the figures of the office; weeks begin on Monday. */
export const weekUnits = ['week', 'month', 'quarter'] as const;
export type WeekUnit = (typeof weekUnits)[number];

/** Number of periods in one answer: the chosen one and those before it. */
export const PERIODS = 8;

/** First and last day of a period (Moscow), both included. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

const monthsOf: Readonly<Record<Exclude<WeekUnit, 'week'>, number>> = { month: 1, quarter: 3 };

/** The period that contains the day, moved by `later` periods. */
export function periodOf(unit: WeekUnit, day: Day, later = 0): Period {
  if (unit === 'week') {
    const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    const from = dayAfter(7 * later - sinceMonday, day);
    return { from, to: dayAfter(6, from) };
  }
  const months = monthsOf[unit];
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = year * 12 + month - 1;
  const begin = first - (first % months) + later * months;
  return { from: firstDay(begin), to: dayAfter(-1, firstDay(begin + months)) };
}

/** @param month number of months since the year 0 */
function firstDay(month: number): Day {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10);
}

/** The period that contains the day and those before it, earliest first. */
export function periodsUntil(unit: WeekUnit, day: Day): Period[] {
  return Array.from({ length: PERIODS }, (_, index) => periodOf(unit, day, index - PERIODS + 1));
}
