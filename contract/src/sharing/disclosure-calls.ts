import type { Domain } from '#domain.ts';

/** Calls of a domain's record of showings. */
export function disclosureCalls<const In extends Domain>(domain: In) {
  return {
    ofObject: { method: 'GET', path: `/api/${domain}/disclosures` as const, access: 'employee' },
    asShown: { method: 'GET', path: `/api/${domain}/disclosures/{id}/object/{objectId}` as const, access: 'employee' },
  } as const;
}
