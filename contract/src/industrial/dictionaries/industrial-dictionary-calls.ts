import { callsOfDictionaries } from '#dictionaries/dictionary-calls.ts';
import type { DictionaryCalls } from '#dictionaries/dictionary-endpoints.ts';
import { industrialDictionaryList } from './industrial-dictionary-list.ts';

export const industrialDictionaries: DictionaryCalls<'industrial', typeof industrialDictionaryList> =
  callsOfDictionaries('industrial', industrialDictionaryList);
