import { expect, test } from 'vitest';
import { findValues, nextOrder, toDraft, toFields } from './dictionary-value.ts';

const sheds = { id: 1, name: 'Склад', rowVersion: 1, code: '6.9' };
const plants = { id: 2, name: 'Производство', rowVersion: 1, code: '6.0' };

test('a new value of an ordered dictionary goes behind the last', () => {
  expect(nextOrder([])).toBe(10);
  expect(nextOrder([{ id: 1, name: 'а', rowVersion: 1, order: 25 }])).toBe(30);
  expect(nextOrder([{ id: 1, name: 'а', rowVersion: 1, order: 99_999_999 }])).toBe(99_999_999);
});

test('only the fields that the dictionary has are sent', () => {
  const draft = toDraft(sheds, [sheds]);
  expect(toFields(draft, ['code'])).toEqual({ name: 'Склад', code: '6.9' });
  expect(toFields(draft, [])).toEqual({ name: 'Склад' });
});

test('values are found by part of the name or the code', () => {
  expect(findValues([sheds, plants], 'СКЛ')).toEqual([sheds]);
  expect(findValues([sheds, plants], '6.0')).toEqual([plants]);
  expect(findValues([sheds, plants], ' ')).toEqual([sheds, plants]);
});
