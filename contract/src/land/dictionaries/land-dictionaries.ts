import { endpointsOfDictionaries } from '#dictionaries/dictionary-endpoints.ts';
import { landDictionaryList } from './land-dictionary-list.ts';

/** Calls of the land dictionaries (1§7). */
export const landDictionaries = endpointsOfDictionaries('land', landDictionaryList);
