import { industrialDictionaryList } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-list.ts';
import type { Region } from '@gektar/contract/places/region.ts';
import { dictionaryTables, type ListedValues, valueLists } from '#dictionaries/dictionary-table.ts';
import { keepNamedValues, type NamedValues, unnamedValues } from '#dictionaries/named-values.ts';

export const industrialDictionaryTables = dictionaryTables('industrial', industrialDictionaryList);

/**
 * All values that complexes, buildings and vacancies refer to, in their wire shape. A field with several values lists
 * them in the order of these lists.
 */
type ValueLists = ListedValues<typeof industrialDictionaryList> & { readonly regions: readonly Region[] };

/** Values of the dictionaries, all of one version. */
export type IndustrialValues = NamedValues<ValueLists>;

/** SQL of each list, in its order. */
export const industrialValueLists = {
  ...valueLists(industrialDictionaryTables),
  regions: 'select id, name from shared.regions',
};

/** Rows with ids of these dictionaries → answers with names. */
export const withIndustrialValues = keepNamedValues<ValueLists>('industrial-values', industrialValueLists);

/** Dictionaries without names, for rows that are only compared. */
export const unnamedIndustrialValues = unnamedValues<ValueLists>(industrialValueLists);
