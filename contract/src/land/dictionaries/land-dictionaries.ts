import * as z from 'zod';
import { DictionaryId } from '#dictionaries/dictionary.ts';
import { endpointsOfDictionaries, enumerationEndpoint } from '#dictionaries/dictionary-endpoints.ts';
import { utilityKeys, utilityKinds } from '#land/properties/utility.ts';
import { landDictionaryList } from './land-dictionary-list.ts';

/** Calls of the land dictionaries (1§7). */
export const landDictionaries = endpointsOfDictionaries('land', landDictionaryList);

/** The five fixed kinds of utilities with label and unit (1§3, A-17). */
const UtilityKind = z.object({ id: DictionaryId, key: z.string(), name: z.string(), measure: z.string() });

export const utilities = {
  title: 'Коммуникации: пять постоянных видов с единицами',
  values: utilityKeys.map((key) => ({ key, ...utilityKinds[key] })),
};
export const listUtilities = enumerationEndpoint('land', 'utilities', utilities, UtilityKind);
