import { expect, test } from 'vitest';
import { safeReturnUrl } from './return-url.ts';

test('a path of this site is kept with its query', () => {
  expect(safeReturnUrl('/land/property?sort=Price#x')).toBe('/land/property?sort=Price#x');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/auth?returnUrl=/',
  undefined,
  5,
  '',
])('anything else leads home: %s', (given) => {
  expect(safeReturnUrl(given)).toBe('/');
});
