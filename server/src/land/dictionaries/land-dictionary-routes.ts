import { landDictionaries, listUtilities, utilities } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { landDictionaryList } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import { dictionaryRoutes } from '#dictionaries/dictionary-routes.ts';
import type { Route } from '#http/router.ts';
import { landDictionaryTables } from './land-values.ts';

/** The land dictionaries (1§7). */
export function landDictionaryRoutes(route: Route): void {
  dictionaryRoutes(route, landDictionaryList, landDictionaries, landDictionaryTables);
  route(listUtilities, () => utilities.values);
}
