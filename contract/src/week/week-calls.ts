import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './week-endpoints.ts';

export const getWeek: CallOf<typeof endpoints.getWeek> = { method: 'GET', path: '/api/week', access: 'employee' };

export const listWeekObjects: CallOf<typeof endpoints.listWeekObjects> = {
  method: 'GET',
  path: '/api/week/objects',
  access: 'employee',
};
