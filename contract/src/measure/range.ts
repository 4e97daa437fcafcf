import * as z from 'zod';

/** Both ends optional; from ≤ to where both are given (1§5). A range with neither end is no restriction. */
export function numberRange(max: number) {
  const end = z.number().min(0).max(max).nullable().default(null);
  return z
    .object({ from: end, to: end })
    .refine((range) => range.from === null || range.to === null || range.from <= range.to, {
      path: ['from'],
      params: { rule: 'range' },
    });
}

export interface Range<T> {
  readonly from: T | null;
  readonly to: T | null;
}
