import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { Region } from './region.ts';

export const listRegions = endpoint({
  method: 'GET',
  path: '/api/address/regions',
  access: 'employee',
  summary: 'Регионы: Москва и область первыми, дальше по алфавиту',
  output: z.array(Region),
  failures: [],
});

export const getRegion = endpoint({
  method: 'GET',
  path: '/api/address/region/{id}',
  access: 'employee',
  summary: 'Один регион',
  params: z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) }),
  output: Region,
  failures: ['region.not_found'],
});
