import { expect, test } from 'vitest';
import { ownOverdueQuestion } from './overdue-properties.tsx';

test('the question before actualizing agrees with the number of objects', () => {
  const words = (count: number) => {
    const { title, text } = ownOverdueQuestion(count);
    return `${title} ${text}`.replaceAll('\u00a0', ' ');
  };
  expect(words(1)).toMatch(/^Актуализировать 1 ваш объект\? Это значит, что его данные верны/);
  expect(words(3)).toMatch(/^Актуализировать 3 ваших объекта\? Это значит, что их данные верны/);
  expect(words(21)).toMatch(/^Актуализировать 21 ваш объект\? Это значит, что их данные верны/);
});
