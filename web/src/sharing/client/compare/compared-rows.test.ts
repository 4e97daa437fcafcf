import { expect, test } from 'vitest';
import type { ComparedFact } from '#sharing/client/client-kind.ts';
import { bestOf, comparedGroupsOf } from './compared-rows.ts';

test('the best of a row is the only least or greatest figure; a tie and an unknown one are never the best', () => {
  expect(bestOf([8320, 8900, 9431], 'least')).toBe(0);
  expect(bestOf([1.2, 1.33, null], 'most')).toBe(1);
  expect(bestOf([50, 28, 28], 'least')).toBe(-1);
  expect(bestOf([0, undefined, 7], 'least')).toBe(0);
  expect(bestOf([null, 12, undefined], 'least')).toBe(-1);
  expect(bestOf([], 'most')).toBe(-1);
});

interface Shed {
  readonly rate: number | null;
  readonly grade: string;
  readonly road: string;
}
const facts: readonly ComparedFact<Shed>[] = [
  { group: 'Здание', label: 'Класс', text: ({ grade }) => grade },
  {
    group: 'Цена',
    label: 'Ставка',
    text: ({ rate }) => (rate === null ? undefined : String(rate)),
    better: { side: 'least', figure: ({ rate }) => rate },
  },
  { group: 'Место', label: 'Шоссе', text: ({ road }) => road },
];
const sheds: readonly Shed[] = [
  { rate: 8320, grade: 'A+', road: 'Дон' },
  { rate: null, grade: 'A', road: 'Дон' },
  { rate: 8900, grade: 'B', road: 'Дон' },
];

test('rows are in the order of their groups; equal ones and empty groups are left out of the differences', () => {
  const different = comparedGroupsOf(sheds, facts, true);
  expect(different.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
    ['Цена', ['Ставка']],
    ['Здание', ['Класс']],
  ]);
  expect(different[0]?.rows[0]?.values).toEqual([
    { text: '8320', isKnown: true, isBest: true },
    { text: 'Не указано', isKnown: false, isBest: false },
    { text: '8900', isKnown: true, isBest: false },
  ]);
  expect(different[1]?.rows[0]?.values.map(({ isBest }) => isBest)).toEqual([false, false, false]);
  expect(comparedGroupsOf(sheds, facts, false).map(({ title }) => title)).toEqual(['Цена', 'Место', 'Здание']);
});
