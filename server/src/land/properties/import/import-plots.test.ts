import {
  findProperties,
  getProperty,
  listPropertyHistory,
  updateProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDb } from '#database/db.ts';
import { ROWS_AT_ONCE } from '#importing/import-rows.ts';
import { openTable } from '#importing/read-table.ts';
import { findDictionaryIds } from '#land/dictionaries/dictionary-ids.ts';
import { csvOf, givenFolder, plotCells } from '#testing/given-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { importPlots, type PlotOutcome, type PlotRow } from './import-plots.ts';
import { type PlotCells, plotColumnNames, plotColumns } from './plot-columns.ts';

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

let files = 0;
const nothing = { accepted: 0, repaired: 0, present: 0, different: 0, refused: 0, leftOut: 0 };

async function rowsOf(file: string): Promise<AsyncIterable<PlotRow>> {
  return (await openTable(file, plotColumns)).rows;
}

/** Writes the rows into a file and imports it. */
async function importRows(
  rows: readonly PlotCells[],
  about: { signal?: AbortSignal; isCheck?: boolean; onRow?: (rows: number) => void } = {},
) {
  files += 1;
  const file = await folder.write(`${files}.csv`, `\uFEFF${csvOf(rows)}`);
  return importFrom(await rowsOf(file), about);
}

async function importFrom(
  rows: AsyncIterable<PlotRow>,
  {
    onRow = () => undefined,
    db = app.db,
    ...about
  }: { signal?: AbortSignal; isCheck?: boolean; onRow?: (rows: number) => void; db?: TestApp['db'] } = {},
) {
  const outcomes: PlotOutcome[] = [];
  const counts = await importPlots(db, rows, {
    ids: await findDictionaryIds(db),
    responsibleEmployeeId: app.broker.id,
    today: '2026-11-20',
    listener: { outcome: (outcome) => outcomes.push(outcome), progress: onRow },
    ...about,
  });
  const remarks = outcomes.flatMap(({ row, id, result, remarks: found }) =>
    found.map((remark) => ({ row, id, result, ...remark })),
  );
  return { counts, outcomes, remarks };
}

async function findByNumber(cadastralNumber: string) {
  return app.broker.call(findProperties, { query: {}, body: { cadastralNumber } });
}

test('an imported plot is an object like any other, and its history says where it came from', async () => {
  const row = plotCells({
    gas: 'possible',
    gas_max_m3h: '100',
    permitted_use_codes: '6.0;6.4',
    okved_classes: '10;25',
  });
  expect((await importRows([row])).counts).toEqual({ ...nothing, accepted: 1 });
  const [found] = await findByNumber(row.cadastral_numbers);
  const property = await app.broker.call(getProperty, { params: { id: found?.id ?? '' } });
  expect(property).toMatchObject({
    cadastralNumbers: [row.cadastral_numbers],
    region: { name: 'Московская область' },
    propertyType: { name: 'Производство' },
    gasSupply: { type: 1, value: 2400, measure: 'м3/сутки' },
    permittedUseTypes: [{ code: '6.0' }, { code: '6.4' }],
    okveds: [{ code: '10' }, { code: '25' }],
    responsibleEmployeeId: app.broker.id,
    rowVersion: 1,
    isEnabled: true,
  });
  const history = await app.broker.call(listPropertyHistory, { params: { id: property.id }, query: {} });
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
  expect(counts).toEqual({ ...nothing, accepted: 3, refused: 1, leftOut: 1 });
  expect(remarks.map(({ row, id, column, result }) => [row, id, column, result])).toEqual([
    [3, 'bad', 'category', 'refused'],
    [3, 'bad', 'area_ha', 'refused'],
    [4, 'odd', 'electricity_max_mw', 'accepted'],
  ]);
});

test('a number that another object has is refused as taken, in the file and in the database', async () => {
  const words = { cadastral_relation: 'malformed', cadastral_raw: '50 27 0990077' };
  const first = plotCells();
  const { counts, remarks } = await importRows([
    first,
    plotCells({ id: 'same-number', cadastral_numbers: first.cadastral_numbers }),
    plotCells(words),
    plotCells({ id: 'same-words', ...words }),
  ]);
  expect(counts).toEqual({ ...nothing, accepted: 2, refused: 2 });
  expect(remarks).toMatchObject(
    [
      {
        id: 'same-number',
        column: 'cadastral_numbers',
        reason: /^Кадастровый номер уже используется: \S+ у объекта «/,
      },
      { id: 'same-words', column: 'cadastral_raw', reason: /^Кадастровый номер уже используется: 50 27 0990077 у / },
    ].map(({ reason, ...remark }) => ({ ...remark, reason: expect.stringMatching(reason) })),
  );
});

