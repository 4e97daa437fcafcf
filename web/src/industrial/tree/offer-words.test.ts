import { expect, test } from 'vitest';
import { offersOf, offerWords } from './offer-words.ts';

test('what a vacancy is offered for has a mark and a whole name each, in the order of the list', () => {
  expect(offersOf(1)).toEqual([{ mark: 'А', name: 'Аренда' }]);
  expect(offersOf(6)).toEqual([
    { mark: 'П', name: 'Продажа' },
    { mark: 'ОХ', name: 'Ответственное хранение' },
  ]);
  expect(offersOf(0)).toEqual([]);
  expect(offerWords(5)).toBe('аренда, ответственное хранение');
  expect(offerWords(0)).toBe('');
});
