import type { Domain } from '#domain.ts';

/** Calls of the comments in a domain. */
export function commentCalls<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/comments` as const;
  return {
    add: { method: 'POST', path: `${path}/{id}` as const, access: 'employee' },
    update: { method: 'POST', path: `${path}/update` as const, access: 'employee' },
    remove: { method: 'DELETE', path: `${path}/{id}` as const, access: 'employee' },
  } as const;
}
