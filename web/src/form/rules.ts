import { messages } from './messages.ts';

/** Default maxima of number fields (1§5, 2§5, K-05). */
export const numberCaps = {
  /** Limit of any number input: twelve digits. */
  generic: 999_999_999_999,
  /** Field for a single number, not a range. */
  single: 99_999_999,
  /** Each end of a range. */
  range: 999_999,
} as const;

/** Whether a required value is set: booleans and numbers always are, including 0 and false (1§5). */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return true;
}

/** The problem of a number outside its limits (1§5, K-04, K-06). */
export function numberProblem(
  value: number | null,
  { isInteger = false, isZeroForbidden = false }: { isInteger?: boolean; isZeroForbidden?: boolean },
): string | undefined {
  if (value === null) return undefined;
  if (isZeroForbidden && value === 0) return messages.zero;
  if (isInteger && !Number.isInteger(value)) return messages.integer;
  return undefined;
}

/**
 * Whether from is greater than to; both ends are marked then (1§5, K-03). Works for numbers and for `YYYY-MM-DD` alike.
 */
export function isReversed<T extends number | string>(range: { from: T | null; to: T | null }): boolean {
  return range.from !== null && range.to !== null && range.from > range.to;
}
