import { dictionary, type EnumerationDescriptions } from '#dictionaries/dictionary-description.ts';
import { utilityKeys, utilityKinds } from '#land/utility.ts';

/**
 * The editable dictionaries of the land domain, keyed by their paths in the specification (1§3, 1§7), in the order of
 * the dictionaries page.
 */
export const landDictionaryList = {
  'property-types': dictionary('Типы объектов', { extras: ['color'] }),
  categories: dictionary('Категории земель', { orderBy: 'id' }),
  'ownership-types': dictionary('Формы собственности', { orderBy: 'id' }),
  'permitted-use-types': dictionary('Виды разрешённого использования', { extras: ['code'], orderBy: 'code' }),
  'best-uses': dictionary('Лучшее использование'),
  // Highways cannot be deleted (1§5, I-02).
  'land-highway': dictionary('Шоссе', { extras: ['code'], isDeletable: false }),
  'image-types': dictionary('Типы фотографий', { extras: ['order'], orderBy: 'order' }),
  'request-types': dictionary('Типы запросов'),
  productions: dictionary('Производства'),
} as const;

export type LandDictionary = keyof typeof landDictionaryList;

/** Lists that are not editable. */
export const landEnumerationList = {
  utilities: {
    title: 'Коммуникации: пять постоянных видов с единицами',
    values: utilityKeys.map((key) => ({ key, ...utilityKinds[key] })),
  },
} as const satisfies EnumerationDescriptions;
