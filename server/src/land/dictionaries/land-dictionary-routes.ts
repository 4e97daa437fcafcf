import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { landDictionaryList, landEnumerationList } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import { landEnumerations } from '@gektar/contract/land/dictionaries/land-enumerations.ts';
import { dictionaryRoutes, enumerationRoutes } from '#dictionaries/dictionary-routes.ts';
import type { Route } from '#http/router.ts';
import { landDictionaryTables } from './land-values.ts';

/** The land dictionaries and enumerations (1§7). */
export function landDictionaryRoutes(route: Route): void {
  dictionaryRoutes(route, landDictionaryList, landDictionaries, landDictionaryTables);
  enumerationRoutes(route, landEnumerationList, landEnumerations);
}
