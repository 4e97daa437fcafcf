import * as z from 'zod';

/** The path of one entity, and the answer of its delete. */
export const ById = z.object({ id: z.uuid() });

/** The same for a value of a dictionary or a classifier. */
export const ByNumber = z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) });
