import type { Domain } from '#domain.ts';
import type { CallsOf } from '#endpoint.ts';
import type * as endpoints from './draft-endpoints.ts';

export const landDrafts: CallsOf<typeof endpoints.landDrafts> = draftCalls('land');

export const industrialDrafts: CallsOf<typeof endpoints.industrialDrafts> = draftCalls('industrial');

function draftCalls<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/drafts` as const;
  return {
    list: { method: 'GET', path, access: 'employee' },
    get: { method: 'GET', path: `${path}/{id}` as const, access: 'employee' },
    create: { method: 'POST', path, access: 'employee' },
    update: { method: 'POST', path: `${path}/update` as const, access: 'employee' },
    delete: { method: 'POST', path: `${path}/delete` as const, access: 'employee' },
    complete: { method: 'POST', path: `${path}/complete` as const, access: 'employee' },
  } as const;
}
