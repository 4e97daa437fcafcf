import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './property-search.ts';

export const searchProperties: CallOf<typeof endpoints.searchProperties> = {
  method: 'GET',
  path: '/api/land/properties/search',
  access: 'employee',
};

export const findPropertyDoubles: CallOf<typeof endpoints.findPropertyDoubles> = {
  method: 'POST',
  path: '/api/land/properties/doubles',
  access: 'employee',
};
