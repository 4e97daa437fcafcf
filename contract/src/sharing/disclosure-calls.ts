import type { Domain } from '#domain.ts';

/** Calls of the record of what was shown, of a domain's objects. */
export function disclosureCalls<const In extends Domain>(domain: In) {
  return {
    ofObject: { method: 'GET', path: `/api/${domain}/disclosures` as const, access: 'employee' },
    asShown: { method: 'GET', path: `/api/${domain}/disclosures/{id}/object/{objectId}` as const, access: 'employee' },
  } as const;
}
