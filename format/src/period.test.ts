import { expect, test } from 'vitest';
import { formatDays, quarterName } from './period.ts';

test.each([
  ['2026-11-16', '2026-11-22', '16 – 22 ноября 2026'],
  ['2026-09-28', '2026-10-04', '28 сентября – 4 октября 2026'],
  ['2025-12-29', '2026-01-04', '29 декабря 2025 – 4 января 2026'],
])('the days from %s to %s are %s', (from, to, text) => {
  expect(formatDays(from, to)).toBe(text);
});

test('a quarter has its Roman number', () => {
  expect(['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31'].map(quarterName)).toEqual([
    'I квартал 2026',
    'II квартал 2026',
    'III квартал 2026',
    'IV квартал 2026',
  ]);
});
