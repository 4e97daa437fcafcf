import {
  findProperties,
  getProperty,
  listPropertyHistory,
  updateProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTable } from '#importing/read-table.ts';
import { findDictionaryIds } from '#land/dictionaries/dictionary-ids.ts';
import { csvOf, givenFolder, plotCells } from '#testing/given-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { importPlots, type PlotOutcome } from './import-plots.ts';
import { type PlotCells, plotColumns } from './plot-columns.ts';

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

async function importRow(row: PlotCells): Promise<PlotOutcome | undefined> {
  files += 1;
  const { rows } = await openTable(await folder.write(`${files}.csv`, csvOf([row])), plotColumns);
  const outcomes: PlotOutcome[] = [];
  await importPlots(app.db, rows, {
    ids: await findDictionaryIds(app.db),
    responsibleEmployeeId: app.broker.id,
    today: '2026-11-20',
    listener: { outcome: (outcome) => outcomes.push(outcome), progress: () => undefined },
  });
  return outcomes[0];
}

/** A plot as imported by the first version: with this number, price and comment, and without stored cells. */
async function givenImportedAtFirst(row: PlotCells, as: { number: string; price: number | null; comment: string }) {
  await importRow(row);
  const { property_id: id } = await app.db
    .selectFrom('land.property_sources')
    .select('property_id')
    .where('source_id', '=', row.id)
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('land.properties')
    .set({ price: as.price, comment: as.comment })
    .where('id', '=', id ?? '')
    .execute();
  await app.db
    .updateTable('land.property_cadastral_numbers')
    .set({ number: as.number })
    .where('property_id', '=', id ?? '')
    .execute();
  await app.db.updateTable('land.property_sources').set({ cells: null }).where('source_id', '=', row.id).execute();
  return id;
}

function propertyOf(id: string) {
  return app.broker.call(getProperty, { params: { id } });
}

async function historyOf(id: string) {
  return app.broker.call(listPropertyHistory, { params: { id }, query: {} });
}

const words = 'рядом с ЗУ с кад. № 50:27:0990088:1';

/** Row of a leased plot with the number of an adjacent one, and its values as imported by the first version. */
function leaseBeside(about: Partial<PlotCells> = {}) {
  const row = plotCells({
    deal_type: 'lease',
    price_rub: '1',
    cadastral_relation: 'adjacent_to',
    cadastral_raw: words,
    ...about,
  });
  const comment = `Название: ${row.title}\nСделка: аренда\nИсточник: ${row.source}`;
  return { row, first: { number: `${words} ${row.id}`, price: 1, comment } };
}

function rawOf(row: PlotCells, number: string): PlotCells {
  return { ...row, cadastral_raw: number };
}

const mendedComment = (row: PlotCells, number: string) =>
  `Название: ${row.title}\nКадастровый номер в источнике: ${number}\nСделка: аренда\nАрендная плата, руб.: 1\nИсточник: ${row.source}`;

test('a rouble of rent and a number of the neighbour are mended by importing again, with a trace of it', async () => {
  const { row: given, first } = leaseBeside();
  const row = rawOf(given, first.number);
  const id = await givenImportedAtFirst(row, first);
  const outcome = await importRow(row);
  expect(outcome).toMatchObject({
    result: 'repaired',
    remarks: [{ column: 'cadastral_raw' }, { column: 'price_rub' }],
  });
  const property = await propertyOf(id);
  expect(property).toMatchObject({
    cadastralNumbers: [`б/н ${row.id}`],
    price: null,
    comment: mendedComment(row, first.number),
    rowVersion: 2,
  });
  const [entry] = await historyOf(id);
  expect(entry).toMatchObject({
    action: 'update',
    employeeId: null,
    changes: {
      price: [1, null],
      cadastralNumbers: [[first.number], [`б/н ${row.id}`]],
      comment: [first.comment, property.comment],
    },
  });
  expect(Object.keys(entry?.changes ?? {})).toHaveLength(3);
  expect(await importRow(row)).toMatchObject({ result: 'present', remarks: [] });
  expect(await historyOf(id)).toHaveLength(2);
});

test("a broker's own price is never overwritten, not even the same rouble; the rest is mended", async () => {
  const { row: given, first } = leaseBeside();
  const row = rawOf(given, first.number);
  const id = await givenImportedAtFirst(row, first);
  const save = async (price: number) => app.broker.call(updateProperty, { body: { ...(await propertyOf(id)), price } });
  await save(5_000_000);
  await save(1);
  expect(await importRow(row)).toMatchObject({ result: 'repaired', remarks: [{ column: 'cadastral_raw' }] });
  expect(await propertyOf(id)).toMatchObject({ price: 1, cadastralNumbers: [`б/н ${row.id}`] });
});

test("a broker's own comment and number stay, the price is mended and its figure kept in the history", async () => {
  const { row: given, first } = leaseBeside();
  const row = rawOf(given, first.number);
  const id = await givenImportedAtFirst(row, first);
  const own = { comment: 'Торг', cadastralNumbers: [`50:27:0990088:${files}`] };
  await app.broker.call(updateProperty, { body: { ...(await propertyOf(id)), ...own } });
  expect(await importRow(row)).toMatchObject({ result: 'repaired', remarks: [{ column: 'price_rub' }] });
  expect(await propertyOf(id)).toMatchObject({ price: null, ...own });
  expect((await historyOf(id))[0]?.changes).toEqual({ price: [1, null] });
});

test('a sale with a number of its own needs no mending, and nothing is written', async () => {
  const row = plotCells({ deal_type: 'sale', price_rub: '7000000' });
  const comment = `Название: ${row.title}\nСделка: продажа\nИсточник: ${row.source}`;
  const id = await givenImportedAtFirst(row, { number: row.cadastral_numbers, price: 7_000_000, comment });
  expect(await importRow(row)).toMatchObject({ result: 'present', remarks: [] });
  expect(await propertyOf(id)).toMatchObject({ rowVersion: 1 });
  expect(await historyOf(id)).toHaveLength(1);
});

test('where the file has changed since, that is told and the database stays', async () => {
  const row = plotCells({ deal_type: 'sale', price_rub: '7000000' });
  const comment = `Название: ${row.title}\nСделка: продажа\nИсточник: ${row.source}`;
  const id = await givenImportedAtFirst(row, { number: row.cadastral_numbers, price: 7_000_000, comment });
  const later = { ...row, area_ha: '4', price_rub: '8000000' };
  for (const _ of ['first', 'again']) {
    expect(await importRow(later)).toMatchObject({
      result: 'different',
      remarks: [{ column: 'price_rub' }, { column: 'area_ha' }],
    });
  }
  expect(await propertyOf(id)).toMatchObject({ price: 7_000_000, area: 2.5, rowVersion: 1 });
});

test('two plots beside one neighbour both come in', async () => {
  const beside = () => plotCells({ cadastral_relation: 'adjacent_to', cadastral_raw: words });
  const [one, other] = [beside(), beside()];
  expect([await importRow(one), await importRow(other)]).toMatchObject([
    { result: 'accepted' },
    { result: 'accepted' },
  ]);
  const found = await app.broker.call(findProperties, { query: {}, body: { cadastralNumber: `б/н ${other.id}` } });
  expect(found).toMatchObject([{ cadastralNumbers: [`б/н ${other.id}`] }]);
});
