import * as z from 'zod';

/** Path parameter of calls about one entity, and the answer of its deletion. */
export const ById = z.object({ id: z.uuid() });

/** Path parameter of calls about one value of a dictionary or a classifier. */
export const ByNumber = z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) });
