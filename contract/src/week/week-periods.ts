import { type Day, dayAfter } from '@gektar/format/date.ts';

/** What the figures of the office are counted by; weeks begin on Monday. */
export const weekUnits = ['week', 'month', 'quarter'] as const;
export type WeekUnit = (typeof weekUnits)[number];

/** Periods of one answer: the chosen one and those before it. */
export const PERIODS = 8;

/** Days of a period in Moscow, both included. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

const monthsOf: Readonly<Record<Exclude<WeekUnit, 'week'>, number>> = { month: 1, quarter: 3 };

/** The period of this unit that has this day, or one a number of periods later. */
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

/** @param month since the year 0 */
function firstDay(month: number): Day {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10);
}

/** The period of this day and those before it, the earliest first. */
export function periodsUntil(unit: WeekUnit, day: Day): Period[] {
  return Array.from({ length: PERIODS }, (_, index) => periodOf(unit, day, index - PERIODS + 1));
}
