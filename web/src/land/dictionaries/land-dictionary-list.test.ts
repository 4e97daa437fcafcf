import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionary-calls.ts';
import { landDictionaryList } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import { expect, test } from 'vitest';
import { dictionaryGroups, readDictionarySearch } from '#dictionaries/dictionary-search.ts';

test('every land dictionary is offered once', () => {
  const offered = dictionaryGroups(landDictionaryList).flatMap(({ names }) => names);
  expect(offered.sort()).toEqual(Object.keys(landDictionaries).sort());
});

test('an unknown name in the address opens the first dictionary', () => {
  const read = readDictionarySearch(landDictionaryList);
  expect(read({ name: 'land-highway' })).toEqual({ name: 'land-highway' });
  expect(read({ name: 'constructor' })).toEqual({});
});
