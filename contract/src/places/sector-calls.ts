import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './sector.ts';

export const listSectors: CallOf<typeof endpoints.listSectors> = {
  method: 'GET',
  path: '/api/Sectors',
  access: 'employee',
};

export const listIndustries: CallOf<typeof endpoints.listIndustries> = {
  method: 'GET',
  path: '/api/Sectors/{id}/industries',
  access: 'employee',
};
