import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './deal-endpoints.ts';

export const updateDeal: CallOf<typeof endpoints.updateDeal> = {
  method: 'POST',
  path: '/api/industrial/deals/update',
  access: 'employee',
};

export const deleteDeal: CallOf<typeof endpoints.deleteDeal> = {
  method: 'DELETE',
  path: '/api/industrial/deals/{id}',
  access: 'employee',
};
