import * as z from 'zod';
import { ByNumber } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';

/** A sector of the economy (1§3, L-04). */
export const Sector = z.object({ id: z.int(), name: z.string() });
export type Sector = z.infer<typeof Sector>;

/** An industry of a sector. */
export const Industry = z.object({ id: z.int(), name: z.string(), sectorId: z.int() });
export type Industry = z.infer<typeof Industry>;

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
  params: ByNumber,
  output: Sector,
  failures: ['sector.not_found'],
});

export const listIndustries = endpoint({
  method: 'GET',
  path: '/api/Sectors/{id}/industries',
  access: 'employee',
  summary: 'Виды деятельности отрасли',
  params: ByNumber,
  output: z.array(Industry),
  failures: ['sector.not_found'],
});

export const getIndustry = endpoint({
  method: 'GET',
  path: '/api/Sectors/industries/{id}',
  access: 'employee',
  summary: 'Один вид деятельности',
  params: ByNumber,
  output: Industry,
  failures: ['industry.not_found'],
});
