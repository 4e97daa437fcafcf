import * as z from 'zod';
import { DictionaryId, dictionaryEndpoints, NamedValue, ValueName } from '#dictionaries/dictionary.ts';
import { endpoint } from '#endpoint.ts';
import { text } from '#text.ts';
import { typeColorNames } from './type-colors.ts';

const Named = z.object({ name: ValueName });

const Code = text(50).min(1);
/** Code and name, e.g. 6.9 Склад, М-2 Крым (1§3). */
export const CodedValue = NamedValue.extend({ code: z.string() });
export type CodedValue = z.infer<typeof CodedValue>;
const Coded = Named.extend({ code: Code });

const Color = z.enum(typeColorNames);
/** A property type and one of the 19 colours (1§3). */
export const PropertyType = NamedValue.extend({ color: Color });
export type PropertyType = z.infer<typeof PropertyType>;

/** The largest place: the maximum of any single number (VAL-024). */
const ORDER_MAX = 99_999_999;
const Order = z.int().min(0).max(ORDER_MAX);
/** A kind of photo and its place in the order (1§3, 1§4). */
export const ImageType = NamedValue.extend({ order: Order });
export type ImageType = z.infer<typeof ImageType>;

/** Dictionaries of the land area, by the path segment that the specification gives them (1§3, 1§7). */
export const landDictionaries = {
  'property-types': dictionaryEndpoints(
    'land/property-types',
    'Типы объектов',
    Named.extend({ color: Color }),
    PropertyType,
  ),
  'request-types': dictionaryEndpoints('land/request-types', 'Типы запросов', Named, NamedValue),
  categories: dictionaryEndpoints('land/categories', 'Категории земель', Named, NamedValue),
  'ownership-types': dictionaryEndpoints('land/ownership-types', 'Формы собственности', Named, NamedValue),
  'best-uses': dictionaryEndpoints('land/best-uses', 'Лучшее использование', Named, NamedValue),
  'image-types': dictionaryEndpoints('land/image-types', 'Типы фотографий', Named.extend({ order: Order }), ImageType),
  'permitted-use-types': dictionaryEndpoints(
    'land/permitted-use-types',
    'Виды разрешённого использования',
    Coded,
    CodedValue,
  ),
  'land-highway': dictionaryEndpoints('land/land-highway', 'Шоссе', Coded, CodedValue),
  productions: dictionaryEndpoints('land/productions', 'Производства', Named, NamedValue),
} as const;

export type LandDictionary = keyof typeof landDictionaries;

/** The five fixed kinds of utilities with label and unit (1§3, A-17). */
export const UtilityKind = z.object({ id: DictionaryId, key: z.string(), name: z.string(), measure: z.string() });

export const listUtilities = endpoint({
  method: 'GET',
  path: '/api/land/utilities',
  access: 'employee',
  summary: 'Коммуникации: пять постоянных видов с единицами',
  output: z.array(UtilityKind),
  failures: [],
});
