import {
  type LandDictionary,
  landDictionaries,
  listUtilities,
} from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import type { DictionaryTable } from '#dictionaries/dictionary-queries.ts';
import { dictionaryRoutes } from '#dictionaries/dictionary-routes.ts';
import type { Route } from '#http/router.ts';

const tables: Readonly<Record<LandDictionary, DictionaryTable>> = {
  'property-types': { name: 'land.property_types', columns: ['color'], orderBy: 'name' },
  'request-types': { name: 'land.request_types', columns: [], orderBy: 'name' },
  categories: { name: 'land.categories', columns: [], orderBy: 'id' },
  'ownership-types': { name: 'land.ownership_types', columns: [], orderBy: 'id' },
  'best-uses': { name: 'land.best_uses', columns: [], orderBy: 'name' },
  'image-types': { name: 'land.image_types', columns: ['order'], orderBy: 'order' },
  'permitted-use-types': { name: 'land.permitted_use_types', columns: ['code'], orderBy: 'code' },
  'land-highway': { name: 'land.land_highways', columns: ['code'], orderBy: 'name' },
  productions: { name: 'land.productions', columns: [], orderBy: 'name' },
};

const names = Object.keys(tables) as LandDictionary[];

/** The land dictionaries (1§7); highways cannot be deleted (I-02). */
export function landDictionaryRoutes(route: Route): void {
  for (const name of names) {
    dictionaryRoutes(route, landDictionaries[name], tables[name], { isDeletable: name !== 'land-highway' });
  }
  route(listUtilities, () => utilityKeys.map((key) => ({ key, ...utilityKinds[key] })));
}
