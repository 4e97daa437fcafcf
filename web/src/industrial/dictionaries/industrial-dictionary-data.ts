import { industrialDictionaries } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-calls.ts';
import type { IndustrialDictionary } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-list.ts';
import { dictionaryQuery } from '#dictionaries/dictionary-data.ts';

/** All values of one industrial dictionary. */
export function industrialDictionaryQuery<const Name extends IndustrialDictionary>(name: Name) {
  return dictionaryQuery('industrial', name, industrialDictionaries[name]);
}
