import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './system.ts';

export const getAboutSystem: CallOf<typeof endpoints.getAboutSystem> = {
  method: 'GET',
  path: '/api/system',
  access: 'employee',
};
