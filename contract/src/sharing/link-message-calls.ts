import type { CallsOf } from '#endpoint.ts';
import type * as endpoints from './link-message.ts';

export const linkMessageEndpoints: CallsOf<typeof endpoints.linkMessageEndpoints> = {
  read: { method: 'GET', path: '/api/link-message', access: 'employee' },
  set: { method: 'POST', path: '/api/link-message', access: 'employee' },
};
