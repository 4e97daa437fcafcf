import { expect, test } from 'vitest';
import { isPartOfFound } from './chosen-title.ts';

test('more is offered once all loaded rows are chosen and more was found', () => {
  expect(isPartOfFound(2, 2, 5)).toBe(true);
  expect(isPartOfFound(1, 2, 5)).toBe(false);
  expect(isPartOfFound(2, 2, 2)).toBe(false);
  expect(isPartOfFound(2, 2, undefined)).toBe(false);
  expect(isPartOfFound(0, 0, 5)).toBe(false);
  // One page of a search inside a request: 200 of 384 do not count as all.
  expect(isPartOfFound(200, 200, 384)).toBe(true);
  // As many as can be selected at once, out of more loaded ones.
  expect(isPartOfFound(1_000, 1_400, 2_363)).toBe(true);
});
