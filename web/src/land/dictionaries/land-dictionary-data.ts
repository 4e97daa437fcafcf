import { type LandDictionary, landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

const MINUTES_5 = 300_000;

/** All values of one land dictionary, as the server orders them. */
export function landDictionaryQuery<Name extends LandDictionary>(name: Name) {
  return queryOptions({
    queryKey: ['land', 'dictionaries', name],
    queryFn: ({ signal }) => call(landDictionaries[name].list, {}, { signal }),
    staleTime: MINUTES_5,
  });
}
