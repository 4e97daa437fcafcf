import * as z from 'zod';

/** An existing record that conflicts with a write, with the name that people know (not in the specification). */
export const OtherRecord = z.object({
  id: z.uuid(),
  /** Name with the address: `50:20:0010203:145, Клин`. */
  title: z.string(),
  state: z.enum(['active', 'archived', 'trashed']),
  /** Path of the record's page; for a deleted record, of the trash. */
  path: z.string(),
});
export type OtherRecord = z.output<typeof OtherRecord>;
