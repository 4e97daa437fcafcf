import { objects, vacancies } from '@gektar/format/plural.ts';
import { expect, test } from 'vitest';
import { fittingText } from './fitting-text.ts';

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
