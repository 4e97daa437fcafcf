import { expect, test } from 'vitest';
import { addedText } from './selection-words.ts';

test.each([
  [3, 0, 'Новых: 3'],
  [3, 2, 'Новых: 3, уже были в подборке: 2'],
  [0, 5, 'Новых: 0, уже были в подборке: 5'],
])('of %i new ones and %i that were there the toast says: %s', (added, former, text) => {
  expect(addedText(added, former)).toBe(text);
});
