import { nbsp } from '@gektar/format/no-break.ts';
import { objects } from '@gektar/format/plural.ts';
import { expect, test } from 'vitest';
import { deleteItemsQuestion } from './delete-items-question.ts';

const words = {
  counted: objects,
  oneAsObject: 'объект',
  withIt: 'Вместе с ним',
  hiddenOneStays: 'Скрытый объект хранит комментарий и может вернуться.',
  hiddenOnesStay: 'Скрытые объекты хранят комментарии и могут вернуться.',
};
const bare = { comment: null, isClientFavorite: false };
const commented = { ...bare, comment: 'Дорого' };

test('one object without a comment goes without a question, one with a comment does not', () => {
  expect(deleteItemsQuestion([bare], words)).toBeUndefined();
  expect(deleteItemsQuestion([commented], words)).toMatchObject({
    title: 'Удалить объект из подборки?',
    text: 'Вместе с ним пропадёт комментарий. Скрытый объект хранит комментарий и может вернуться.',
  });
});

test('one that the client marked does not go without a question: only the client can mark it again', () => {
  const text = (item: typeof bare | typeof commented) => deleteItemsQuestion([item], words)?.text;
  expect(text({ ...bare, isClientFavorite: true })).toMatch(/^Вместе с ним пропадёт отметка клиента\. /);
  expect(text({ ...commented, isClientFavorite: true })).toMatch(
    /^Вместе с ним пропадут комментарий и отметка клиента\. /,
  );
});

test('several are always asked about, with their number and that of their comments', () => {
  expect(deleteItemsQuestion([bare, commented, commented, bare, commented], words)).toEqual({
    title: `Удалить из подборки 5${nbsp}объектов?`,
    text: 'Вместе с ними пропадут комментарии: 3. Скрытые объекты хранят комментарии и могут вернуться.',
    confirmLabel: 'Удалить',
    danger: true,
  });
  expect(deleteItemsQuestion([bare, bare], words)?.text).toBe('Скрытые объекты хранят комментарии и могут вернуться.');
});
