import { nbsp } from '@gektar/format/no-break.ts';
import { expect, test } from 'vitest';
import { deleteItemsQuestion } from './delete-items-question.ts';

const [bare, commented] = [{ comment: null }, { comment: 'Дорого' }];

test('one object without a comment goes without a question, one with a comment does not', () => {
  expect(deleteItemsQuestion([bare])).toBeUndefined();
  expect(deleteItemsQuestion([commented])).toMatchObject({
    title: 'Удалить объект из подборки?',
    text: 'Вместе с ним пропадёт комментарий. Скрытый объект хранит комментарий и может вернуться.',
  });
});

test('several are always asked about, with their number and that of their comments', () => {
  expect(deleteItemsQuestion([bare, commented, commented, bare, commented])).toEqual({
    title: `Удалить из подборки 5${nbsp}объектов?`,
    text: 'Вместе с ними пропадут комментарии: 3. Скрытые объекты хранят комментарии и могут вернуться.',
    confirmLabel: 'Удалить',
    danger: true,
  });
  expect(deleteItemsQuestion([bare, bare])?.text).toBe('Скрытые объекты хранят комментарии и могут вернуться.');
});
