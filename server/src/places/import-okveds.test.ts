import { getOkvedTree, listOkvedRoots, listOkveds } from '@gektar/contract/places/okved-endpoints.ts';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openDb } from '#database/db.ts';
import { openTable } from '#importing/read-table.ts';
import { csvOf, givenFolder } from '#testing/given-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { importOkveds, type OkvedRemark, okvedColumns } from './import-okveds.ts';

let app: TestApp;
let folder: Awaited<ReturnType<typeof givenFolder>>;
beforeEach(async () => {
  app = await openTestApp(inject('clusterUrl'));
  folder = await givenFolder();
});
afterEach(async () => {
  await app.close();
  await folder.remove();
});

const codes = [
  { code: 'A', name: 'СЕЛЬСКОЕ, ЛЕСНОЕ ХОЗЯЙСТВО, ОХОТА, РЫБОЛОВСТВО И РЫБОВОДСТВО', parent_code: '', section: 'A' },
  { code: '01', name: 'Растениеводство и животноводство', parent_code: 'A', section: 'A' },
  // Listed before its parent.
  { code: '01.11', name: 'Выращивание зерновых культур', parent_code: '01.1', section: 'A' },
  { code: '01.1', name: 'Выращивание однолетних культур', parent_code: '01', section: 'A' },
];

async function importCodes(rows: readonly object[], db = app.db) {
  const remarks: OkvedRemark[] = [];
  const file = await folder.write(
    'okved.csv',
    csvOf(
      rows,
      okvedColumns.map(({ name }) => name),
    ),
  );
  const table = await openTable(file, okvedColumns);
  const counts = await importOkveds(db, table.rows, {
    remark: (remark) => remarks.push(remark),
    progress: () => undefined,
  });
  return { counts, remarks };
}

async function find(code: string) {
  const found = await app.broker.call(listOkveds, { query: { searchText: code } });
  return found.find((okved) => okved.code === code);
}

test('new codes are added under their parents, known ones keep their ids', async () => {
  const before = await find('01');
  const { counts, remarks } = await importCodes(codes);
  expect([counts, remarks]).toEqual([{ added: 2, changed: 1, unchanged: 1, refused: 0 }, []]);
  const after = await find('01');
  expect(after).toEqual({ ...before, name: 'Растениеводство и животноводство' });
  expect((await find('01.1'))?.parentId).toBe(after?.id);
  expect((await find('01.11'))?.parentId).toBe((await find('01.1'))?.id);
});

test('a repeated import changes nothing', async () => {
  await importCodes(codes);
  const before = await app.broker.call(listOkveds, { query: {} });
  expect((await importCodes(codes)).counts).toEqual({ added: 0, changed: 0, unchanged: 4, refused: 0 });
  expect(await app.broker.call(listOkveds, { query: {} })).toEqual(before);
});

test('a section printed in capitals is written like everything else', async () => {
  await importCodes(codes);
  expect((await find('A'))?.name).toBe('Сельское, лесное хозяйство, охота, рыболовство и рыбоводство');
});

test('codes that the file lacks stay, and a code moves where the file has it', async () => {
  await importCodes(codes);
  await importCodes([{ ...codes[2], parent_code: '01' }]);
  expect((await find('01.11'))?.parentId).toBe((await find('01'))?.id);
  expect(await find('01.1')).toBeDefined();
  expect(await app.broker.call(listOkvedRoots)).toHaveLength(21);
});

test('orphans and whatever stands under them are refused and named', async () => {
  const { counts, remarks } = await importCodes([
    ...codes,
    { code: '77.9', name: 'Сирота', parent_code: '77.0', section: 'N' },
    { code: '77.91', name: 'Дитя сироты', parent_code: '77.9', section: 'N' },
    { code: '98.1', name: 'Друг на друге', parent_code: '98.2', section: 'T' },
    { code: '98.2', name: 'Друг на друге', parent_code: '98.1', section: 'T' },
  ]);
  expect(counts).toMatchObject({ added: 2, refused: 4 });
  expect(remarks.map(({ row, code, reason }) => [row, code, reason])).toEqual([
    [6, '77.9', 'Нет кода 77.0, которому он подчинён'],
    [7, '77.91', 'Нет кода 77.9, которому он подчинён'],
    [8, '98.1', 'Нет кода 98.2, которому он подчинён'],
    [9, '98.2', 'Нет кода 98.1, которому он подчинён'],
  ]);
  expect(await find('77.91')).toBeUndefined();
  expect(await app.broker.call(getOkvedTree)).toHaveLength(21);
});

test('rows that are no codes are refused, the others are taken', async () => {
  const { counts, remarks } = await importCodes([
    { code: '1', name: 'Коротко', parent_code: 'A', section: 'A' },
    { code: '01.2', name: '', parent_code: '01', section: 'A' },
    { code: '01.3', name: 'Без раздела', parent_code: '01', section: '' },
    { code: '01.4', name: 'Без родителя', parent_code: '', section: 'A' },
    { code: '01.5', name: 'Верно', parent_code: '01', section: 'A' },
    { code: '01.5', name: 'Ещё раз', parent_code: '01', section: 'A' },
  ]);
  expect(counts).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 5 });
  expect(remarks.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'code: не код ОКВЭД'],
    [3, 'name: обязательное поле'],
    [4, 'section: нужна буква раздела'],
    [5, 'parent_code: обязательное поле'],
    [7, 'code: этот код в файле уже был'],
  ]);
  expect((await find('01.5'))?.name).toBe('Верно');
});

test('two imports at once leave the same classifier as one', async () => {
  const other = openDb(app.databaseUrl);
  const results = await Promise.all([importCodes(codes), importCodes(codes, other)]);
  await other.destroy();
  expect(results.map(({ counts }) => counts.added).sort()).toEqual([0, 2]);
});
