import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './okved-endpoints.ts';

export const listOkveds: CallOf<typeof endpoints.listOkveds> = {
  method: 'GET',
  path: '/api/okved',
  access: 'employee',
};
