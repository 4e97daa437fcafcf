import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './talk-endpoints.ts';

export const createTalk: CallOf<typeof endpoints.createTalk> = {
  method: 'POST',
  path: '/api/talks',
  access: 'employee',
};

export const updateTalk: CallOf<typeof endpoints.updateTalk> = {
  method: 'POST',
  path: '/api/talks/update',
  access: 'employee',
};

export const deleteTalk: CallOf<typeof endpoints.deleteTalk> = {
  method: 'DELETE',
  path: '/api/talks/{id}',
  access: 'employee',
};

export const restoreTalk: CallOf<typeof endpoints.restoreTalk> = {
  method: 'POST',
  path: '/api/talks/{id}/restore',
  access: 'employee',
};
