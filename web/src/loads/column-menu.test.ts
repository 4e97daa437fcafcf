import type { LoadField } from '@gektar/contract/loads/load.ts';
import { expect, test } from 'vitest';
import { unitsOf } from './column-menu.tsx';

const pers = [
  { id: 'whole', label: 'За весь объект', field: 'price' },
  { id: 'per-sotka', label: 'За сотку', field: 'pricePerHa' },
];
const money = (name: string): LoadField => ({
  ...{ name, label: name, isRequired: false },
  units: [...pers, { id: 'million', label: 'Миллионы рублей', field: name }],
});
const fields: readonly LoadField[] = [
  money('price'),
  money('pricePerHa'),
  { name: 'area', label: 'Площадь', isRequired: true, units: [{ id: 'sotka', label: 'Сотки', field: 'area' }] },
];
const idsOf = (about: Partial<Parameters<typeof unitsOf>[0]>) =>
  unitsOf({ use: 'field', field: null, candidates: [], ...about }, fields).map(({ id }) => id);

test('a column of prices offers what the price is for and its size, another column its units', () => {
  expect(idsOf({ field: 'price' })).toEqual(['whole', 'per-sotka', 'million']);
  expect(idsOf({ field: 'area' })).toEqual(['sotka']);
});

test('a column without a field offers what the price is for that it may be', () => {
  const candidates = ['area', 'pricePerHa'].map((field) => ({ field, label: field }));
  expect(idsOf({ use: 'comment', candidates })).toEqual(['whole', 'per-sotka']);
  expect(idsOf({ use: 'comment', candidates: candidates.slice(0, 1) })).toEqual([]);
});
