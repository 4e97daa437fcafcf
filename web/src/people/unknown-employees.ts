import type { QueryClient } from '@tanstack/react-query';
import { employeesQuery } from './people-data.ts';

/** Ids for which the list of employees has been read again. */
const asked = new WeakMap<QueryClient, Set<string>>();

/**
 * Reads the list of employees again when one of these is not in it: an employee may have been added since. Once per id;
 * after a failed read the id may be asked again.
 * @returns whether the list has been read
 */
export async function readUnknownEmployees(client: QueryClient, ids: Iterable<string | null>): Promise<boolean> {
  const employees = client.getQueryData(employeesQuery.queryKey) ?? [];
  const known = new Set<string | null>(employees.map(({ id }) => id));
  const before = asked.get(client) ?? new Set();
  const unknown = [...ids].flatMap((id) => (id === null || known.has(id) || before.has(id) ? [] : [id]));
  if (unknown.length === 0) return false;
  asked.set(client, new Set([...before, ...unknown]));
  try {
    await client.fetchQuery({ ...employeesQuery, staleTime: 0 });
    return true;
  } catch {
    for (const id of unknown) asked.get(client)?.delete(id);
    return false;
  }
}
