import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { expect, test } from 'vitest';
import { landDictionaryNames, readDictionarySearch } from './land-dictionary-titles.ts';

test('every land dictionary is offered once', () => {
  expect([...landDictionaryNames].sort()).toEqual(Object.keys(landDictionaries).sort());
});

test('an unknown name in the address opens the first dictionary', () => {
  expect(readDictionarySearch({ name: 'land-highway' })).toEqual({ name: 'land-highway' });
  expect(readDictionarySearch({ name: 'constructor' })).toEqual({});
});