test('a row refused or different because of another record names it and leads to it, or to the row that brought it', async () => {
  const first = plotCells();
  const number = first.cadastral_numbers;
  const same = plotCells({ cadastral_numbers: number });
  const { outcomes } = await importRows([first, same]);
  const [found] = await findByNumber(number);
  const address = found?.address ?? '';
  expect(address).not.toBe('');
  const reason = `Кадастровый номер уже используется: ${number} у объекта «${number}, ${address}»`;
  expect(outcomes[1]).toMatchObject({
    result: 'refused',
    remarks: [{ reason }],
    others: [`${number}, ${address}, строка 2 этого файла`],
  });
  const there = `${number}, ${address}, /land/property/${found?.id}`;
  const { outcomes: later } = await importRows([same, { ...first, area_ha: '8' }, first, { ...first, area_ha: 'x' }]);
  expect(later.map(({ result, others }) => [result, others])).toEqual([
    ['refused', [there]],
    ['different', [there]],
    ['present', []],
    ['different', [there]],
  ]);
  expect(later[0]?.remarks).toEqual([{ column: 'cadastral_numbers', reason }]);
});

test('of a row that the database refuses nothing is left, and mended it is taken', async () => {
  const first = plotCells();
  const second = plotCells({ cadastral_numbers: `50:27:0990099:1;${first.cadastral_numbers}` });
  await importRows([first, second]);
  expect(await findByNumber('50:27:0990099:1')).toEqual([]);
  const { counts } = await importRows([first, { ...second, cadastral_numbers: '50:27:0990099:1' }]);
  expect(counts).toEqual({ ...nothing, accepted: 1, present: 1 });
});

test('a second import brings no doubles and leaves the edits of brokers alone', async () => {
  const row = plotCells({ price_rub: '1' });
  await importRows([row]);
  const [before] = await findByNumber(row.cadastral_numbers);
  const whole = await app.broker.call(getProperty, { params: { id: before?.id ?? '' } });
  await app.broker.call(updateProperty, { body: { ...whole, price: 5_000_000, comment: 'Торг' } });
  const { counts, remarks } = await importRows([{ ...row, price_rub: '2', area_ha: 'испорчено' }]);
  expect(counts).toEqual({ ...nothing, different: 1 });
  expect(remarks).toEqual([
    { row: 2, id: row.id, result: 'different', column: 'area_ha', reason: 'Было «2.5», в файле «испорчено»' },
    { row: 2, id: row.id, result: 'different', column: 'price_rub', reason: 'Было «1», в файле «2»' },
  ]);
  expect((await importRows([row])).counts).toEqual({ ...nothing, present: 1 });
  expect(await findByNumber(row.cadastral_numbers)).toMatchObject([{ price: 5_000_000, comment: 'Торг', area: 2.5 }]);
});

test('rows with a wrong number of cells, without an id or with a broken one do not stop the others', async () => {
  const good = plotCells();
  const lines = csvOf([plotCells({ id: '' }), plotCells({ id: 'a\0b' }), good])
    .trimEnd()
    .split('\n');
  const file = await folder.write('odd.csv', [lines[0], 'короткая,строка', ...lines.slice(1)].join('\n'));
  const { counts, remarks } = await importFrom(await rowsOf(file));
  expect(counts).toEqual({ ...nothing, accepted: 1, refused: 3 });
  expect(remarks.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [2, undefined, `Столбцов 2, а нужно ${plotColumnNames.length}`],
    [3, 'id', 'Обязательное поле'],
    [4, 'id', 'Данные введены не корректно'],
  ]);
});

test('an import that was stopped goes on from there', async () => {
  const rows = Array.from({ length: ROWS_AT_ONCE + 5 }, () => plotCells());
  const stop = new AbortController();
  const first = await importRows(rows, { signal: stop.signal, onRow: (done) => done === 5 && stop.abort() });
  expect(first.counts).toEqual({ ...nothing, accepted: ROWS_AT_ONCE });
  const second = await importRows(rows);
  expect(second.counts).toEqual({ ...nothing, accepted: 5, present: ROWS_AT_ONCE });
});

