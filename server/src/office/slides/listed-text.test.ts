import { expect, test } from 'vitest';
import { fitListed } from './listed-text.ts';

const fitting = { sizes: [11, 9] } as const;
const numbers = Array.from({ length: 14 }, (_, index) => `50:20:0010203:${index + 1}`);

test('all of a list in the largest size that holds it', () => {
  const list = { texts: numbers.slice(0, 2), between: ', ' };
  expect(fitListed(list, { w: 3, h: 0.5 }, fitting)).toEqual({
    text: '50:20:0010203:1, 50:20:0010203:2',
    size: 11,
    isWhole: true,
    shown: 2,
  });
});

test('whole texts and how many more there are', () => {
  const { text, size, isWhole } = fitListed({ texts: numbers, between: ', ' }, { w: 3, h: 0.35 }, fitting);
  expect([size, isWhole]).toEqual([9, false]);
  const [shown = '', more = ''] = text.split(' …\u00a0и\u00a0ещё\u00a0');
  const whole = shown.split(', ');
  expect(whole.length).toBeGreaterThan(1);
  expect(numbers.slice(0, whole.length)).toEqual(whole);
  expect(Number(more)).toBe(14 - whole.length);
});

test('where not even the first one fits, its beginning', () => {
  const list = { texts: ['Очень длинное наименование вида использования', 'Склады', 'Заводы'], between: '; ' };
  const { text, isWhole } = fitListed(list, { w: 1.6, h: 0.2 }, fitting);
  expect(isWhole).toBe(false);
  expect(text).toMatch(/^Очень.*…\u00a0и\u00a0ещё\u00a02$/);
});

test('a single text that is too long ends with an ellipsis', () => {
  const { text, isWhole } = fitListed({ texts: ['слово '.repeat(50)], between: '' }, { w: 1, h: 0.2 }, fitting);
  expect(isWhole).toBe(false);
  expect(text).toMatch(/^слово.*…$/);
});
