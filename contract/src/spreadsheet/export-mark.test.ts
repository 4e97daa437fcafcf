import { expect, test } from 'vitest';
import { cellPrint, foldSaved, isAsExported, readDays, readNumbers, shownNumber } from './cell-print.ts';
import { hiddenColumns, readExportedIds, readExportMark, readRowMark } from './export-mark.ts';
import { hideLastColumns } from './hide-columns.ts';
import { dayCell, numberCell, textCell } from './sheet-cell.ts';

const idOf = (at: number) => `0198c4f2-7b1e-7a30-8d55-${at.toString(16).padStart(12, '0')}`;

test('marks of an export are read as they were written; a changed one is spoilt', () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => ({
    id: idOf(at),
    rowVersion: at + 1,
    isEnabled: at % 2 === 0,
  }));
  const origin = {
    ...{ entity: 'vacancy', dateTime: '2026-11-12T09:30:00.000Z', employeeId: idOf(9_000) },
    objectOf: (row: (typeof rows)[number]) => row,
  };
  const columns = [
    {
      title: 'Версия, м²',
      field: 'version',
      cell: ({ rowVersion }: (typeof rows)[number]) => numberCell(rowVersion, 0),
    },
    { title: '№', cell: () => textCell('') },
  ];
  const [marks, ...lists] = hiddenColumns(origin, columns, rows);
  const mark = readExportMark(marks?.head ?? '');
  expect(mark).toMatchObject({
    entity: 'vacancy',
    employeeId: idOf(9_000),
    columns: [{ field: 'version' }, { field: null }],
  });
  expect(readRowMark(marks?.rows[7] ?? '')).toEqual({ ...rows[7], prints: [cellPrint(numberCell(8)), ''] });
  expect(lists.flatMap(({ head }) => readExportedIds(head) ?? [])).toEqual(rows.map(({ id }) => id));
  for (const { head } of [...lists, ...(marks ? [marks] : [])]) expect(head.length).toBeLessThan(32_767);
  expect(readExportMark((marks?.head ?? '').replace('vacancy', 'complex'))).toBe('spoilt');
  expect(readRowMark((marks?.rows[7] ?? '').replace(' 8 ', ' 9 '))).toBe('spoilt');
  expect([readExportMark('Цена'), readRowMark(''), readExportedIds('gektar-ids:1 ABC #1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('what is saved in another format is as exported; another content is not', () => {
  const area = cellPrint(numberCell(12.3456));
  for (const text of ['12,35', '12.35', '12,3456']) expect(isAsExported(area, { text }), text).toBe(true);
  expect(isAsExported(area, { text: '12.35', number: 12.35 })).toBe(false);
  expect(isAsExported(area, { text: '12.3456', number: 12.3456 })).toBe(true);
  expect(isAsExported(area, { text: '12,36' })).toBe(false);
  const price = cellPrint(numberCell(1_234_567.5));
  for (const text of ['1 234 567,50', '1\u00A0234\u00A0567,50', '1,234,567.50', '1’234’567.50', '1.234.567,50'])
    expect(isAsExported(price, { text }), text).toBe(true);
  const day = cellPrint(dayCell('2026-11-20T00:00:00'));
  for (const text of ['20.11.2026', '2026-11-20', '11/20/2026']) expect(isAsExported(day, { text }), text).toBe(true);
  expect(isAsExported(day, { text: '46346', number: 46_346 })).toBe(true);
  expect(isAsExported(day, { text: '44884', number: 44_884 })).toBe(true);
  expect(isAsExported(day, { text: '21.11.2026' })).toBe(false);
  const text = cellPrint(textCell('Площадь 5 м²;\r\nцена ₽ 1'));
  expect(isAsExported(text, { text: 'Площадь 5 м2;\nцена ? 1' })).toBe(true);
  expect(isAsExported(text, { text: 'Площадь 6 м2;\nцена ? 1' })).toBe(false);
  expect([isAsExported('', { text: '' }), isAsExported('', { text: 'x' }), isAsExported(text, { text: '' })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('numbers and days are read as they are typed', () => {
  expect(readNumbers('1,234')).toEqual([1.234, 1_234]);
  expect(readNumbers('1.234.567')).toEqual([1_234_567]);
  expect([readNumbers('по запросу'), readNumbers('1-2'), readNumbers('')]).toEqual([[], [], []]);
  expect(readDays('05/06/2026')).toEqual(['2026-06-05', '2026-05-06']);
  expect([readDays('31.02.2026'), readDays('20.11.26'), readDays('20.11.2026 0:00')]).toEqual([
    [],
    ['2026-11-20'],
    ['2026-11-20'],
  ]);
  expect([shownNumber(1.005), shownNumber(-1.005), shownNumber(12.3449), shownNumber(1e21)]).toEqual([
    1.01, -1.01, 12.34, 1e21,
  ]);
  expect(foldSaved('ёж — “да”…')).toBe('ёж — “да”…');
});

test('the last columns of a worksheet are hidden', () => {
  const xml = '<cols><col min="1" max="1" width="9"/><col min="2" max="2" width="9"/></cols>';
  expect(hideLastColumns(xml, 1)).toBe(
    '<cols><col min="1" max="1" width="9"/><col min="2" max="2" width="9" hidden="1"/></cols>',
  );
});
