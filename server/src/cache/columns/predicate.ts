import type { Range } from '@gektar/contract/measure/range.ts';

/** A value of a column, as JSON has it. */
export type Value = string | number | boolean | null | readonly Value[];

/** A column with few distinct values: the predicate is evaluated once for each of them. */
export interface OfValue {
  readonly column: string;
  readonly holds: (value: Value) => boolean;
}

/** A column of numbers, both ends included; a missing number is never within. */
export interface OfNumber {
  readonly column: string;
  readonly least: number;
  readonly most: number;
}

/** Condition of a criterion on a row of cached columns. Its counterpart in SQL is in `#database/conditions.ts`. */
export type Predicate = OfValue | OfNumber;

/** `null` restricts nothing. */
export function is(column: string, value: boolean | number | null): OfValue[] {
  return value === null ? [] : [{ column, holds: (own) => own === value }];
}

/** Both ends included; a missing end restricts nothing. */
export type NumberRange = { readonly [End in 'from' | 'to']?: number | null | undefined } | null;

export function isWithin(column: string, range: NumberRange): Predicate[] {
  const [least, most] = [range?.from ?? Number.NEGATIVE_INFINITY, range?.to ?? Number.POSITIVE_INFINITY];
  return least === Number.NEGATIVE_INFINITY && most === Number.POSITIVE_INFINITY ? [] : [{ column, least, most }];
}

/**
 * Local time in seconds, as if it were UTC.
 * @param column SQL of a date or a time
 */
export function secondsOf(column: string): string {
  return `extract(epoch from ${column}::timestamp)`;
}

const DAY_SECONDS = 86_400;
/** Resolution of a time in the database (s). */
const MICROSECOND = 1e-6;

/** Whole days, both included, in seconds (`secondsOf`). */
export function secondsOfDays(days: Range<string> | null): Range<number> {
  const start = (day: string | null | undefined) =>
    day == null ? null : Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / 1000;
  const [from, last] = [start(days?.from), start(days?.to)];
  if (last === null) return { from, to: null };
  const next = last + DAY_SECONDS;
  // In distant years doubles are farther apart than a microsecond.
  return { from, to: next - Math.max(MICROSECOND, Math.abs(next) * Number.EPSILON) };
}
