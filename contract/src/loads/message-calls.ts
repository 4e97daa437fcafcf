import type { Domain } from '#domain.ts';
import type { CallsOf } from '#endpoint.ts';
import type * as endpoints from './message-endpoints.ts';

export const landMessages: CallsOf<typeof endpoints.landMessages> = messageCalls('land');

export const industrialMessages: CallsOf<typeof endpoints.industrialMessages> = messageCalls('industrial');

function messageCalls<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/messages` as const;
  return {
    read: { method: 'POST', path: `${path}/read` as const, access: 'employee' },
    draft: { method: 'POST', path: `${path}/drafts` as const, access: 'employee' },
  } as const;
}
