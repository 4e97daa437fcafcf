import type { Domain } from '@gektar/contract/domain.ts';
import type { CallOutput, Endpoint } from '@gektar/contract/endpoint.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

const MINUTES_5 = 300_000;

/** The list call of a dictionary. */
export interface ListCall {
  readonly list: Endpoint;
}

/** All values of one dictionary, as the server orders them. */
export function dictionaryQuery<const Name extends string, Calls extends ListCall>(
  domain: Domain,
  name: Name,
  { list }: Calls,
) {
  return queryOptions({
    queryKey: [domain, 'dictionaries', name] as const,
    queryFn: async ({ signal }) => (await call(list, {}, { signal })) as CallOutput<Calls['list']>,
    staleTime: MINUTES_5,
  });
}

/** A chosen value is no longer there: the lists are asked again, so that nobody is offered it once more. */
export function reloadDictionaries(client: QueryClient, domain: Domain): void {
  void client.invalidateQueries({ queryKey: [domain, 'dictionaries'] });
}
