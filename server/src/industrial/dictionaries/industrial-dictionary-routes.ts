import {
  industrialDictionaries,
  industrialEnumerations,
} from '@gektar/contract/industrial/dictionaries/industrial-dictionaries.ts';
import { industrialDictionaryList } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-list.ts';
import { industrialEnumerationList } from '@gektar/contract/industrial/dictionaries/industrial-enumeration-list.ts';
import { dictionaryRoutes, enumerationRoutes } from '#dictionaries/dictionary-routes.ts';
import type { Route } from '#http/router.ts';
import { industrialDictionaryTables } from './industrial-values.ts';

/** The industrial dictionaries and enumerations (3§7). */
export function industrialDictionaryRoutes(route: Route): void {
  dictionaryRoutes(route, industrialDictionaryList, industrialDictionaries, industrialDictionaryTables);
  enumerationRoutes(route, industrialEnumerationList, industrialEnumerations);
}
