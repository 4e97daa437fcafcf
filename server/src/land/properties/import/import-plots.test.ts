import {
  findProperties,
  getProperty,
  listPropertyHistory,
  updateProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDb } from '#database/db.ts';
import { findDictionaryIds } from '#land/dictionaries/dictionary-ids.ts';
import { readCsv } from '#office/read-csv.ts';
import { csvOf, givenFolder, plotCells } from '#testing/given-file.ts';
import { type House, openHouse } from '#testing/house.ts';
import { type ImportRemark, importPlots, type PlotRow } from './import-plots.ts';
import { type PlotCells, plotColumns } from './plot-columns.ts';

let house: House;
let folder: Awaited<ReturnType<typeof givenFolder>>;
beforeAll(async () => {
  house = await openHouse(inject('clusterUrl'));
  folder = await givenFolder();
});
afterAll(async () => {
  await house.close();
  await folder.remove();
});

let files = 0;

/** Writes the rows into a file and imports it. */
async function importRows(
  rows: readonly PlotCells[],
  about: { signal?: AbortSignal; onRow?: (rows: number) => void } = {},
) {
  files += 1;
  const file = await folder.write(`${files}.csv`, `\uFEFF${csvOf(rows)}`);
  return importFrom(readCsv(file, plotColumns), about);
}

async function importFrom(
  rows: AsyncIterable<PlotRow>,
  {
    onRow = () => undefined,
    db = house.db,
    ...about
  }: { signal?: AbortSignal; onRow?: (rows: number) => void; db?: House['db'] } = {},
) {
  const remarks: ImportRemark[] = [];
  const counts = await importPlots(db, rows, {
    ids: await findDictionaryIds(db),
    responsibleEmployeeId: house.broker.id,
    today: '2026-11-20',
    listener: { remark: (remark) => remarks.push(remark), progress: onRow },
    ...about,
  });
  return { counts, remarks };
}

async function findByNumber(cadastralNumber: string) {
  return house.broker.call(findProperties, { query: {}, body: { cadastralNumber } });
}

test('an imported plot is an object like any other, and its history says where it came from', async () => {
  const row = plotCells({
    gas: 'possible',
    gas_max_m3h: '100',
    permitted_use_codes: '6.0;6.4',
    okved_classes: '10;25',
  });
  expect((await importRows([row])).counts).toEqual({ accepted: 1, present: 0, refused: 0, leftOut: 0 });
  const [found] = await findByNumber(row.cadastral_numbers);
  const property = await house.broker.call(getProperty, { params: { id: found?.id ?? '' } });
  expect(property).toMatchObject({
    cadastralNumbers: [row.cadastral_numbers],
    region: { name: 'Московская область' },
    propertyType: { name: 'Производство' },
    gasSupply: { type: 1, value: 2400, measure: 'м3/сутки' },
    permittedUseTypes: [{ code: '6.0' }, { code: '6.4' }],
    okveds: [{ code: '10' }, { code: '25' }],
    responsibleEmployeeId: house.broker.id,
    rowVersion: 1,
    isEnabled: true,
  });
  const history = await house.broker.call(listPropertyHistory, { params: { id: property.id }, query: {} });
  expect(history).toMatchObject([{ action: 'import', employeeId: null }]);
});

test('an approximate point stays marked as approximate', async () => {
  const row = plotCells({ coord_quality: 'municipality_point:Клин' });
  await importRows([row]);
  expect(await findByNumber(row.cadastral_numbers)).toMatchObject([{ isApproximatePosition: true }]);
});

test('refused rows are told per row and column, the rest is taken', async () => {
  const rows = [
    plotCells(),
    plotCells({ id: 'bad', category: '', area_ha: 'много' }),
    plotCells({ id: 'odd', electricity: 'yes', electricity_max_mw: '29242' }),
    plotCells(),
  ];
  const { counts, remarks } = await importRows(rows);
  expect(counts).toEqual({ accepted: 3, present: 0, refused: 1, leftOut: 1 });
  expect(remarks.map(({ row, id, column, isRefusal }) => [row, id, column, isRefusal])).toEqual([
    [3, 'bad', 'category', true],
    [3, 'bad', 'area_ha', true],
    [4, 'odd', 'electricity_max_mw', false],
  ]);
});

