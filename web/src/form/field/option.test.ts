import { expect, test } from 'vitest';
import { type Option, searchOptions } from './option.ts';

const highways: Option<number>[] = [
  { value: 1, label: 'Щёлковское' },
  { value: 2, label: 'Калужское', code: '11.2' },
  { value: 3, label: 'Новая Каширская дорога' },
];
const found = (search: string) => searchOptions(highways, search).map((option) => option.value);

test('an option is found by any part, in any case, with е for ё', () => {
  expect(found('щелк')).toEqual([1]);
  expect(found('КАШИР')).toEqual([3]);
});

test('several words must all be there, in any order; a code is searched too', () => {
  expect(found('дорога нов')).toEqual([3]);
  expect(found('11.2')).toEqual([2]);
  expect(found('щелк дорога')).toEqual([]);
});

test('nothing typed finds everything', () => {
  expect(found('  ')).toEqual([1, 2, 3]);
});
