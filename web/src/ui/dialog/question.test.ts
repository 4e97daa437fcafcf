import { expect, test } from 'vitest';
import { answerLabels, deleteQuestion, leaveQuestion } from './question.ts';

test('a question is confirmed or cancelled unless it says otherwise [SHELL-040]', () => {
  expect(answerLabels({ title: 'Архивировать запрос?' })).toEqual({ confirm: 'Подтвердить', close: 'Отмена' });
});

test('leaving a changed form has its own words [SHELL-031]', () => {
  expect(answerLabels(leaveQuestion)).toEqual({ confirm: 'Подтвердить', close: 'Отменить' });
});

test('deleting asks letter for letter', () => {
  expect(deleteQuestion).toMatchObject({
    title: 'Удаление объекта?',
    text: 'Данные об объекте и его настройки будут удалены.  Вы уверены, что хотите продолжить?',
    confirmLabel: 'Удалить',
  });
});
