import { numberCell, type SheetColumn, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { expect, test } from 'vitest';
import { rowsText } from './rows-text.ts';

interface Row {
  readonly name: string;
  readonly area: number | null;
}

const columns: readonly SheetColumn<Row>[] = [
  { title: 'Название', cell: ({ name }) => textCell(name) },
  { title: 'Площадь', cell: ({ area }) => numberCell(area) },
  { title: 'Доступна', cell: () => ({ kind: 'day', day: '2027-01-15' }) },
  { title: 'Диск', cell: () => ({ kind: 'link', address: 'https://disk.example.ru/a' }) },
];

test('rows are lines with tabs: a comma in numbers, days as in Russia, nothing for an empty cell, quotes around breaks', () => {
  const rows = [
    { name: 'Логопарк «Север»', area: 12_345.5 },
    { name: 'две\nстроки "и" кавычки', area: null },
  ];
  expect(rowsText(columns, rows)).toBe(
    'Логопарк «Север»\t12345,5\t15.01.2027\thttps://disk.example.ru/a\n"две\nстроки ""и"" кавычки"\t\t15.01.2027\thttps://disk.example.ru/a',
  );
  expect(rowsText(columns, [])).toBe('');
});
