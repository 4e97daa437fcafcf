import { callsOfDictionaries } from '#dictionaries/dictionary-calls.ts';
import type { DictionaryCalls } from '#dictionaries/dictionary-endpoints.ts';
import { landDictionaryList } from './land-dictionary-list.ts';

export const landDictionaries: DictionaryCalls<'land', typeof landDictionaryList> = callsOfDictionaries(
  'land',
  landDictionaryList,
);
