import * as z from 'zod';
import { LocalDate } from './local-date-time.ts';
import { endsInOrder } from './range.ts';

/** A range of whole days, both ends included; absent = no restriction. */
export const dayRange = z
  .object({ from: LocalDate.nullable().default(null), to: LocalDate.nullable().default(null) })
  .check(endsInOrder)
  .nullable()
  .default(null);
