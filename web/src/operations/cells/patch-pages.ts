import type { QueryClient } from '@tanstack/react-query';

/** A version of an object. */
interface Version {
  readonly id: string;
  readonly rowVersion: number;
}

/**
 * Replaces fields of an object in every loaded page of its domain: that of the object, and those of the objects that
 * contain it. A page with another version of the object stays as it is until it is read again.
 * @param before the version that was changed
 * @param fields wire values by name
 */
export function patchPages(client: QueryClient, domain: string, before: Version, fields: object): void {
  client.setQueriesData<unknown>({ queryKey: [domain] }, (data: unknown) =>
    isVersion(data) ? patched(data, before, fields) : data,
  );
}

/** Reads the open pages of a domain again. */
export async function readPages(client: QueryClient, domain: string): Promise<void> {
  await client.invalidateQueries({
    queryKey: [domain],
    refetchType: 'active',
    predicate: ({ queryKey }) => queryKey[1] !== 'dictionaries',
  });
}

/** @returns the same object unless it is or contains the one that was changed */
function patched(object: Version, before: Version, fields: object): Version {
  if (object.id === before.id) return object.rowVersion === before.rowVersion ? { ...object, ...fields } : object;
  for (const [name, parts] of Object.entries(object)) {
    if (!Array.isArray(parts)) continue;
    for (const [index, part] of parts.entries()) {
      if (!isVersion(part)) break;
      const next = patched(part, before, fields);
      if (next !== part) return { ...object, [name]: parts.with(index, next) };
    }
  }
  return object;
}

function isVersion(data: unknown): data is Version {
  return typeof data === 'object' && data !== null && 'id' in data && 'rowVersion' in data;
}
