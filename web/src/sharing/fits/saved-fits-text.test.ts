import { nbsp } from '@gektar/format/no-break.ts';
import { expect, test } from 'vitest';
import { causeOf } from './saved-fits.ts';
import { savedNames, savedTitle } from './saved-fits-text.ts';

const matchOf = (name: string, percent: number) => ({
  request: { name },
  percent,
  objectId: name,
  isExact: percent === 100,
  held: null,
  isHidden: false,
});
const matches = (all: number) => ({
  all,
  mine: 0,
  exact: 1,
  items: [matchOf('Промплощадка', 100), matchOf('Дата-центр', 85), matchOf('Завод', 74)].slice(0, all),
});

test('the title counts requests in the dative', () => {
  expect([1, 3, 21].map((count) => savedTitle(count).replaceAll(nbsp, ' '))).toEqual([
    'Сохранено. Подходит 1 запросу',
    'Сохранено. Подходит 3 запросам',
    'Сохранено. Подходит 21 запросу',
  ]);
});

test('three are named, the others counted; the number before follows only if it was another', () => {
  const text = (all: number, before: number | undefined) =>
    savedNames(matches(all), { before, cause: 'до снижения цены' }).replaceAll(nbsp, ' ');
  expect(text(3, 2)).toBe('«Промплощадка» 100 %, «Дата-центр» 85 %, «Завод» 74 % — до снижения цены двум');
  expect(text(7, 0)).toBe('«Промплощадка» 100 %, «Дата-центр» 85 %, «Завод» 74 % и ещё 4 — до снижения цены никому');
  expect(text(1, 12)).toBe('«Промплощадка» 100 % — до снижения цены 12');
  expect(text(2, 2)).toBe('«Промплощадка» 100 %, «Дата-центр» 85 %');
  expect(text(2, undefined)).toBe('«Промплощадка» 100 %, «Дата-центр» 85 %');
});

test('the cause is the price where it changed', () => {
  expect([causeOf('цены', 128, 116), causeOf('ставки', 900, 950)]).toEqual(['до снижения цены', 'до повышения ставки']);
  expect([causeOf('цены', 5, 5), causeOf('цены', null, 5), causeOf('цены', 6, null)]).toEqual(
    Array.from({ length: 3 }, () => 'до изменений'),
  );
});
