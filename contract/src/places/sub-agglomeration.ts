import * as z from 'zod';
import { endpoint } from '#endpoint.ts';

/** Towns of a region, or a whole region, that the market treats as one (H-26). */
const SubAgglomeration = z.object({
  id: z.int(),
  name: z.string(),
  /** A place without a city is the whole region. */
  places: z.array(z.object({ regionId: z.int(), cityId: z.int().nullable() })),
});
export type SubAgglomeration = z.infer<typeof SubAgglomeration>;

export const listSubAgglomerations = endpoint({
  method: 'GET',
  path: '/api/sub-agglomerations',
  access: 'employee',
  summary: 'Субагломерации с их регионами и городами',
  output: z.array(SubAgglomeration),
  failures: [],
});
