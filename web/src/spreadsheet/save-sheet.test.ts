import { readExportedIds, readExportMark, readRowMark } from '@gektar/contract/spreadsheet/export-mark.ts';
import { dayCell, numberCell, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { expect, test } from 'vitest';
import { toSheet } from './save-sheet.ts';
import { columnWidth } from './sheet.ts';

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

test('rows of objects are marked in hidden columns after the others; without objects there are none', () => {
  const rows = [
    {
      name: 'Первый',
      area: 12.5,
      day: null,
      id: '0198c4f2-7b1e-7a30-8d55-2f6f0a5b1c01',
      rowVersion: 3,
      isEnabled: true,
    },
    { name: 'Второй', area: 7, day: null, id: '0198c4f2-7b1e-7a30-8d55-2f6f0a5b1c02', rowVersion: 9, isEnabled: false },
  ];
  const origin = {
    entity: 'property',
    dateTime: '2026-11-12T09:30:00.000Z',
    employeeId: null,
    objectOf: (row: (typeof rows)[number]) => row,
  };
  const { data, widths, hiddenCount } = toSheet(columns, rows, origin);
  const texts = data.map((row) =>
    row?.slice(columns.length).map((cell) => String((cell as { value: unknown } | null)?.value ?? '')),
  );
  expect([hiddenCount, widths.length]).toEqual([2, columns.length + 2]);
  expect(readExportMark(texts[0]?.[0] ?? '')).toMatchObject({ entity: 'property', dateTime: origin.dateTime });
  expect(readExportedIds(texts[0]?.[1] ?? '')).toEqual(rows.map(({ id }) => id));
  const marks = texts.slice(1).map(([mark = '']) => readRowMark(mark));
  expect(marks).toMatchObject(rows.map(({ id, rowVersion, isEnabled }) => ({ id, rowVersion, isEnabled })));
  expect(toSheet(columns, rows)).toMatchObject({ hiddenCount: 0, widths: { length: columns.length } });
});
