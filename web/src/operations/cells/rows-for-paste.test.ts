import { expect, test } from 'vitest';
import { MAX_PASTED_ROWS, rowsOfPaste } from './rows-for-paste.tsx';

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index), rowVersion: 1 }));
const lines = (count: number) => Array.from({ length: count }, () => '1').join('\n');
const columnIds = ['price'];

test('a block longer than the loaded rows needs further rows of the list, up to its end and to the most', () => {
  const [loaded, more] = [rowsUpTo(100), rowsUpTo(150)];
  const pasted = { text: lines(120), rows: loaded.slice(10), columnIds };
  expect(rowsOfPaste(pasted, { rows: loaded, totalCount: 1_000 })).toEqual({ rows: loaded.slice(10), needed: 120 });
  expect(rowsOfPaste(pasted, { rows: more, totalCount: 1_000 }).rows).toEqual(more.slice(10));
  expect(rowsOfPaste(pasted, { rows: loaded, totalCount: 125 }).needed).toBe(115);
  const huge = { ...pasted, text: lines(MAX_PASTED_ROWS + 1) };
  expect(rowsOfPaste(huge, { rows: loaded, totalCount: 20_000 }).needed).toBe(MAX_PASTED_ROWS);
});

test('a block that fits, a fill, and a list in which the first row is no longer found take the rows they were given', () => {
  const loaded = rowsUpTo(100);
  const below = loaded.slice(90);
  const asGiven = { rows: below, needed: 10 };
  const list = { rows: rowsUpTo(150), totalCount: 1_000 };
  expect(rowsOfPaste({ text: lines(10), rows: below, columnIds }, list)).toEqual(asGiven);
  expect(rowsOfPaste({ values: { price: 1 }, rows: below, columnIds }, list)).toEqual(asGiven);
  const others = { ...list, rows: list.rows.map((row) => ({ ...row, id: `other ${row.id}` })) };
  expect(rowsOfPaste({ text: lines(50), rows: below, columnIds }, others)).toEqual(asGiven);
});
