import { expect, test } from 'vitest';
import { differingText } from './accept-foot.tsx';

test('the foot counts the fields that the file sets in existing objects', () => {
  const text = (objects: number, taken: number, fields: number) =>
    differingText({ objects, taken, fields }).replaceAll('\u00a0', ' ');
  expect(text(6, 14, 16)).toBe('у 6 объектов возьмём 14 полей из 16');
  expect(text(1, 1, 3)).toBe('у 1 объекта возьмём 1 поле из 3');
});
