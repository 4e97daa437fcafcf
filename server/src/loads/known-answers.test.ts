import type { Load, LoadObject } from '@gektar/contract/loads/load.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { giveAnswer, givenLoad, type LoadArea, loadAreas } from '#testing/given-load.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const objectsOf = async ({ path }: LoadArea, { id }: Load) =>
  ((await ask(app, 'GET', `${path}/${id}/objects`)).json as { objects: LoadObject[] }).objects;
const refusalOf = async ({ path }: LoadArea, { id, rowVersion }: Load, answer: object) =>
  refusalIn(await ask(app, 'POST', `${path}/${id}/answers`, { body: { rowVersion, answer } })).fields;

describe.each(loadAreas)('what a file of %s says about itself', (_, area) => {
  let csvOf: Awaited<ReturnType<LoadArea['prepare']>>;
  beforeAll(async () => {
    csvOf = await area.prepare(app);
  });
  const rows = () => csvOf([1, 2].map((at) => ({ mark: area.freshMark(), area: 3_100.5 + at, amount: 8_150 + at })));

  test('the day of the list is corrected, and that of the file comes back with the answer taken back', async () => {
    const load = await givenLoad(app, area, `Предложения на 17.11.2026\n${rows()}`, 'день.csv');
    expect(load.known).toMatchObject([{ kind: 'day', text: '2026-11-17', row: 1, isByHand: false }]);
    const answered = await giveAnswer(app, area, load, { kind: 'known', field: 'day', value: '2026-10-05' });
    expect(answered).toMatchObject({
      listDay: '2026-10-05',
      known: [{ kind: 'day', text: '2026-10-05', row: null, isByHand: true }],
      answers: [{ text: 'Цены на 05.10.2026', answer: { kind: 'known', field: 'day' } }],
    });
    const body = { rowVersion: answered.rowVersion };
    const back = await ask(app, 'POST', `${area.path}/${load.id}/answers/back`, { body });
    expect(back.json).toMatchObject({ listDay: '2026-11-17', known: [{ isByHand: false }] });
  });

  test('a day without a word is that of the list where it is the only date of the titles', async () => {
    const load = await givenLoad(app, area, `Предложения (кроме аренды) 05.03\n${rows()}`, 'день.csv');
    const [day] = load.known;
    expect(day).toMatchObject({ kind: 'day', text: expect.stringMatching(/^20\d\d-03-05$/), row: 1 });
  });

  test('an answer about what the file does not say, or with another word, is refused at its field', async () => {
    const load = await givenLoad(app, area, rows(), 'отказ.csv');
    const given = (field: string, value: string) => refusalOf(area, load, { kind: 'known', field, value });
    expect(await given('day', '31.12.2026')).toEqual({ 'answer.value': 'Некорректная дата' });
    expect(await given('day', '2026-02-30')).toEqual({ 'answer.value': 'Некорректная дата' });
    expect(await given('opex', 'included')).toEqual({ 'answer.field': 'В этом файле такого нет' });
    expect(await given('sections', 'skip')).toEqual({ 'answer.field': 'В этом файле такого нет' });
  });
});

test('another word about OPEX and about the sections is that of the vacancies which have it from the file', async () => {
  const area = loadAreas.map(([, one]) => one).find(({ domain }) => domain === 'industrial');
  if (area === undefined) throw new Error('an area of warehouses');
  const csv = [
    'Склады. OPEX не включен в ставку',
    'Комплекс;Корпус;Блок;Площадь, м2;Ставка, руб./м2 в год без НДС;OPEX',
    'Новорижское шоссе',
    'Терминал Ивовый;1;1-А;4 110;9 150;',
    'Терминал Ивовый;1;1-Б;5 220;9 260;включены',
    'Ленинградское шоссе',
    'Терминал Ольховый;2;2-В;6 330;9 370;',
  ].join('\n');
  const load = await givenLoad(app, area, csv, 'эксплуатация.csv');
  expect(load.known).toMatchObject([
    { kind: 'day' },
    { kind: 'opex', text: 'excluded', row: 1 },
    { kind: 'sections', text: 'take', label: 'Шоссе', count: 2 },
  ]);
  const opexOf = async (of: Load) => (await objectsOf(area, of)).map(({ values }) => values['isOpexIncluded']);
  const highways = async (of: Load) =>
    (await objectsOf(area, of)).map(({ values }) => {
      const { highway } = values['complex'] as { highway?: { name: string } };
      return highway?.name;
    });
  const known = await opexOf(load);
  expect(known).toEqual([false, true, false]);
  const read = await highways(load);
  expect(new Set(read).size).toBe(2);

  const opex = await giveAnswer(app, area, load, { kind: 'known', field: 'opex', value: 'included' });
  expect(await opexOf(opex)).toEqual([true, true, true]);
  expect(opex.answers).toMatchObject([{ text: 'OPEX в ставке', count: 2 }]);
  const excluded = await giveAnswer(app, area, opex, { kind: 'known', field: 'opex', value: 'excluded' });
  expect(await opexOf(excluded)).toEqual([false, true, false]);

  const skipped = await giveAnswer(app, area, excluded, { kind: 'known', field: 'sections', value: 'skip' });
  expect(await highways(skipped)).toEqual([undefined, undefined, undefined]);
  expect(skipped.answers.at(-1)).toMatchObject({ text: 'Строки-разделы: не берём', count: 3 });
  expect(skipped.known[2]).toMatchObject({ text: 'skip', isByHand: true });
  const taken = await giveAnswer(app, area, skipped, { kind: 'known', field: 'sections', value: 'take' });
  expect(await highways(taken)).toEqual(read);
  expect(await refusalOf(area, taken, { kind: 'known', field: 'opex', value: 'skip' })).toEqual({
    'answer.value': 'Такого варианта нет',
  });
});
