import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionOf, windowStart, wrapped } from './photo.ts';

test('a slider wraps around at both ends [IMG-001]', () => {
  expect(wrapped(-1, 8)).toBe(7);
  expect(wrapped(8, 8)).toBe(0);
  expect(wrapped(0, 1)).toBe(0);
});

test('the window of thumbnails always holds the chosen one and is full where there are enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 }), fc.nat(), (count, size, seed) => {
      const chosen = seed % count;
      const start = windowStart(chosen, count, size);
      const end = Math.min(start + size, count);
      expect(chosen).toBeGreaterThanOrEqual(start);
      expect(chosen).toBeLessThan(end);
      expect(end - start).toBe(Math.min(size, count));
    }),
  );
});

test('a photo is called by its kind, and the one for presentations says so', () => {
  expect(captionOf({ id: '1', caption: 'Вид сверху' })).toBe('Вид сверху');
  expect(captionOf({ id: '1', caption: 'Вид сверху', note: 'в презентации' })).toBe('Вид сверху · в презентации');
  expect(captionOf({ id: '1', note: 'в презентации' })).toBe('В презентации');
  expect(captionOf({ id: '1' })).toBeUndefined();
});
