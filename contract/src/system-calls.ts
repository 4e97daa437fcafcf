import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './system.ts';

export const getAboutSystem: CallOf<typeof endpoints.getAboutSystem> = {
  method: 'GET',
  path: '/api/system',
  access: 'employee',
};

export const checkServices: CallOf<typeof endpoints.checkServices> = {
  method: 'POST',
  path: '/api/system/checks',
  access: 'employee',
};
