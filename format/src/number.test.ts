import { describe, expect, test } from 'vitest';
import { formatMoney, formatPrice } from './money.ts';
import { formatCount, formatMeasured, formatPlain, formatQuantity, formatShare, formatWritten } from './number.ts';
import { units } from './unit.ts';

describe('numbers', () => {
  test('measured values have two decimals, a comma and no-break thousands [FMT-004] [FMT-014]', () => {
    expect(formatMeasured(1_234_567.891)).toBe('1\u00A0234\u00A0567,89');
    expect(formatMeasured(12.5)).toBe('12,50');
    expect(formatMeasured(0)).toBe('0,00');
  });

  test('counts are whole', () => {
    expect(formatCount(12_400)).toBe('12\u00A0400');
  });

  test('a negative number carries a real minus', () => {
    expect(formatPlain(-25.5)).toBe('−25,5');
    expect(formatCount(-3)).toBe('−3');
  });

  test('a share is whole percent', () => {
    expect(formatShare(0.644)).toBe('64\u00A0%');
  });

  test('a quantity stands beside its unit on one line; nothing shows that it is not given [SHELL-035]', () => {
    expect(formatQuantity(12.5, units.hectare)).toBe('12,50\u00A0га');
    expect(formatQuantity(null, units.hectare)).toBe('Не указано');
  });
});

describe('money', () => {
  test('a price is shown in roubles [FMT-008]', () => {
    expect(formatPrice(385_000_000)).toBe('385\u00A0000\u00A0000,00\u00A0руб.');
    expect(formatMoney(0)).toBe('0,00\u00A0руб.');
  });

  test('without a price it is on request [FMT-010]', () => {
    expect(formatPrice(null)).toBe('По запросу');
    expect(formatPrice(undefined)).toBe('По запросу');
  });
});

test.each([
  ['area', units.hectare, 'га'],
  ['area of a building', units.squareMetre, 'м²'],
  ['distance', units.kilometre, 'км'],
  ['price', units.rouble, 'руб.'],
  ['height', units.metre, 'м'],
  ['depth', units.centimetre, 'см'],
  ['load', units.tonne, 'т'],
  ['time', units.month, 'мес.'],
  ['power', units.kilowatt, 'кВт'],
  ['flow', units.cubicMetrePerDay, 'м3/сутки'],
])('a figure of %s has its unit as given, tied to it [FMT-005…009]', (_, unit, written) => {
  expect(formatQuantity(12.5, unit)).toBe(`12,50\u00A0${written}`);
});

test('a value that will be stored has all of its decimals, at least two', () => {
  expect([0.125, 0.097, 9.7, 18, 56.185102, 0.1 + 0.2].map(formatWritten)).toEqual([
    ...['0,125', '0,097', '9,70', '18,00', '56,185102', '0,30'],
  ]);
});

test('a number that is rounded to zero has no minus', () => {
  expect([formatCount(-0.4), formatMeasured(-0.004), formatPlain(-0.004), formatShare(-0.004)]).toEqual([
    '0',
    '0,00',
    '0',
    '0\u00A0%',
  ]);
});
