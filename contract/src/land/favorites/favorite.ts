import * as z from 'zod';
import { PropertyRow } from '#land/properties/property.ts';

/** A favorite property of one employee, with a note of their own (1§3, E-11). */
export const Favorite = z.object({
  id: z.uuid(),
  rowVersion: z.int(),
  /** Its own `status` stays null: that belongs to selections. */
  property: PropertyRow,
  /** false = set aside for later. */
  status: z.boolean(),
  comment: z.string().nullable(),
  dateTimeCreated: z.string(),
});
export type Favorite = z.infer<typeof Favorite>;
