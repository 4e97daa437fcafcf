import type { Domain } from '#domain.ts';

/** Methods and paths of the calls that compare an edited export of a domain with its database. */
export function roundTripPaths<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/round-trips` as const;
  return {
    compare: { method: 'POST', path, access: 'employee', form: { files: 'file' } },
    read: { method: 'POST', path: `${path}/cells` as const, access: 'employee' },
    add: { method: 'POST', path: `${path}/rows` as const, access: 'employee' },
  } as const;
}
