import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './object-lists.ts';

export const searchComplexLists: CallOf<typeof endpoints.searchComplexLists> = {
  method: 'GET',
  path: '/api/industrial/search-lists',
  access: 'employee',
};
