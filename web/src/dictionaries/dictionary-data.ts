import type { Domain } from '@gektar/contract/domain.ts';
import type { CallOf, CallOutput, Endpoint, EndpointOf } from '@gektar/contract/endpoint.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { call } from '#api/call.ts';
import type { DictionaryValue } from './dictionary-value.ts';

const MINUTES_5 = 300_000;

/** The list call of a dictionary. */
export interface ListCall {
  readonly list: CallOf<Endpoint & { readonly output: z.ZodType<readonly DictionaryValue[]> }>;
}

/** All values of one dictionary, in the server's order. */
export function dictionaryQuery<const Name extends string, Calls extends ListCall>(
  domain: Domain,
  name: Name,
  { list }: Calls,
) {
  return queryOptions({
    queryKey: [domain, 'dictionaries', name] as const,
    queryFn: async ({ signal }) => (await call(list, {}, { signal })) as CallOutput<EndpointOf<Calls['list']>>,
    staleTime: MINUTES_5,
    meta: { changedBy: ['dictionary'] },
  });
}

/** Number of references to each value of a dictionary, by the id of the value (M-06). */
export function usageQuery(domain: Domain, name: string, { list }: ListCall) {
  return queryOptions({
    queryKey: [domain, 'dictionaries', name, 'usage'] as const,
    queryFn: async ({ signal }) => {
      const values = await call(list, { query: { withUsage: 'true' } }, { signal });
      return new Map(values.map(({ id, usageCount = 0 }) => [id, usageCount]));
    },
  });
}

/** Refetches the lists after a chosen value turned out to be deleted, so that it is no longer offered. */
export function reloadDictionaries(client: QueryClient, domain: Domain): void {
  void client.invalidateQueries({ queryKey: [domain, 'dictionaries'] });
}
