import type { CallOutput } from '@gektar/contract/endpoint.ts';
import { type LandDictionary, landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

const MINUTES_5 = 300_000;
const dictionaries = ['land', 'dictionaries'] as const;

/** What the list of a dictionary answers. */
export type LandDictionaryValues<Name extends LandDictionary> = CallOutput<(typeof landDictionaries)[Name]['list']>;

/** All values of one land dictionary, as the server orders them. */
export function landDictionaryQuery<Name extends LandDictionary>(name: Name) {
  return queryOptions({
    queryKey: [...dictionaries, name] as const,
    queryFn: async ({ signal }) =>
      (await call(landDictionaries[name].list, {}, { signal })) as LandDictionaryValues<Name>,
    staleTime: MINUTES_5,
  });
}

/** A chosen value is no longer there: the lists are asked again, so that nobody is offered it once more. */
export function askDictionariesAnew(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: dictionaries });
}
