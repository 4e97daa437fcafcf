import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './timeline-endpoints.ts';

export const getTimeline: CallOf<typeof endpoints.getTimeline> = {
  method: 'GET',
  path: '/api/Contact/timeline',
  access: 'employee',
};
