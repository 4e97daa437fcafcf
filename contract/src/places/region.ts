import * as z from 'zod';

/** A federal subject of Russia; `id` is its code (77 = Москва). */
export const Region = z.object({ id: z.int(), name: z.string() });
export type Region = z.infer<typeof Region>;
