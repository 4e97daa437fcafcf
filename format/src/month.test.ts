import { expect, test } from 'vitest';
import { bareMonthName, monthGenitive, monthName } from './month.ts';

test('a month is named alone and after a preposition', () => {
  expect(monthName('2025-03-31T23:59:59')).toBe('март 2025');
  expect(monthGenitive('2025-03-01')).toBe('марта 2025');
  expect(monthGenitive('2026-05-09')).toBe('мая 2026');
  expect(bareMonthName('2026-11-20T00:00:00')).toBe('ноябрь');
});
