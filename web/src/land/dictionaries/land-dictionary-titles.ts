import type { LandDictionary } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';

/** What the dictionaries are called, in the order in which they are offered. */
export const landDictionaryTitles = {
  'property-types': 'Типы объектов',
  categories: 'Категории земель',
  'ownership-types': 'Формы собственности',
  'permitted-use-types': 'Виды разрешённого использования',
  'best-uses': 'Лучшее использование',
  'land-highway': 'Шоссе',
  'image-types': 'Типы фотографий',
  'request-types': 'Типы запросов',
  productions: 'Производства',
} as const satisfies Record<LandDictionary, string>;

export const landDictionaryNames = Object.keys(landDictionaryTitles) as LandDictionary[];

/** Which dictionary the address names; anything unknown opens the first. */
export function readDictionarySearch(raw: Readonly<Record<string, unknown>>): { name?: LandDictionary } {
  const name = landDictionaryNames.find((one) => one === raw['name']);
  return name === undefined || name === 'property-types' ? {} : { name };
}
