import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './own-card-endpoints.ts';

export const getOwnCard: CallOf<typeof endpoints.getOwnCard> = {
  method: 'GET',
  path: '/api/employees/current/card',
  access: 'employee',
};

export const updateOwnCard: CallOf<typeof endpoints.updateOwnCard> = {
  method: 'POST',
  path: '/api/employees/current/card',
  access: 'employee',
};
