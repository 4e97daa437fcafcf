import { expect, test } from 'vitest';
import { titleOf } from './page-titles.ts';

test('land pages carry the land prefix, others the product name [SHELL-021]', () => {
  expect(titleOf({ area: 'land', page: 'Объекты' }, 'Гектар')).toBe('Земля | Объекты');
  expect(titleOf({ area: 'land' }, 'Гектар')).toBe('Земля');
  expect(titleOf({ area: 'industrial', page: 'Комплексы' }, 'Гектар')).toBe('Склады | Комплексы');
  expect(titleOf({ page: 'Вход' }, 'Гектар')).toBe('Гектар');
  expect(titleOf({}, 'Гектар')).toBe('Гектар');
});
