import { expect, test } from 'vitest';
import { beginsGroup, columnName, headHeight, offsetsFromEnd } from './table-column.ts';

const free = { title: 'Свободно', unit: 'м²' };
const columns = [
  { title: 'Комплекс' },
  { title: 'Класс' },
  { title: 'всего', group: free },
  { title: 'офис', group: free },
];

test('a column of a group is called by both, with the unit of the group', () => {
  expect(columns.map(columnName)).toEqual(['Комплекс', 'Класс', 'Свободно: всего, м²', 'Свободно: офис, м²']);
  expect(columnName({ title: 'Площадь', unit: 'м²' })).toBe('Площадь, м²');
});

test('the head has a second storey only while a column of a group is shown', () => {
  expect(headHeight(columns.slice(0, 2))).toBe(36);
  expect(headHeight(columns)).toBe(60);
});

test('a line stands where a group begins or ends', () => {
  const after = [...columns, { title: 'Дата' }];
  expect(after.map((_, position) => beginsGroup(after, position))).toEqual([false, false, true, false, true]);
});

test('columns that stay in sight stand beside each other at the right edge, in their order', () => {
  const columns = [
    { widthPx: 200 },
    { widthPx: 132, staysInSight: true },
    { widthPx: 120, staysInSight: true },
    { widthPx: 90 },
  ];
  expect([...offsetsFromEnd(columns)].toSorted()).toEqual([
    [1, 120],
    [2, 0],
  ]);
});

test('without any there is no offset', () => {
  expect(offsetsFromEnd([{ widthPx: 200 }]).size).toBe(0);
});
