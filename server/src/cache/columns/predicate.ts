import type { Range } from '@gektar/contract/measure/range.ts';

/** A value of a column, as JSON has it. */
export type Value = string | number | boolean | null | readonly Value[];

/** A column with few distinct values: the predicate is evaluated once for each of them. */
export interface OfValue {
  readonly column: string;
  readonly holds: (value: Value) => boolean;
}

/** A column of numbers, both ends included; a missing number is never within. */
interface OfNumber {
  readonly column: string;
  readonly least: number;
  readonly most: number;
}

/** The condition of a criterion on one row; the conditions of `#database/conditions.ts`, for cached columns. */
export type Predicate = OfValue | OfNumber;

/** `null` restricts nothing. */
export function is(column: string, value: boolean | null): Predicate[] {
  return value === null ? [] : [{ column, holds: (own) => own === value }];
}

/** An empty list restricts nothing. */
export function isAnyOf(column: string, values: readonly (number | string)[]): Predicate[] {
  if (values.length === 0) return [];
  const wanted = new Set<Value>(values);
  return [{ column, holds: (own) => wanted.has(own) }];
}

/** A column of several values: any of these; an empty list restricts nothing. */
export function hasAnyOf(column: string, values: readonly number[]): Predicate[] {
  if (values.length === 0) return [];
  return [{ column, holds: (own) => Array.isArray(own) && values.some((value) => own.includes(value)) }];
}

/** Any of these bits; `null` restricts nothing. */
export function hasAnyBitOf(column: string, bits: number | null): Predicate[] {
  return bits === null ? [] : [{ column, holds: (own) => typeof own === 'number' && (own & bits) !== 0 }];
}

export function isWithin(column: string, range: Partial<Range<number>> | null): Predicate[] {
  const [least, most] = [range?.from ?? Number.NEGATIVE_INFINITY, range?.to ?? Number.POSITIVE_INFINITY];
  return least === Number.NEGATIVE_INFINITY && most === Number.POSITIVE_INFINITY ? [] : [{ column, least, most }];
}

/**
 * The time that `isDuringDays` compares: local time in seconds, as if it were UTC.
 * @param column SQL of a date or a time
 */
export function secondsOf(column: string): string {
  return `extract(epoch from ${column}::timestamp)`;
}

const DAY_SECONDS = 86_400;

/** Whole days, both included, of a column of local times in seconds (`secondsOf`). */
export function isDuringDays(column: string, range: Range<string> | null): Predicate[] {
  const start = (day: string | null | undefined) =>
    day == null ? null : Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / 1000;
  const [from, to] = [start(range?.from), start(range?.to)];
  return isWithin(column, { from, to: to === null ? null : below(to + DAY_SECONDS) });
}

/** The greatest number below one. */
function below(number: number): number {
  if (number === 0) return -Number.MIN_VALUE;
  return number * (number > 0 ? 1 - Number.EPSILON / 2 : 1 + Number.EPSILON);
}
