import { expect, test } from 'vitest';
import { KnownValues } from './known-values.ts';

const colors = new KnownValues([
  { id: 7, name: 'красный' },
  { id: 2, name: 'жёлтый' },
  { id: 5, name: 'зелёный' },
]);

test('several values come in the order of their dictionary', () => {
  expect(colors.several([5, 7, 2]).map(({ name }) => name)).toEqual(['красный', 'жёлтый', 'зелёный']);
  expect(colors.several([])).toEqual([]);
});

test('what refers to nothing has no value and stands last', () => {
  expect(colors.oneOrNone(null)).toBeNull();
  expect(colors.place(null)).toBeGreaterThan(colors.place(5));
});

test('an id that no dictionary has is a bug, not an empty name', () => {
  expect(() => colors.one(1)).toThrow(RangeError);
});
