import { normalisePhone } from '@gektar/contract/people/phone.ts';
import type { NumberRange } from '#format/range.ts';
import { messages } from './messages.ts';

/** Largest values a field takes unless it names its own (1§5, 2§5, K-05). */
export const numberCaps = {
  /** Twelve digits. */
  generic: 999_999_999_999,
  single: 99_999_999,
  range: 999_999,
} as const;

/** A required check: booleans and numbers always count as filled, 0 and false too (1§5). */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return true;
}

/** The kinds of rules of 1§5, each on the text that a person typed; blanks at the ends do not count. */
export const textRules = {
  empty: (text: string) => text.trim() === '',
  minimumLength: (text: string, length: number) => text.trim().length >= length,
  float: (text: string) => /^[+-]?\d+(?:[.,]\d+)?$/.test(text.replace(/\s/g, '')),
  integer: (text: string) => /^[+-]?\d+$/.test(text.replace(/\s/g, '')),
  /** Signed, 1 to 3 digits, a dot, decimals. */
  coordinate: (text: string) => /^[+-]?\d{1,3}\.\d+$/.test(text.trim()),
  phone: (text: string) => normalisePhone(text) !== undefined,
  email: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim()),
} as const;

/** What is wrong with a number beyond its maximum, which cannot even be typed (1§5, K-04, K-06). */
export function numberProblem(
  value: number | null,
  { isInteger = false, isZeroForbidden = false }: { isInteger?: boolean; isZeroForbidden?: boolean },
): string | undefined {
  if (value === null) return undefined;
  if (isZeroForbidden && value === 0) return messages.zero;
  if (isInteger && !Number.isInteger(value)) return messages.integer;
  return undefined;
}

/** Both ends are marked when from is greater than to (1§5, K-03). Works for numbers and for `YYYY-MM-DD` alike. */
export function isReversed<T extends number | string>(range: { from: T | null; to: T | null }): boolean {
  return range.from !== null && range.to !== null && range.from > range.to;
}

/** A range without ends restricts nothing and is dropped (3§5). */
export function dropEmptyRange(range: NumberRange): NumberRange | undefined {
  return range.from === null && range.to === null ? undefined : range;
}
