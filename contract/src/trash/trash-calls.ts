import type { Domain } from '#domain.ts';
import type { CallsOf } from '#endpoint.ts';
import type * as endpoints from './trash-endpoints.ts';

export const landTrash: CallsOf<typeof endpoints.landTrash> = trashCalls('land');

export const industrialTrash: CallsOf<typeof endpoints.industrialTrash> = trashCalls('industrial');

function trashCalls<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/trash` as const;
  return {
    list: { method: 'GET', path, access: 'employee' },
    restore: { method: 'POST', path: `${path}/{id}/restore` as const, access: 'employee' },
    destroy: { method: 'DELETE', path: `${path}/{id}` as const, access: 'employee' },
  } as const;
}
