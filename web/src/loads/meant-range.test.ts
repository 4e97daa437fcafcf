import { expect, test } from 'vitest';
import { meantRange } from './meant-range.ts';

test.each([
  ['08.окт', 8, 'м', '8-10 м'],
  ['4.май', 4, '', '4-5'],
  ['10.дек', 10, 'м', '10-12 м'],
])('%s that Excel made of a range, written as %d, is %s', (raw, value, unit, range) => {
  expect(meantRange({ raw, value, unit })?.replaceAll('\u00a0', ' ')).toBe(range);
});

test.each([
  ['08.окт', 8.1],
  ['12.окт', 12.1],
  ['8–10', 8],
  ['8', 8],
  ['05.май', 5],
  ['20 тонн', 20],
])('%s, written as %d, is no such range', (raw, value) => {
  expect(meantRange({ raw, value, unit: 'га' })).toBeUndefined();
});
