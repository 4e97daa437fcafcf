import * as z from 'zod';
import { maybe } from '#optional.ts';

export interface Range<T> {
  readonly from: T | null;
  readonly to: T | null;
}

/** Check of any range: from ≤ to where both are given; otherwise both ends are marked (1§5, K-03). */
export function endsInOrder<T extends number | string>({ value, issues }: z.core.ParsePayload<Range<T>>): void {
  if (value.from === null || value.to === null || value.from <= value.to) return;
  for (const end of ['from', 'to']) {
    issues.push({ code: 'custom', path: [end], params: { rule: 'range' }, input: value });
  }
}

/** Both ends optional; a range without ends restricts nothing. */
export function numberRange(max: number) {
  return rangeOf(z.number().min(0).max(max));
}

/** The same with another schema for the ends. */
export function rangeOf(value: z.ZodNumber) {
  const end = maybe(value);
  return z.object({ from: end, to: end }).check(endsInOrder);
}

/** A criterion on numbers; absent = no restriction. */
export function rangeUpTo(max: number) {
  return maybe(numberRange(max));
}
