import { expect, test } from 'vitest';
import type { LoadReading, ReadObject } from './load-reading.ts';
import { knownOf, rowsOfTable } from './rows-of-table.ts';

const kind = { fields: { landHighway: { label: 'Шоссе' }, area: { label: 'Площадь' } }, sheets: { fields: [] } };
type Kind = Parameters<typeof rowsOfTable>[1];
const object = (row: number, section: string): ReadObject => ({
  ...{ key: `Лист!${row}`, sheet: 'Лист', row, rows: [row], values: {}, text: '', questions: [] },
  cells: { landHighway: { address: '', raw: section }, area: { address: `F${row}`, raw: String(row * 3) } },
});
const reading: LoadReading = {
  ...{ listDay: '2026-11-17', fingerprint: '', sheets: [], tables: [], rowCount: 10, turnedRowCount: 0 },
  objects: [object(5, 'Новорижское'), object(7, 'Ленинградское')],
  refused: [{ sheet: 'Лист', row: 9, reason: 'Итог, а не объект', text: 'Итого 31 840' }],
  meanings: [
    { sheet: 'Лист', row: 1, meaning: 'title', text: 'Свободные склады на 17.11.2026' },
    { sheet: 'Лист', row: 2, meaning: 'title', text: 'Экспл. отдельно' },
    { sheet: 'Лист', row: 3, meaning: 'head', text: 'Объект · Свободно' },
    { sheet: 'Лист', row: 4, meaning: 'section', text: 'Новорижское шоссе' },
    { sheet: 'Лист', row: 6, meaning: 'section', text: 'Ленинградское ш.' },
  ],
  others: [{ sheet: 'Лист', row: 10, text: '1 · 2 · 3' }],
};
const now = new Date('2026-11-23T12:00:00+03:00');

test('rows of the table are listed by kind: with objects and refused rows they are the file', () => {
  const lines = rowsOfTable(reading, kind as unknown as Kind);
  expect(lines.map((line) => [line.kind, line.rows, line.text, line.field])).toEqual([
    ['title', [1, 2], 'Свободные склады на 17.11.2026 · Экспл. отдельно', null],
    ['head', [3], 'Объект · Свободно', null],
    ['section', [4, 6], 'Новорижское шоссе · Ленинградское ш.', 'Шоссе'],
    ['other', [10], '1 · 2 · 3', null],
  ]);
  const listed = lines.reduce((sum, { count }) => sum + count, 0);
  expect(listed + reading.objects.length + reading.refused.length).toBe(9);
});

test('what the file says about itself comes with its row', () => {
  expect(knownOf(reading, kind as unknown as Kind, { now, answers: [] })).toEqual([
    { kind: 'day', text: '2026-11-17', label: '', row: 1, count: 1, isByHand: false },
    { kind: 'opex', text: 'excluded', label: '', row: 2, count: 1, isByHand: false },
    { kind: 'sections', text: 'take', label: 'Шоссе', row: 4, count: 2, isByHand: false },
  ]);
  const silent = { ...reading, listDay: '2026-11-23', meanings: reading.meanings.slice(2, 3), others: [] };
  expect(knownOf(silent, kind as unknown as Kind, { now, answers: [] })).toEqual([
    { kind: 'day', text: '2026-11-23', label: '', row: null, count: 1, isByHand: false },
  ]);
});
