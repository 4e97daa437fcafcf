import { expect, test } from 'vitest';
import { codeAndName } from './described-text.ts';

test.each([
  [{ code: '52.10', name: 'Хранение' }, '52.10 Хранение'],
  [{ code: 'A', name: 'Сельское хозяйство' }, 'A Сельское хозяйство'],
  [{ code: '3.2', name: '3.2 Социальное обслуживание' }, '3.2 Социальное обслуживание'],
  [{ code: 'kievskoe', name: 'Киевское шоссе' }, 'Киевское шоссе'],
  [{ name: 'Москва' }, 'Москва'],
])('%j is told as «%s»', (value, text) => {
  expect(codeAndName(value)).toBe(text);
});
