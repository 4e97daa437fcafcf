import { expect, test } from 'vitest';
import { isPartOfFound } from './chosen-title.ts';

test('more is offered once all loaded rows are chosen and more was found', () => {
  expect(isPartOfFound(2, 2, 5)).toBe(true);
  expect(isPartOfFound(1, 2, 5)).toBe(false);
  expect(isPartOfFound(2, 2, 2)).toBe(false);
  expect(isPartOfFound(2, 2, undefined)).toBe(false);
  expect(isPartOfFound(0, 0, 5)).toBe(false);
  // A page of a search inside a request: 200 of 384 are not told as all.
  expect(isPartOfFound(200, 200, 384)).toBe(true);
  // As many as are taken at once, of more that are loaded.
  expect(isPartOfFound(1_000, 1_400, 2_363)).toBe(true);
});
