import { landDictionaryList } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import type { OkvedLabel } from '@gektar/contract/places/okved.ts';
import type { Region } from '@gektar/contract/places/region.ts';
import type { z } from 'zod';
import { dictionaryTables, type ListedValues, valueLists } from '#dictionaries/dictionary-table.ts';
import { keepNamedValues, type NamedValues, unnamedValues } from '#dictionaries/named-values.ts';

export const landDictionaryTables = dictionaryTables('land', landDictionaryList, { 'land-highway': 'land_highways' });

/**
 * All values that land objects and requests refer to, in their wire shape. A field with several values lists them in
 * the order of these lists.
 */
type ValueLists = ListedValues<typeof landDictionaryList> & {
  readonly regions: readonly Region[];
  readonly okveds: readonly z.output<typeof OkvedLabel>[];
};

/** Values of the dictionaries, all of one version. */
export type LandValues = NamedValues<ValueLists>;

/** SQL of each list, in its order. */
export const landValueLists = {
  ...valueLists(landDictionaryTables),
  regions: 'select id, name from shared.regions',
  okveds: 'select id, code, name from shared.okveds order by code collate "C"',
};

/** Rows with ids of these dictionaries → answers with names. */
export const withLandValues = keepNamedValues<ValueLists>('land-values', landValueLists);

/** Dictionaries without names, for rows that are only compared. */
export const unnamedLandValues = unnamedValues<ValueLists>(landValueLists);