test('a number that another object has is refused as taken, in the file and in the base', async () => {
  const words = { cadastral_relation: 'adjacent_to', cadastral_raw: 'рядом с 50:27:0990077:1' };
  const first = plotCells();
  const { counts, remarks } = await importRows([
    first,
    plotCells({ id: 'same-number', cadastral_numbers: first.cadastral_numbers }),
    plotCells(words),
    plotCells({ id: 'same-words', ...words }),
  ]);
  expect(counts).toEqual({ accepted: 2, present: 0, refused: 2, leftOut: 0 });
  expect(remarks).toMatchObject([
    { id: 'same-number', column: 'cadastral_numbers', reason: 'Кадастровый номер уже используется' },
    { id: 'same-words', column: 'cadastral_raw', reason: 'Кадастровый номер уже используется' },
  ]);
  const again = await importRows([plotCells({ id: 'later', cadastral_numbers: first.cadastral_numbers })]);
  expect(again.counts.refused).toBe(1);
});

test('of a row that the database refuses nothing is left, and mended it is taken', async () => {
  const first = plotCells();
  const second = plotCells({ cadastral_numbers: `50:27:0990099:1;${first.cadastral_numbers}` });
  await importRows([first, second]);
  expect(await findByNumber('50:27:0990099:1')).toEqual([]);
  const { counts } = await importRows([first, { ...second, cadastral_numbers: '50:27:0990099:1' }]);
  expect(counts).toEqual({ accepted: 1, present: 1, refused: 0, leftOut: 0 });
});

test('a second import brings no doubles and leaves the edits of brokers alone', async () => {
  const row = plotCells({ price_rub: '1' });
  await importRows([row]);
  const [before] = await findByNumber(row.cadastral_numbers);
  const whole = await house.broker.call(getProperty, { params: { id: before?.id ?? '' } });
  await house.broker.call(updateProperty, { body: { ...whole, price: 5_000_000, comment: 'Торг' } });
  const { counts, remarks } = await importRows([{ ...row, price_rub: '2', area_ha: 'испорчено' }]);
  expect(counts).toEqual({ accepted: 0, present: 1, refused: 0, leftOut: 0 });
  expect(remarks).toEqual([]);
  expect(await findByNumber(row.cadastral_numbers)).toMatchObject([{ price: 5_000_000, comment: 'Торг', area: 2.5 }]);
});

test('rows with a wrong number of cells, without an id or with a broken one do not stop the others', async () => {
  const good = plotCells();
  const lines = csvOf([plotCells({ id: '' }), plotCells({ id: 'a\0b' }), good])
    .trimEnd()
    .split('\n');
  const file = await folder.write('odd.csv', [lines[0], 'короткая,строка', ...lines.slice(1)].join('\n'));
  const { counts, remarks } = await importFrom(readCsv(file, plotColumns));
  expect(counts).toEqual({ accepted: 1, present: 0, refused: 3, leftOut: 0 });
  expect(remarks.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [2, undefined, `Столбцов 2, а нужно ${plotColumns.length}`],
    [3, 'id', 'Обязательное поле'],
    [4, 'id', 'Данные введены не корректно'],
  ]);
});

test('an import that was stopped goes on from there', async () => {
  const rows = Array.from({ length: 12 }, () => plotCells());
  const stop = new AbortController();
  const first = await importRows(rows, { signal: stop.signal, onRow: (done) => done === 5 && stop.abort() });
  expect(first.counts).toEqual({ accepted: 5, present: 0, refused: 0, leftOut: 0 });
  const second = await importRows(rows);
  expect(second.counts).toEqual({ accepted: 7, present: 5, refused: 0, leftOut: 0 });
});

test('two imports of one file at once bring each row once', async () => {
  const rows = Array.from({ length: 60 }, () => plotCells());
  const other = openDb(house.databaseUrl);
  const file = await folder.write('twice.csv', csvOf(rows));
  const results = await Promise.all([
    importFrom(readCsv(file, plotColumns)),
    importFrom(readCsv(file, plotColumns), { db: other }),
  ]);
  await other.destroy();
  const sum = (part: 'accepted' | 'present' | 'refused') => results.reduce((all, { counts }) => all + counts[part], 0);
  expect([sum('accepted'), sum('present'), sum('refused')]).toEqual([60, 60, 0]);
  const taken = await house.db
    .selectFrom('land.property_sources')
    .select('source_id')
    .where(
      'source_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  expect(taken).toHaveLength(60);
});

test('progress is told after each row and ends with the whole file', async () => {
  const told: number[] = [];
  await importRows([plotCells(), plotCells({ category: '' }), plotCells()], { onRow: (done) => told.push(done) });
  expect(told).toEqual([1, 2, 3]);
});
