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
  readonly id: string;
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
    changed: 'averageNetRentalRate',
    better: { side: 'least', figure: ({ rate }) => rate },
  },
  { group: 'Место', label: 'Шоссе', text: ({ road }) => road },
];
const sheds: readonly Shed[] = [
  { id: 'a', rate: 8320, grade: 'A+', road: 'Дон' },
  { id: 'b', rate: null, grade: 'A', road: 'Дон' },
  { id: 'c', rate: 8900, grade: 'B', road: 'Дон' },
];

const noFormer = () => ({});

test('an amount of the previous visit is in its row alone; a row is no difference because of it', () => {
  const former = { a: { averageNetRentalRate: '8 700' }, b: { averageNetRentalRate: '9 100', price: '5' }, c: {} };
  const groups = comparedGroupsOf(sheds, facts, false, (id) => former[id as 'a']);
  const formers = groups.map(({ rows }) => rows.map(({ values }) => values.map((value) => value.former)));
  const none = [undefined, undefined, undefined];
  expect(formers).toEqual([[['8 700', '9 100', undefined]], [none], [none]]);
});

test('rows are in the order of their groups; equal ones and empty groups are left out of the differences', () => {
  const different = comparedGroupsOf(sheds, facts, true, noFormer);
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
  expect(comparedGroupsOf(sheds, facts, false, noFormer).map(({ title }) => title)).toEqual([
    'Цена',
    'Место',
    'Здание',
  ]);
});
