import { mask, option } from '@gektar/contract/fields.ts';
import { expect, test } from 'vitest';
import { describedSentence } from './described-words.ts';

const list = [
  { id: 1, name: 'Аренда' },
  { id: 2, name: 'Продажа' },
  { id: 4, name: 'Хранение' },
];

test('bits are told like the values of a list, as added and removed', () => {
  const types = mask('Тип вакансии', list);
  expect(describedSentence(types, 1, 6)).toBe('Тип вакансии: добавлено Продажа, Хранение, убрано Аренда');
  expect(describedSentence(types, null, 1)).toBe('Тип вакансии: добавлено Аренда');
});

test('a value of a fixed list is told by its name', () => {
  const status = option('Статус', list);
  expect(describedSentence(status, 1, 2)).toBe('Статус Продажа, был Аренда');
  expect(describedSentence(status, null, 2)).toBe('Статус Продажа, был не указан');
});
