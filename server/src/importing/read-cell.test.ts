import { expect, test } from 'vitest';
import { isSameContent, readDay, readList, readNumber, rounded } from './read-cell.ts';

test.each([
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['-0,75', -0.75],
  ['−3', -3],
  ['1 234 567,89', 1_234_567.89],
  ['1\u00A0234\u00A0567', 1_234_567],
  ['12\u202F500', 12_500],
  ['5 000 000 руб.', 5_000_000],
  ['5 000 000,00 ₽', 5_000_000],
])('a number is read as people type it: %s', (cell, value) => {
  expect(readNumber(cell, ['руб', '₽'])).toBe(value);
});

test.each(['договорная', '1e3', '1,234.5', '1.234.567', '12 5', '2,5 га', '5-6', ','])(
  'what may mean another number is none: %s',
  (cell) => {
    expect(readNumber(cell, ['руб'])).toBeNaN();
  },
);

test('an empty cell has no number and no day', () => {
  expect([readNumber(''), readDay('')]).toEqual([undefined, undefined]);
});

test.each([
  ['20.11.2026', '2026-11-20'],
  ['1.2.2026', '2026-02-01'],
  ['20.11.2026 10:30', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T10:30:00', '2026-11-20'],
])('a day is read as people and programs write it: %s', (cell, day) => {
  expect(readDay(cell)).toBe(day);
});

test.each(['31.02.2026', '20.13.2026', '20.11.26', '11/20/2026', 'вчера'])(
  'what is no day is known as such: %s',
  (cell) => {
    expect(readDay(cell)).toBe('');
  },
);

test('a list may be separated as people do, a decimal comma is none of its commas', () => {
  expect(readList('6.0; 6.4,  6,9\n4.1;')).toEqual(['6.0', '6.4', '6,9', '4.1']);
});

test('rounding leaves no dust', () => {
  expect(rounded(0.29 * 1000, 2)).toBe(290);
});

test.each([
  ['2,50', '2.5'],
  ['5 000 000', '5000000.00'],
  ['6.0;6.4', '6; 6,4'],
  ['01.02.2026', '2026-02-01'],
  ['рядом с  рекой', 'рядом с\u00A0рекой'],
])('another spelling is no other content: %s, %s', (one, other) => {
  expect(isSameContent(one, other)).toBe(true);
});

test.each([
  ['2,5', '25'],
  ['6.1;6.2', '6.2;6.1'],
  ['50:27:1:1', '50:27:1:10'],
  ['', '0'],
  ['Да', 'Нет'],
])('other content is told: %s, %s', (one, other) => {
  expect(isSameContent(one, other)).toBe(false);
});
