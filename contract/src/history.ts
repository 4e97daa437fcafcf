import * as z from 'zod';

/** One change of an entity: who, when, what. Own addition to the specification (0005). */
export const EntityEvent = z.object({
  id: z.string(),
  dateTime: z.string(),
  /** null for a command of the server. */
  employeeId: z.uuid().nullable(),
  action: z.enum([
    'create',
    'update',
    'archive',
    'unarchive',
    'actualize',
    'import',
    'copy',
    'comment-create',
    'comment-update',
    'comment-delete',
  ]),
  /** Wire field → old and new value as sent; changed fields only. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type EntityEvent = z.infer<typeof EntityEvent>;
