import { expect, test } from 'vitest';
import { numberParts } from './number-parts.ts';

const underlined = (phone: string, whole: string) =>
  numberParts(phone, whole)
    .map(({ text, isDifferent }) => (isDifferent ? `_${text}_` : text))
    .join('')
    .replaceAll('\u00A0', ' ');

test.each([
  ['79000000040', '79000000042', '+7 (900) 000-00-4_0_'],
  ['8 (900) 000-13-18', '79000000318', '+7 (900) 000-_1_3-18'],
  ['+375 29 123-45-68', '375291234567', '+375 29 123-45-6_8_'],
  ['+476291234567', '375291234567', '+_4_76291234567'],
])('the digit of %j that differs from %j is marked', (phone, whole, shown) => {
  expect(underlined(phone, whole)).toBe(shown);
});

test('an equal number has no mark', () => {
  expect(underlined('89000000042', '79000000042')).toBe('+7 (900) 000-00-42');
});
