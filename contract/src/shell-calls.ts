import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './shell.ts';

export const getSettings: CallOf<typeof endpoints.getSettings> = {
  method: 'GET',
  path: '/api/settings',
  access: 'anyone',
};
