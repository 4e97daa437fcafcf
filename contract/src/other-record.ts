import * as z from 'zod';

/** An existing record that conflicts with a write, with the name that people know it by (own addition). */
export const OtherRecord = z.object({
  id: z.uuid(),
  /** Its name with the address: `50:20:0010203:145, Клин`. */
  title: z.string(),
  state: z.enum(['active', 'archived', 'trashed']),
  /** Path of its page; of the trash when it was deleted. */
  path: z.string(),
});
export type OtherRecord = z.output<typeof OtherRecord>;
