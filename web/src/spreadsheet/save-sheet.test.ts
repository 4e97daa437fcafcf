import { expect, test } from 'vitest';
import { toSheet } from './save-sheet.ts';
import { columnWidth, dayCell, numberCell, textCell } from './sheet.ts';

interface Row {
  readonly name: string | null;
  readonly area: number | null;
  readonly day: string | null;
}

const columns = [
  { title: 'Номер', cell: (row: Row) => textCell(row.name) },
  { title: 'Площадь, га', cell: (row: Row) => numberCell(row.area) },
  { title: 'Создан', cell: (row: Row) => dayCell(row.day) },
];

test('texts are texts, numbers numbers, days days, nothing is nothing', () => {
  const { data } = toSheet(columns, [
    { name: '=1+1', area: 12.5, day: '2026-11-20T23:59:59' },
    { name: null, area: null, day: null },
  ]);
  expect(data[0]).toMatchObject([{ value: 'Номер' }, { value: 'Площадь, га' }, { value: 'Создан' }]);
  expect(data[1]).toEqual([
    { type: String, value: '=1+1', wrap: false },
    { type: Number, value: 12.5, format: '#,##0.00' },
    { type: Date, value: new Date('2026-11-20T00:00:00Z'), format: 'dd.mm.yyyy' },
  ]);
  expect(data[2]).toEqual([null, null, null]);
});

test('a column is at least 15 wide and grows with its content [EXP-010]', () => {
  expect(columnWidth([])).toBe(15);
  expect(columnWidth(['коротко'])).toBe(15);
  expect(columnWidth(['50:20:0010203:145, 50:20'])).toBe(26);
  expect(columnWidth(['ж'.repeat(500)])).toBe(60);
});
