import { describe, expect, test } from 'vitest';
import { formatCount } from './number.ts';
import { formatDayRange, formatRange, formatRangeOrMissing, joinNumbers } from './range.ts';
import { units } from './unit.ts';
import { formatColumnPitch, formatTemperature } from './warehouse.ts';

/** No-break spaces replaced by ordinary ones, for readable tests. */
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

describe('a range', () => {
  test('with both ends reads "a - b unit" [FMT-011]', () => {
    expect(plain(formatRange({ from: 500, to: 1200 }, units.squareMetre))).toBe('500,00 - 1 200,00 м²');
    expect(plain(formatRange({ from: 1, to: 3 }, 'дня', formatCount))).toBe('1 - 3 дня');
  });

  test('with the upper end alone reads "до b" [FMT-012]', () => {
    expect(plain(formatRange({ from: null, to: 110 }))).toBe('до 110,00');
    expect(plain(formatRange({ from: null, to: 110 }, units.kilometre))).toBe('до 110,00 км');
  });

  test('with the lower end alone reads "от a" [FMT-013]', () => {
    expect(plain(formatRange({ from: 0.5, to: null }))).toBe('от 0,50');
    expect(plain(formatRange({ from: 0, to: null }, units.hectare))).toBe('от 0,00 га');
  });

  test('breaks nowhere between preposition, number and unit', () => {
    expect(formatRange({ from: null, to: 1200 }, units.squareMetre)).not.toContain(' ');
  });

  test('without ends is nothing, and shows that it is not given', () => {
    expect(formatRange({ from: null, to: null }, units.hectare)).toBeUndefined();
    expect(formatRangeOrMissing({ from: null, to: null }, units.hectare)).toBe('Не указано');
  });
});

test('days and short numbers have the dash of all ranges', () => {
  expect(plain(formatDayRange({ from: '2026-12-01', to: '2027-04-02' }))).toBe('01.12.2026 - 02.04.2027');
  expect(plain(formatDayRange({ from: '2026-12-01', to: null }))).toBe('с 01.12.2026');
  expect(plain(formatDayRange({ from: null, to: '2027-04-02' }))).toBe('по 02.04.2027');
  expect(formatDayRange({ from: null, to: null })).toBeUndefined();
  expect(joinNumbers(3, 7)).toBe('3-7');
});

describe('a warehouse', () => {
  test('shows its temperatures as "от X до Y °С" [FMT-017]', () => {
    expect(plain(formatTemperature({ from: -25, to: 5.5 }))).toBe('от −25 до 5,5 °С');
  });

  test('shows a dash for a temperature that is missing [FMT-018]', () => {
    expect(plain(formatTemperature({ from: null, to: 5 }))).toBe('от — до 5 °С');
    expect(plain(formatTemperature({ from: 2, to: null }))).toBe('от 2 до — °С');
    expect(formatTemperature({ from: null, to: null })).toBe('—');
  });

  test('shows its column pitch as "X х Y м" with a Cyrillic х [FMT-019]', () => {
    expect(plain(formatColumnPitch(12, 24))).toBe('12,00 х 24,00 м');
  });
});
