import { dictionary } from '@gektar/contract/dictionaries/dictionary-description.ts';
import { expect, test } from 'vitest';
import { findDictionaries } from './find-dictionaries.ts';

const descriptions = { facades: dictionary('Фасады'), floors: dictionary('Типы полов'), places: dictionary('Этажи') };
const values = new Map([
  ['facades', [value(1, 'Кирпич'), value(2, 'Газобетон')]],
  ['floors', [value(1, 'Бетон'), value(2, 'Бетон с упрочнённым верхним слоем'), value(3, 'Плитка')]],
]);
function value(id: number, name: string) {
  return { id, name, rowVersion: 1 };
}
const find = (text: string) => [...findDictionaries(descriptions, values, text)];

test('without a text every dictionary is there', () => {
  expect(find('  ')).toEqual([
    ['facades', []],
    ['floors', []],
    ['places', []],
  ]);
});

test('a dictionary is found by its name, by its values, and by the other keyboard layout', () => {
  expect(find('полов')).toEqual([['floors', []]]);
  expect(find('бетон')).toEqual([
    ['facades', ['Газобетон']],
    ['floors', ['Бетон', 'Бетон с упрочнённым верхним слоем']],
  ]);
  expect(find('слоем упрочненным')).toEqual([['floors', ['Бетон с упрочнённым верхним слоем']]]);
  expect(find('akjjhs')).toEqual([]);
  expect(find("'nf;b")).toEqual([['places', []]]);
  expect(find('дельфин')).toEqual([]);
});
