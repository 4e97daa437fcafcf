import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './public-selection.ts';

export const previewSelection: CallOf<typeof endpoints.previewSelection> = {
  method: 'GET',
  path: '/api/land/request-selections-for-clients/{id}/preview',
  access: 'employee',
};
