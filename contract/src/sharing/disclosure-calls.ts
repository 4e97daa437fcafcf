import type { Domain } from '#domain.ts';
import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './disclosures.ts';

/** Calls of the record of what was shown, of a domain's objects. */
export function disclosureCalls<const In extends Domain>(domain: In) {
  return {
    ofObject: { method: 'GET', path: `/api/${domain}/disclosures` as const, access: 'employee' },
  } as const;
}

export const findShownTo: CallOf<typeof endpoints.findShownTo> = {
  method: 'GET',
  path: '/api/Contact/disclosures',
  access: 'employee',
};
