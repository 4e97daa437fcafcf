import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './today-endpoints.ts';

export const getToday: CallOf<typeof endpoints.getToday> = {
  method: 'GET',
  path: '/api/today',
  access: 'employee',
};

export const listNewFits: CallOf<typeof endpoints.listNewFits> = {
  method: 'GET',
  path: '/api/today/fits',
  access: 'employee',
};

export const setTodayLine: CallOf<typeof endpoints.setTodayLine> = {
  method: 'POST',
  path: '/api/today/lines',
  access: 'employee',
};
