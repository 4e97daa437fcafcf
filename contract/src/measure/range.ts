import * as z from 'zod';
import { maybe } from '#optional.ts';

export interface Range<T> {
  readonly from: T | null;
  readonly to: T | null;
}

type RangeCheck = <T extends number | string>(payload: z.core.ParsePayload<Range<T>>) => void;

/**
 * Check of any range: from ≤ to where both are given; otherwise both ends are marked.
 * @param rule name of the message, since each domain has its own (K-03)
 */
export function endsInOrderBy(rule: 'range' | 'rangeOrder'): RangeCheck {
  return ({ value, issues }) => {
    if (value.from === null || value.to === null || value.from <= value.to) return;
    for (const end of ['from', 'to']) issues.push({ code: 'custom', path: [end], params: { rule }, input: value });
  };
}

/** The check with the message of land (1§5). */
export const endsInOrder = endsInOrderBy('range');

/** A range of numbers from 0 to `max`, both ends optional; a range without ends restricts nothing. */
export function numberRange(max: number) {
  return rangeOf(z.number().min(0).max(max));
}

/** A range whose ends have the given schema. */
export function rangeOf(value: z.ZodNumber, check: RangeCheck = endsInOrder) {
  const end = maybe(value);
  return z.object({ from: end, to: end }).check(check);
}
