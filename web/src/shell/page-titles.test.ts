import { expect, test } from 'vitest';
import { titleOf } from './page-titles.ts';

test('land pages carry the land prefix, others the product name [SHELL-021]', () => {
  expect(titleOf({ domain: 'land', page: 'Объекты' }, 'Гектар')).toBe('Земля | Объекты');
  expect(titleOf({ domain: 'land' }, 'Гектар')).toBe('Земля');
  expect(titleOf({ domain: 'industrial', page: 'Комплексы' }, 'Гектар')).toBe('Склады | Комплексы');
  expect(titleOf({ page: 'Вход' }, 'Гектар')).toBe('Гектар');
  expect(titleOf({}, 'Гектар')).toBe('Гектар');
});

test('an object and a request are named, with the part of them that is shown', () => {
  const selection = { domain: 'land', page: 'Запросы', part: 'Подборка' } as const;
  expect(titleOf(selection, 'Гектар', 'Склад у МКАД')).toBe('Земля | Склад у МКАД · Подборка');
  expect(titleOf({ domain: 'land', page: 'Объекты' }, 'Гектар', '50:20:0010203:145')).toBe('Земля | 50:20:0010203:145');
  expect(titleOf(selection, 'Гектар')).toBe('Земля | Запросы');
});
