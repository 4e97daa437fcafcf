import * as z from 'zod';
import { PropertyRow } from '#land/properties/property.ts';

/** An employee's favorite property with the employee's note (1§3, E-11). */
export const Favorite = z.object({
  id: z.uuid(),
  rowVersion: z.int(),
  /** Its `status` is always null: only items of selections have one. */
  property: PropertyRow,
  /** false = set aside for later. */
  status: z.boolean(),
  comment: z.string().nullable(),
  dateTimeCreated: z.string(),
});
export type Favorite = z.infer<typeof Favorite>;
