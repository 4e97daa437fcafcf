import { dictionary } from '@gektar/contract/dictionaries/dictionary-description.ts';
import { expect, test } from 'vitest';
import { dictionaryGroups, readDictionarySearch } from './dictionary-search.ts';

test('the first dictionary has no name in the address', () => {
  const read = readDictionarySearch({ floors: dictionary('Типы полов'), facades: dictionary('Фасады') });
  expect(read({ name: 'facades' })).toEqual({ name: 'facades' });
  expect(read({ name: 'floors' })).toEqual({});
  expect(read({ name: 'toString' })).toEqual({});
});

test('dictionaries stand in their groups, in the order of the description', () => {
  const grouped = {
    facades: dictionary('Фасады', { group: 'Здание' }),
    roles: dictionary('Роли контактов', { group: 'Люди и запросы' }),
    floors: dictionary('Типы полов', { group: 'Здание' }),
  };
  expect(dictionaryGroups(grouped)).toEqual([
    { title: 'Здание', names: ['facades', 'floors'] },
    { title: 'Люди и запросы', names: ['roles'] },
  ]);
  expect(dictionaryGroups({ floors: dictionary('Типы полов') })).toEqual([{ title: undefined, names: ['floors'] }]);
});
