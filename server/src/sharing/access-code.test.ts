import { expect, test } from 'vitest';
import { isBlankCode, isSameCode, makeAccessCode } from './access-code.ts';

test('a code is six digits and capital letters, none of which is taken for another', () => {
  const codes = Array.from({ length: 2_000 }, makeAccessCode);
  for (const code of codes) expect(code).toMatch(/^[2-9ACDEFGHJKMNPQRTVWXY]{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(1_990);
  expect(new Set(codes.join('')).size).toBe(27);
});

test.each([
  ['as it is', 'K7M4XC'],
  ['in small letters', 'k7m4xc'],
  ['with blanks, as it was read out', ' K7M 4XC\n'],
  ['by a Russian keyboard', 'К7М4ХС'],
  ['by a Russian keyboard in small letters', 'к7м4хс'],
])('a code is recognised %s', (_, typed) => {
  expect(isSameCode(typed, 'K7M4XC')).toBe(true);
});

test.each(['', 'K7M4X', 'K7M4XCC', 'K7M4XD', 'KTM4XC', 'Щ7М4ХС', '\0'])('%j is another code', (typed) => {
  expect(isSameCode(typed, 'K7M4XC')).toBe(false);
});

test('blanks alone are no code', () => {
  expect(['', ' ', '\u00a0\n'].map(isBlankCode)).toEqual([true, true, true]);
  expect(isBlankCode('0')).toBe(false);
});
