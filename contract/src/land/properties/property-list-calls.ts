import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './property-lists.ts';

export const searchPropertyLists: CallOf<typeof endpoints.searchPropertyLists> = {
  method: 'GET',
  path: '/api/land/properties/search-lists',
  access: 'employee',
};
