import { number, own, text } from '@gektar/contract/fields.ts';
import { expect, test } from 'vitest';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { cellKey, linesOf, pastedBlock } from './paste-block.ts';
import { averageShare, pastedLines } from './pasted-lines.ts';

const about = {
  fields: {
    name: text('Название'),
    price: number('Цена', { unit: 'руб.', max: 9_999_999 }),
    perHa: number('Цена за га', { unit: 'руб.', max: 9_999_999 }),
    polygons: own('Контур'),
  },
  offered: ['name', 'price'],
} as unknown as ChangedEntity;
const rows = [
  { id: 'a', rowVersion: 3, name: 'Первый', price: 100, perHa: 10 },
  { id: 'b', rowVersion: 5, name: 'Второй', price: 200, perHa: 20 },
];
const done = (id: string, changes: object) => ({
  ...{ id, state: 'done', rowVersion: 9, code: null, message: null, fields: {}, current: null, left: [] },
  changes,
});

test('lines of a spreadsheet: tabs, quoted lines, no empty last line', () => {
  expect(linesOf('1\t2\r\n"a\nb"\t"он ""да"""\r\n')).toEqual([
    ['1', '2'],
    ['a\nb', 'он "да"'],
  ]);
  expect(linesOf('7')).toEqual([['7']]);
});

test('a block goes into editable columns from the cursor on; the others and lines without a row are named', () => {
  const given = { text: '1\tx\t5\n2\ty\t6\n3\tz\t7', rows, columnIds: ['price', 'perHa', 'name', 'polygons'] };
  const block = pastedBlock(about, given, new Map(), {});
  expect(block).toMatchObject({ columnIds: ['price', 'name'], skippedIds: ['perHa'], extraLines: 1 });
  expect(block.rows.map(({ fields }) => fields)).toEqual([
    { price: 1, name: '5' },
    { price: 2, name: '6' },
  ]);
});

test('a refused text is named at its cell, a corrected one takes its place', () => {
  const given = { text: 'по запр.\n250', rows, columnIds: ['price'] };
  expect(pastedBlock(about, given, new Map(), {}).rows[0]).toMatchObject({
    fields: {},
    messages: { price: 'Только цифры' },
  });
  const corrected = pastedBlock(about, given, new Map([[cellKey('a', 'price'), '150']]), {});
  expect(corrected.rows.map(({ fields, messages }) => [fields, messages])).toEqual([
    [{ price: 150 }, {}],
    [{ price: 250 }, {}],
  ]);
});

test('values of the product go into every row alike', () => {
  const block = pastedBlock(about, { values: { price: 700 }, rows, columnIds: ['price', 'perHa'] }, new Map(), {});
  expect(block).toMatchObject({ columnIds: ['price'], extraLines: 0 });
  expect(block.rows.map(({ fields }) => fields)).toEqual([{ price: 700 }, { price: 700 }]);
});

test('a line waits, changes, is as it was, or is refused by the server at its field', () => {
  const block = pastedBlock(about, { text: '120\n200', rows, columnIds: ['price'] }, new Map(), {});
  expect(pastedLines(about, block, undefined).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  const outcomes = new Map([
    ['a', done('a', { price: [100, 120] })],
    ['b', done('b', {})],
  ]) as never;
  const lines = pastedLines(about, block, outcomes);
  expect(lines.map(({ state }) => state)).toEqual(['changed', 'same']);
  expect(lines[0]?.cells[0]).toMatchObject({ before: 100, after: 120, share: expect.closeTo(0.2) });
  expect(averageShare(lines)).toBeCloseTo(0.2);
  const refusedOutcome = new Map([
    ['a', { ...done('a', {}), state: 'refused', fields: { price: 'Не больше 9 999 999' } }],
  ]) as never;
  const [refused] = pastedLines(about, block, refusedOutcome);
  expect(refused).toMatchObject({ state: 'refused', cells: [{ message: 'Не больше 9 999 999' }] });
  expect(averageShare([])).toBeUndefined();
});

test('a row that is refused for a field outside of the paste says so, and is not as it was', () => {
  const block = pastedBlock(about, { text: '120', rows, columnIds: ['price'] }, new Map(), {});
  const outcome = {
    ...done('a', {}),
    state: 'refused',
    message: 'Название: Обязательное поле',
    fields: { name: 'Обязательное поле' },
  };
  const [line] = pastedLines(about, block, new Map([['a', outcome]]) as never);
  expect(line?.state).toBe('refused');
  expect(line?.cells[0]?.message).toContain('Обязательное поле');
});

test('two thousand rows of three columns: every value in its row, refused texts named, corrected ones taken', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => ({
    id: `row-${at}`,
    rowVersion: 1,
    name: '',
    price: at,
    perHa: 0,
  }));
  const text = many.map((_, at) => `${at % 500 === 499 ? 'нет' : at * 2}\t${at}\tИмя ${at}`).join('\n');
  const corrected = new Map([[cellKey('row-999', 'price'), '77']]);
  const block = pastedBlock(about, { text, rows: many, columnIds: ['price', 'perHa', 'name'] }, corrected, {});
  expect(block).toMatchObject({ columnIds: ['price', 'name'], skippedIds: ['perHa'], extraLines: 0 });
  expect(block.rows).toHaveLength(2_000);
  const refused = block.rows.flatMap(({ row, messages }) => (messages['price'] === undefined ? [] : [row.id]));
  expect(refused).toEqual(['row-499', 'row-1499', 'row-1999']);
  expect(block.rows[1_234]?.fields).toEqual({ price: 2_468, name: 'Имя 1234' });
  expect(block.rows[999]?.fields).toEqual({ price: 77, name: 'Имя 999' });
  const outcomes = new Map(block.rows.map(({ row }, at) => [row.id, done(row.id, { price: [at, at * 2] })]));
  const lines = pastedLines(about, block, outcomes as never);
  expect(lines.filter(({ state }) => state === 'refused')).toHaveLength(3);
  expect(averageShare(lines)).toBeCloseTo(1, 1);
});
