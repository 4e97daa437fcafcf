import { expect, test } from 'vitest';
import { toastWords } from './toast-words.ts';

test('a toast says one thing once', () => {
  const failed = 'Произошла ошибка';
  expect(toastWords(failed, failed)).toEqual({ title: failed });
  expect(toastWords('Не удалось загрузить файл', 'Не удалось загрузить файл').text).toBeUndefined();
  expect(toastWords('Не удалось сохранить контакт', failed)).toEqual({ title: 'Не удалось сохранить контакт' });
});

test('what tells more stays', () => {
  const reason = 'Нет связи с сервером. Проверьте подключение и повторите';
  expect(toastWords('Произошла ошибка', reason)).toEqual({ title: 'Произошла ошибка', text: reason });
});
