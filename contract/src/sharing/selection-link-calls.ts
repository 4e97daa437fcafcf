import type { Domain } from '#domain.ts';

/** Calls of the client links of a domain. */
export function linkCalls<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/requestSelectionLink` as const;
  return {
    create: { method: 'POST', path, access: 'employee' },
    update: { method: 'POST', path: `${path}/update` as const, access: 'employee' },
    remove: { method: 'DELETE', path: `${path}/{id}` as const, access: 'employee' },
    ofSelection: { method: 'GET', path: `${path}/selection/{id}` as const, access: 'employee' },
    all: { method: 'GET', path: `${path}/selection/{id}/all` as const, access: 'employee' },
    add: { method: 'POST', path: `${path}/add` as const, access: 'employee' },
    set: { method: 'POST', path: `${path}/{id}/set` as const, access: 'employee' },
    sent: { method: 'POST', path: `${path}/{id}/sent` as const, access: 'employee' },
    updateInfo: { method: 'GET', path: `${path}/updateInfo/{id}` as const, access: 'employee' },
  } as const;
}
