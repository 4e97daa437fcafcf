import { expect, test } from 'vitest';
import { beginningWith, containing } from './like.ts';

test('signs of a pattern are taken literally', () => {
  expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
  expect(beginningWith('a%')).toBe('a\\%%');
  expect(containing('')).toBe('%%');
});
