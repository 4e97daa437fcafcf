import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './property-bulk.ts';

export const chooseProperties: CallOf<typeof endpoints.chooseProperties> = {
  method: 'POST',
  path: '/api/land/properties/choose',
  access: 'employee',
};

export const chooseOverdueProperties: CallOf<typeof endpoints.chooseOverdueProperties> = {
  method: 'GET',
  path: '/api/land/properties/overdue-ids',
  access: 'employee',
};

export const runBulkAction: CallOf<typeof endpoints.runBulkAction> = {
  method: 'POST',
  path: '/api/land/properties/bulk',
  access: 'employee',
};
