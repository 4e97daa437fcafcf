import * as z from 'zod';
import { DictionaryId } from '#dictionaries/dictionary.ts';
import { endpointsOfEnumerations } from '#dictionaries/dictionary-endpoints.ts';
import { landEnumerationList } from './land-dictionary-list.ts';

/** The five fixed kinds of utilities with label and unit (1§3, A-17). */
const UtilityKind = z.object({ id: DictionaryId, key: z.string(), name: z.string(), measure: z.string() });

/** Calls of the land enumerations (1§7). */
export const landEnumerations = endpointsOfEnumerations('land', landEnumerationList, UtilityKind);
