import type { Domain } from '#domain.ts';

/** Calls of the selections of a domain (1§7, 3§7). */
export function selectionCalls<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/request-selections` as const;
  return {
    list: { method: 'GET', path, access: 'employee' },
    ofRequest: { method: 'GET', path: `${path}/request/{requestId}` as const, access: 'employee' },
    one: { method: 'GET', path: `${path}/{id}` as const, access: 'employee' },
    ofObjects: { method: 'POST', path: `${path}/of-objects` as const, access: 'employee' },
    countsOfObjects: { method: 'POST', path: `${path}/of-objects/counts` as const, access: 'employee' },
    addItem: { method: 'POST', path: `${path}/selection/add-item` as const, access: 'employee' },
    addItems: { method: 'POST', path: `${path}/{id}/add-items` as const, access: 'employee' },
    updateItem: { method: 'POST', path: `${path}/selection/update-item` as const, access: 'employee' },
    oneItem: { method: 'GET', path: `${path}/items/{id}` as const, access: 'employee' },
    removeItem: { method: 'DELETE', path: `${path}/items/{id}` as const, access: 'employee' },
    order: { method: 'POST', path: `${path}/{id}/order` as const, access: 'employee' },
    clear: { method: 'DELETE', path: `${path}/{id}` as const, access: 'employee' },
    restore: { method: 'POST', path: `${path}/{id}/restore` as const, access: 'employee' },
  } as const;
}
