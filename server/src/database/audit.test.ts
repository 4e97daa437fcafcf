import { expect, test } from 'vitest';
import { changesBetween } from './audit.ts';

test('only what differs is told, old and new', () => {
  const before = { area: 1, address: null, numbers: ['a', 'b'], region: { id: 1, name: 'x' } };
  const after = { area: 2, address: 'Полевая', numbers: ['b', 'a'], region: { id: 1, name: 'x' } };
  expect(changesBetween<object>(before, after)).toEqual({
    area: [1, 2],
    address: [null, 'Полевая'],
    numbers: [
      ['a', 'b'],
      ['b', 'a'],
    ],
  });
});

test('fields left out and fields that stayed are not told', () => {
  expect(changesBetween({ a: 1, version: 1 }, { a: 1, version: 2 }, new Set(['version']))).toEqual({});
});

test('a field that is new was nothing before', () => {
  expect(changesBetween({}, { a: 1 })).toEqual({ a: [null, 1] });
  expect(changesBetween({}, { a: null })).toEqual({});
});
