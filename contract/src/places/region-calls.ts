import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './region-endpoints.ts';

export const listRegions: CallOf<typeof endpoints.listRegions> = {
  method: 'GET',
  path: '/api/address/regions',
  access: 'employee',
};
