import { objects, vacancies } from '@gektar/format/plural.ts';
import { expect, test } from 'vitest';
import { fittingText, shortFittingText } from './fitting-text.ts';

test('the count is said as one says it', () => {
  const plainly = [0, 1, 2, 37, 1005].map((count) => [
    fittingText(count, objects).replaceAll(/\s/g, ' '),
    fittingText(count, vacancies).replaceAll(/\s/g, ' '),
  ]);
  expect(plainly).toEqual([
    ['Подходящих объектов нет', 'Подходящих вакансий нет'],
    ['Подходит 1 объект', 'Подходит 1 вакансия'],
    ['Подходят 2 объекта', 'Подходят 2 вакансии'],
    ['Подходит 37 объектов', 'Подходит 37 вакансий'],
    ['Подходит 1 005 объектов', 'Подходит 1 005 вакансий'],
  ]);
});

test('where there is no room it is said without a noun', () => {
  const short = [0, 1, 14, 1005].map((count) => shortFittingText(count).replaceAll(/\s/g, ' '));
  expect(short).toEqual(['Подходящих нет', 'Подходит 1', 'Подходит 14', 'Подходит 1 005']);
});
