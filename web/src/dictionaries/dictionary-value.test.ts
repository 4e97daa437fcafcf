import { expect, test } from 'vitest';
import { findValues, nextOrder, toDraft, toFields, usageNote, withUsage } from './dictionary-value.ts';

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

test('what refers to a value is said in words that agree with its number', () => {
  const buildings = ['здание', 'здания', 'зданий', 'здании', 'зданиях'] as const;
  const note = (usageCount?: number) => usageNote({ id: 1, name: 'Бетон', rowVersion: 1, usageCount }, buildings);
  expect(note(73)).toBe('Используется в 73\u00a0зданиях; новое название появится во всех.');
  expect(note(21)).toBe('Используется в 21\u00a0здании; новое название появится во всех.');
  expect(note(1)).toBe('Используется в 1\u00a0здании; новое название появится и там.');
  expect(note(0)).toBeUndefined();
  expect(note()).toBeUndefined();
});

test('values are shown before they are counted; what is not among the counts is not used', () => {
  const values = [1, 2].map((id) => ({ id, name: `${id}`, rowVersion: 1 }));
  expect(withUsage(values, undefined).map(({ usageCount }) => usageCount)).toEqual([undefined, undefined]);
  expect(withUsage(values, new Map([[2, 7]])).map(({ usageCount }) => usageCount)).toEqual([0, 7]);
});
