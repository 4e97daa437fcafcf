import * as z from 'zod';
import { LocalDate } from './local-date-time.ts';
import { endsInOrder } from './range.ts';

/** Whole days, both ends included; absent = no restriction. */
export function dayRangeBy(check: typeof endsInOrder) {
  return z
    .object({ from: LocalDate.nullable().default(null), to: LocalDate.nullable().default(null) })
    .check(check)
    .nullable()
    .default(null);
}

/** The same with the message of land (K-03). */
export const dayRange = dayRangeBy(endsInOrder);
