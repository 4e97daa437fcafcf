import { objects } from '@gektar/format/plural.ts';
import { expect, test } from 'vitest';
import { batchRest, batchTitle, returnedText } from './archived-batch-words.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('a bulk archiving is named by the number it archived, and says how many of them come back', () => {
  expect(plain(batchTitle({ totalCount: 2_980 }, objects))).toBe('В архив: 2 980 объектов');
  expect(batchRest({ totalCount: 2_980, count: 2_980 })).toBeUndefined();
  expect(plain(batchRest({ totalCount: 2_980, count: 2_975 }))).toBe('вернутся 2 975: остальное с тех пор уже меняли');
  expect(plain(batchRest({ totalCount: 4, count: 1 }))).toBe('вернётся 1: остальное с тех пор уже меняли');
});

test('the toast of a return counts what came back and what is deleted', () => {
  expect(plain(returnedText({ count: 2_975, goneCount: 0 }, objects))).toBe('Из архива: 2 975 объектов');
  expect(plain(returnedText({ count: 21, goneCount: 3 }, objects))).toBe(
    'Из архива: 21 объект. Удалено и не вернулось: 3',
  );
});
