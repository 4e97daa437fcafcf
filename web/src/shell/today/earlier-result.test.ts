import { expect, test } from 'vitest';
import { earlierResult } from './earlier-result.ts';

test('a result that is stored as it was typed needs no word', () => {
  expect(earlierResult('согласен на показ', ' согласен\u00AD на показ ')).toBeUndefined();
  expect(earlierResult(null, '')).toBeUndefined();
});

test('a colleague who finished sooner: their result and the one that was not stored', () => {
  expect(earlierResult('не берёт трубку', 'согласен')).toEqual({
    title: 'Коллега отметил раньше',
    text: 'Итог: «не берёт трубку». Ваш не записан: «согласен»',
  });
  expect(earlierResult(null, 'согласен')?.text).toBe('Без итога. Ваш не записан: «согласен»');
  expect(earlierResult('согласен', '')?.text).toBe('Итог: «согласен»');
});
