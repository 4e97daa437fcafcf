import * as z from 'zod';
import { endpoint } from '#endpoint.ts';

/** A sector of the economy (1§3, L-04). */
export const Sector = z.object({ id: z.int(), name: z.string() });
export type Sector = z.infer<typeof Sector>;

/** An industry of a sector. */
export const Industry = z.object({ id: z.int(), name: z.string(), sectorId: z.int() });
export type Industry = z.infer<typeof Industry>;

const ById = z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) });

export const listSectors = endpoint({
  method: 'GET',
  path: '/api/Sectors',
  access: 'employee',
  summary: 'Отрасли экономики, «Прочее» последним',
  output: z.array(Sector),
  failures: [],
});

export const getSector = endpoint({
  method: 'GET',
  path: '/api/Sectors/{id}',
  access: 'employee',
  summary: 'Одна отрасль экономики',
  params: ById,
  output: Sector,
  failures: ['sector.not_found'],
});

export const listIndustries = endpoint({
  method: 'GET',
  path: '/api/Sectors/{id}/industries',
  access: 'employee',
  summary: 'Виды деятельности отрасли',
  params: ById,
  output: z.array(Industry),
  failures: ['sector.not_found'],
});

export const getIndustry = endpoint({
  method: 'GET',
  path: '/api/Sectors/industries/{id}',
  access: 'employee',
  summary: 'Один вид деятельности',
  params: ById,
  output: Industry,
  failures: ['industry.not_found'],
});
