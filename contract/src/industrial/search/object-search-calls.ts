import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './object-search.ts';

export const searchObjects: CallOf<typeof endpoints.searchObjects> = {
  method: 'GET',
  path: '/api/industrial/search',
  access: 'employee',
};
