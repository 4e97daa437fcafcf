import type { Range } from '#measure/range.ts';

/** Meaning of the criteria of any filter in plain JavaScript; each restricts nothing while it is unset. */

/** A tri-state criterion: true, false, or null for both. */
export function agrees(wanted: boolean | null, has: boolean): boolean {
  return wanted === null || wanted === has;
}

/** Any of these ids. */
export function anyOf(wanted: readonly (number | string)[], has: readonly (number | string)[]): boolean {
  return wanted.length === 0 || has.some((id) => wanted.includes(id));
}

/** Any of these bits. */
export function hasAnyBit(wanted: number | null, sum: number | null): boolean {
  return wanted === null || ((sum ?? 0) & wanted) !== 0;
}

/** Part of any of these texts, in any case. */
export function holds(part: string | null, texts: readonly string[]): boolean {
  const sought = (part ?? '').trim().toLowerCase();
  return sought === '' || texts.some((text) => text.toLowerCase().includes(sought));
}

/** A value inside a range, both ends included; no value is inside none. */
export function within<T extends number | string>(range: Range<T> | null, value: T | null): boolean {
  const { from = null, to = null } = range ?? {};
  if (from === null && to === null) return true;
  return value !== null && (from === null || value >= from) && (to === null || value <= to);
}

/** A range that meets another; one without either end meets none, an open end reaches without limit. */
export function overlaps<T extends number | string>(wanted: Range<T> | null, has: Range<T> | null): boolean {
  const { from = null, to = null } = wanted ?? {};
  if (from === null && to === null) return true;
  if (has === null || (has.from === null && has.to === null)) return false;
  return (from === null || has.to === null || has.to >= from) && (to === null || has.from === null || has.from <= to);
}
