import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './event-endpoints.ts';

export const streamEvents: CallOf<typeof endpoints.streamEvents> = {
  method: 'GET',
  path: '/api/events',
  access: 'employee',
  output: 'bytes',
};

export const showPresence: CallOf<typeof endpoints.showPresence> = {
  method: 'POST',
  path: '/api/presence',
  access: 'employee',
};
