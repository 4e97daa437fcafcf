import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionary-calls.ts';
import type { LandDictionary } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import { dictionaryQuery } from '#dictionaries/dictionary-data.ts';

/** All values of one land dictionary. */
export function landDictionaryQuery<const Name extends LandDictionary>(name: Name) {
  return dictionaryQuery('land', name, landDictionaries[name]);
}
