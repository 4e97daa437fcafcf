import * as z from 'zod';

/** An existing record that stands in the way of a write, by which people find it (own addition to the specification). */
export const OtherRecord = z.object({
  id: z.uuid(),
  /** What people call it, with its address: `50:20:0010203:145, Клин`. */
  title: z.string(),
  state: z.enum(['active', 'archived', 'trashed']),
  /** Path of its page in the program; of the trash where it lies in it. */
  path: z.string(),
});
export type OtherRecord = z.output<typeof OtherRecord>;
