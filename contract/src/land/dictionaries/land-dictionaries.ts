import * as z from 'zod';
import { DictionaryId, NamedValue, ValueName } from '#dictionaries/dictionary.ts';
import { dictionaryEndpoints } from '#dictionaries/dictionary-endpoints.ts';
import { endpoint } from '#endpoint.ts';
import { text } from '#text.ts';
import { CodedValue, ImageType, PropertyType } from './dictionary-values.ts';

const Named = z.object({ name: ValueName });

const Code = text(50).min(1);
const Coded = Named.extend({ code: Code });

/** Dictionaries of the land domain, by path segment in the specification (1§3, 1§7). */
export const landDictionaries = {
  'property-types': dictionaryEndpoints({
    segment: 'land/property-types',
    title: 'Типы объектов',
    fields: Named.extend({ color: PropertyType.shape.color }),
    value: PropertyType,
  }),
  'request-types': dictionaryEndpoints({
    segment: 'land/request-types',
    title: 'Типы запросов',
    fields: Named,
    value: NamedValue,
  }),
  categories: dictionaryEndpoints({
    segment: 'land/categories',
    title: 'Категории земель',
    fields: Named,
    value: NamedValue,
  }),
  'ownership-types': dictionaryEndpoints({
    segment: 'land/ownership-types',
    title: 'Формы собственности',
    fields: Named,
    value: NamedValue,
  }),
  'best-uses': dictionaryEndpoints({
    segment: 'land/best-uses',
    title: 'Лучшее использование',
    fields: Named,
    value: NamedValue,
  }),
  'image-types': dictionaryEndpoints({
    segment: 'land/image-types',
    title: 'Типы фотографий',
    fields: Named.extend({ order: ImageType.shape.order }),
    value: ImageType,
  }),
  'permitted-use-types': dictionaryEndpoints({
    segment: 'land/permitted-use-types',
    title: 'Виды разрешённого использования',
    fields: Coded,
    value: CodedValue,
  }),
  'land-highway': dictionaryEndpoints({
    segment: 'land/land-highway',
    title: 'Шоссе',
    fields: Coded,
    value: CodedValue,
  }),
  productions: dictionaryEndpoints({
    segment: 'land/productions',
    title: 'Производства',
    fields: Named,
    value: NamedValue,
  }),
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
