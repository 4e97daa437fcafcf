import { getComplex, getFullComplex, updateComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { findComplexes } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTable } from '#importing/read-table.ts';
import { complexCells, csvOf, givenFolder } from '#testing/given-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { type ComplexCells, type ComplexColumn, complexColumnNames, complexColumns } from './complex-columns.ts';
import { findComplexIds } from './complex-ids.ts';
import { importComplexes } from './import-complexes.ts';

let app: TestApp;
let folder: Awaited<ReturnType<typeof givenFolder>>;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  folder = await givenFolder();
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

const nothing = { accepted: 0, repaired: 0, present: 0, different: 0, refused: 0, leftOut: 0 };
let files = 0;

async function importRows(rows: readonly ComplexCells[], isCheck = false) {
  files += 1;
  const file = await folder.write(`${files}.csv`, csvOf(rows, complexColumnNames));
  const remarks: { row: number; id: string; column: ComplexColumn | undefined; reason: string }[] = [];
  const others: (readonly string[])[] = [];
  const counts = await importComplexes(app.db, (await openTable(file, complexColumns)).rows, {
    ids: await findComplexIds(app.db),
    responsibleEmployeeId: app.broker.id,
    isCheck,
    listener: {
      outcome: ({ row, id, remarks: outcomes, others: found }) => {
        remarks.push(...outcomes.map((remark) => ({ row, id, ...remark })));
        others.push(found);
      },
      progress: () => undefined,
    },
  });
  return { counts, remarks, others };
}

async function idOf(name: string): Promise<string> {
  const found = await app.db.selectFrom('industrial.complexes').select('id').where('name', '=', name).execute();
  expect(found).toHaveLength(1);
  return found[0]?.id ?? '';
}

test('an imported complex is one like any other, found by the list, and its log says where it came from', async () => {
  const row = complexCells({ coord_quality: 'nearest_city_point:Дмитров' });
  expect((await importRows([row])).counts).toEqual({ ...nothing, accepted: 1 });
  const id = await idOf(row.name);
  const complex = await app.broker.call(getFullComplex, { params: { id } });
  expect(complex).toMatchObject({
    complexType: { name: 'Складской комплекс' },
    complexConstructionStatus: 1,
    region: { id: 50 },
    isApproximatePosition: true,
    responsibleUser: app.broker.id,
    vacanciesUpdatePeriod: 30,
    rowVersion: 1,
    isEnabled: true,
    buildings: [],
    vacancyCount: 0,
  });
  expect(complex.logs).toMatchObject([{ action: 'import', employeeId: null }]);
  const listed = await app.broker.call(findComplexes, { query: {}, body: { filterModel: { complexName: row.name } } });
  expect(listed.map((one) => one.id)).toEqual([id]);
});

test('a file repeated brings nothing twice; what it says otherwise is told and changes nothing', async () => {
  const rows = [complexCells(), complexCells()] as const;
  await importRows(rows);
  expect((await importRows(rows)).counts).toEqual({ ...nothing, present: 2 });
  const { counts, remarks, others } = await importRows([{ ...rows[0], total_area_sqm: '99 000' }, rows[1]]);
  expect(counts).toEqual({ ...nothing, present: 1, different: 1 });
  expect(remarks).toEqual([
    { row: 2, id: rows[0].id, column: 'total_area_sqm', reason: 'Было «42000», в файле «99 000»' },
  ]);
  const complex = await app.broker.call(getComplex, { params: { id: await idOf(rows[0].name) } });
  const title = [complex.name, complex.address].filter(Boolean).join(', ');
  expect(others).toEqual([[`${title}, /industrial/complex/${complex.id}`], []]);
  expect([complex.complexArea, complex.rowVersion]).toEqual([42_000, 1]);
});

test("a broker's edit outlives the next import", async () => {
  const row = complexCells();
  await importRows([row]);
  const complex = await app.broker.call(getComplex, { params: { id: await idOf(row.name) } });
  await app.broker.call(updateComplex, { body: { ...complex, complexArea: 1 } });
  expect((await importRows([row])).counts).toEqual({ ...nothing, present: 1 });
  expect(await app.broker.call(getComplex, { params: { id: complex.id } })).toMatchObject({ complexArea: 1 });
});

test('rows without a place, a known type or a status are refused by row and column, the rest is taken', async () => {
  const { counts, remarks } = await importRows([
    complexCells(),
    complexCells({ id: 'nowhere', lat: '', lon: '' }),
    complexCells({ id: 'odd', kind: 'castle', status: '' }),
    complexCells({ id: 'unplaced', region_code: '999' }),
    complexCells(),
  ]);
  expect(counts).toEqual({ ...nothing, accepted: 2, refused: 3 });
  expect(remarks).toEqual([
    { row: 3, id: 'nowhere', column: 'lat', reason: 'Обязательное поле' },
    { row: 3, id: 'nowhere', column: 'lon', reason: 'Обязательное поле' },
    { row: 4, id: 'odd', column: 'kind', reason: 'Нет в справочнике: castle' },
    { row: 4, id: 'odd', column: 'status', reason: 'Обязательное поле' },
    { row: 5, id: 'unplaced', column: 'region_code', reason: 'Нет в справочнике: 999' },
  ]);
});

test('of two rows with one id the second is compared with the first', async () => {
  const row = complexCells();
  const { counts } = await importRows([row, { ...row, name: 'Другой парк' }]);
  expect(counts).toEqual({ ...nothing, accepted: 1, different: 1 });
});

test('a check keeps nothing', async () => {
  const row = complexCells();
  expect((await importRows([row], true)).counts).toEqual({ ...nothing, accepted: 1 });
  expect((await importRows([row])).counts).toEqual({ ...nothing, accepted: 1 });
});

test('a value deleted while the file was read refuses its row alone', async () => {
  const { id } = await app.db
    .insertInto('industrial.highways')
    .values({ name: 'Окольное шоссе' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = await findComplexIds(app.db);
  await app.db.deleteFrom('industrial.highways').where('id', '=', id).execute();
  const rows = [complexCells({ id: 'late', highway: 'Окольное шоссе' }), complexCells()];
  const file = await folder.write('late.csv', csvOf(rows, complexColumnNames));
  const outcomes: unknown[] = [];
  const counts = await importComplexes(app.db, (await openTable(file, complexColumns)).rows, {
    ids,
    responsibleEmployeeId: app.broker.id,
    listener: { outcome: ({ id: row, remarks }) => outcomes.push([row, ...remarks]), progress: () => undefined },
  });
  expect(counts).toEqual({ ...nothing, accepted: 1, refused: 1 });
  expect(outcomes[0]).toEqual(['late', { column: 'highway', reason: 'Введите или выберите из списка' }]);
});
