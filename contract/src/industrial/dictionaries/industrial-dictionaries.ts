import { NamedValue } from '#dictionaries/dictionary.ts';
import { endpointsOfDictionaries, endpointsOfEnumerations } from '#dictionaries/dictionary-endpoints.ts';
import { industrialDictionaryList } from './industrial-dictionary-list.ts';
import { industrialEnumerationList } from './industrial-enumeration-list.ts';

/** Calls of the industrial dictionaries (3§7). */
export const industrialDictionaries = endpointsOfDictionaries('industrial', industrialDictionaryList);

/** Calls of the industrial enumerations (2§7, 3§7). */
export const industrialEnumerations = endpointsOfEnumerations('industrial', industrialEnumerationList, NamedValue);
