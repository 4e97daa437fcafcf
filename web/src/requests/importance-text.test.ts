import { expect, test } from 'vitest';
import { importanceText } from './importance-text.ts';

const text = importanceText((criterion) => ({ area: 'Площадь', buildingClasses: 'Класс' })[criterion] ?? criterion);

test.each([
  [{}, 'обычные веса'],
  [{ area: {} }, 'обычные веса'],
  [{ area: { weight: 0 } }, 'Площадь: вес 0'],
  [
    { area: { weight: 5, tolerance: 20 }, buildingClasses: { isMust: true } },
    'Площадь: вес 5, допуск 20; Класс: обязательно',
  ],
  [{ buildingClasses: { isMust: false, weight: 3 } }, 'Класс: пожелание, вес 3'],
  [null, undefined],
])('%j in the history', (importance, words) => {
  expect(text(importance)).toBe(words);
});
