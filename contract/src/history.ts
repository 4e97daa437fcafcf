import * as z from 'zod';

/** One change of an entity: who, when, what. Own addition beside the specification's calls (0005). */
export const EntityEvent = z.object({
  id: z.string(),
  dateTime: z.string(),
  /** null: a command of the server. */
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
  /** Field on the wire → old and new value as they were sent; only what changed. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type EntityEvent = z.infer<typeof EntityEvent>;