test('two imports of one file at once bring each row once', async () => {
  const rows = Array.from({ length: ROWS_AT_ONCE + 60 }, () => plotCells());
  const other = openDb(app.databaseUrl);
  const file = await folder.write('twice.csv', csvOf(rows));
  const results = await Promise.all([importFrom(await rowsOf(file)), importFrom(await rowsOf(file), { db: other })]);
  await other.destroy();
  const sum = (part: 'accepted' | 'present' | 'refused') => results.reduce((all, { counts }) => all + counts[part], 0);
  expect([sum('accepted'), sum('present'), sum('refused')]).toEqual([rows.length, rows.length, 0]);
  const taken = await app.db
    .selectFrom('land.property_sources')
    .select('source_id')
    .where(
      'source_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  expect(taken).toHaveLength(rows.length);
});

test('progress is told after each row and ends with the whole file', async () => {
  const progress: number[] = [];
  await importRows([plotCells(), plotCells({ category: '' }), plotCells()], { onRow: (done) => progress.push(done) });
  expect(progress).toEqual([1, 2, 3]);
});

test('of a hundred rows in one transaction each is taken or refused for itself', async () => {
  const rows = Array.from({ length: ROWS_AT_ONCE }, () => plotCells());
  const [first] = rows;
  for (const index of [1, 40, 41, 99]) {
    rows[index] = plotCells({ id: `${first?.id}-${index}`, cadastral_numbers: first?.cadastral_numbers ?? '' });
  }
  const { counts, remarks } = await importRows(rows);
  expect(counts).toEqual({ ...nothing, accepted: ROWS_AT_ONCE - 4, refused: 4 });
  expect(remarks.map(({ row }) => row)).toEqual([3, 42, 43, 101]);
});

test('an id that stands in the file twice is one plot; other content under it is told', async () => {
  const row = plotCells();
  const { counts, remarks } = await importRows([row, row, { ...row, area_ha: '3,5' }]);
  expect(counts).toEqual({ ...nothing, accepted: 1, present: 1, different: 1 });
  expect(remarks).toMatchObject([{ row: 4, column: 'area_ha', reason: 'Было «2.5», в файле «3,5»' }]);
});

test('a check tells what would become of each row and keeps nothing', async () => {
  const there = plotCells();
  await importRows([there]);
  const fresh = plotCells();
  const rows = [
    there,
    { ...there, title: 'Иное' },
    fresh,
    plotCells({ id: 'double', cadastral_numbers: fresh.cadastral_numbers }),
  ];
  const before = await rowCounts();
  const { outcomes } = await importRows(rows, { isCheck: true });
  expect(outcomes.map(({ result }) => result)).toEqual(['present', 'different', 'accepted', 'refused']);
  expect(await rowCounts()).toEqual(before);
  const { outcomes: real } = await importRows(rows);
  expect(real).toEqual(outcomes);
});

async function rowCounts() {
  const { properties, sources, audits } = await app.db
    .selectNoFrom((eb) => [
      eb.selectFrom('land.properties').select(eb.fn.countAll<number>().as('n')).as('properties'),
      eb.selectFrom('land.property_sources').select(eb.fn.countAll<number>().as('n')).as('sources'),
      eb.selectFrom('shared.audit').select(eb.fn.countAll<number>().as('n')).as('audits'),
    ])
    .executeTakeFirstOrThrow();
  return [properties, sources, audits];
}

test('rows before the place where a file is broken are taken', async () => {
  const [first, second] = [plotCells(), plotCells()];
  const [head, whole, broken] = csvOf([first, second]).split('\n');
  const file = await folder.write('broken.csv', `${head}\n${whole}\n${broken?.slice(0, -1)}\n`);
  await expect(importFrom(await rowsOf(file))).rejects.toThrow(/^Закройте кавычку в строке 3 /);
  expect(await findByNumber(first.cadastral_numbers)).toHaveLength(1);
  expect(await findByNumber(second.cadastral_numbers)).toEqual([]);
});

test('a Russian table of a spreadsheet is imported like any other', async () => {
  const { id, cadastral_numbers } = plotCells();
  const file = await folder.write(
    'russian.csv',
    [
      'Код;Кадастровый номер;Регион;Широта;Долгота;Категория земель;Форма собственности;Площадь, га;Цена, руб.;Ссылка;ВРИ',
      `${id};${cadastral_numbers};Московская область;55,4312;37,5455;Земли запаса;Частная;1 002,5;5 000 000,00 ₽;https://plots.example/1;6`,
    ].join('\r\n'),
  );
  expect((await importFrom(await rowsOf(file))).counts).toEqual({ ...nothing, accepted: 1 });
  expect(await findByNumber(cadastral_numbers)).toMatchObject([
    { region: { id: 50 }, area: 1002.5, price: 5_000_000, latitude: 55.4312, permittedUseTypes: [{ code: '6.0' }] },
  ]);
});
