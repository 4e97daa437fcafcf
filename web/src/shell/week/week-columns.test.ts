import type { Week, WeekRow } from '@gektar/contract/week/week.ts';
import { periodsUntil } from '@gektar/contract/week/week-periods.ts';
import { expect, test } from 'vitest';
import { changeText, tilesOf } from './week-columns.ts';
import { peopleOf } from './week-people.ts';
import { readWeekSearch } from './week-search.ts';
import { weekSheet } from './week-sheet.ts';

const [ANNA, EGOR, LEFT, GONE] = ['1', '2', '3', '4'].map((digit) => `00000000-0000-7000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
  string,
];

function rowOf(about: Partial<WeekRow>): WeekRow {
  const none = { created: 0, actualized: 0, repriced: 0, deals: 0, requests: 0, sent: 0, answers: 0 };
  return { employeeId: ANNA, domain: 'land', period: 7, ...none, dealArea: 0, dealRoubles: 0, ...about };
}

const week: Week = {
  today: '2026-11-23',
  periods: periodsUntil('week', '2026-11-22'),
  rows: [
    rowOf({ period: 6, created: 36 }),
    rowOf({ created: 20 }),
    rowOf({ domain: 'industrial', created: 11, deals: 1, dealArea: 0.1, dealRoubles: 100 }),
    rowOf({ domain: 'industrial', employeeId: EGOR, created: 10, deals: 1, dealArea: 0.2, dealRoubles: 200 }),
    rowOf({ domain: 'industrial', employeeId: LEFT, period: 0, answers: 1 }),
  ],
};

const employees = [
  [ANNA, 'Анна', 'Лугова', true],
  [GONE, 'Ида', 'Полевая', false],
  [LEFT, 'Дарья', 'Речная', false],
  [EGOR, 'Егор', 'Степной', true],
].map(([id, firstName, lastName, isActive]) => ({
  id,
  firstName,
  lastName,
  isActive,
  lastNameLatin: '',
  email: '',
})) as never;

test('a tile has the sum of the office, eight periods and the share against the period before', () => {
  const [created, actualized, , area, roubles] = tilesOf(week);
  expect(created).toMatchObject({ value: 41, values: [0, 0, 0, 0, 0, 0, 36, 41], note: '+14\u00A0%', isCounted: true });
  expect(actualized).toMatchObject({ value: 0, note: '', isCounted: false });
  expect(area).toMatchObject({ value: 0.3, note: '2\u00A0сделки, было 0,00', isCounted: true });
  expect(roubles).toMatchObject({ value: 300, note: 'как аренда за год, было 0' });
});

test.each([
  [40, 36, true, '−10\u00A0%'],
  [36, 36, true, '0\u00A0%'],
  [36, 0, true, '−100\u00A0%'],
  [0, 5, true, 'было 0'],
  [0, 0, true, ''],
  [36, 4, false, 'было 36'],
])('from %i to %i, over: %s, a tile notes %j', (before, value, isOver, text) => {
  expect(changeText(before, value, { isOver, format: String })).toBe(text);
});

test('people are who may sign in or has figures, by surname or by a figure, with their areas', () => {
  const names = (sort?: 'created' | 'area') =>
    peopleOf(employees, week.rows, { last: 7, domain: undefined, sort }).map(({ name }) => name);
  expect(names()).toEqual(['Анна Лугова', 'Дарья Речная', 'Егор Степной']);
  expect(names('area')).toEqual(['Егор Степной', 'Анна Лугова', 'Дарья Речная']);
  const [anna, left] = peopleOf(employees, week.rows, { last: 7, domain: 'land', sort: undefined });
  expect(anna).toMatchObject({ domains: ['land', 'industrial'], figures: { created: 20, area: 0 }, deals: 0 });
  expect(left).toMatchObject({ domains: ['industrial'], figures: { answers: 0 } });
});

test('a sheet has the figures as numbers, and nothing for deals that there are not', () => {
  const [anna, left] = peopleOf(employees, week.rows, { last: 7, domain: undefined, sort: undefined });
  const cells = (person: typeof anna) => weekSheet.map(({ cell }) => person && cell(person));
  expect(cells(anna).slice(0, 2)).toEqual([
    { kind: 'text', text: 'Анна Лугова' },
    { kind: 'number', value: 31, decimals: 0 },
  ]);
  expect(cells(anna).slice(4, 6)).toEqual([
    { kind: 'number', value: 0.1, decimals: 2 },
    { kind: 'number', value: 100, decimals: 2 },
  ]);
  expect(cells(left).slice(4, 7)).toEqual([undefined, undefined, { kind: 'number', value: 0, decimals: 0 }]);
});

test('what is wrong in the address is left out', () => {
  const right = { unit: 'month', date: '2026-11-18', domain: 'land', sort: 'area', figure: 'deals', employee: ANNA };
  expect(readWeekSearch(right)).toEqual(right);
  const wrong = {
    unit: 'week',
    date: '2026-02-30',
    domain: 'people',
    sort: 'deals',
    figure: '__proto__',
    employee: '1',
  };
  expect(Object.values(readWeekSearch(wrong)).filter((value) => value !== undefined)).toEqual([]);
  expect(readWeekSearch({ date: '1999-12-31' }).date).toBeUndefined();
  expect(readWeekSearch({ date: '2200-01-01' }).date).toBeUndefined();
});
