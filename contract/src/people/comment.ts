import * as z from 'zod';

/** An employee's comment on an entity. */
export const EntityComment = z.object({
  id: z.uuid(),
  text: z.string(),
  employeeId: z.uuid(),
  dateTimeCreated: z.string(),
});
export type EntityComment = z.infer<typeof EntityComment>;
