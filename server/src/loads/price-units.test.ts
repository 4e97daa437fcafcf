import type { Load, LoadObject } from '@gektar/contract/loads/load.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { giveAnswer, givenLoad, loadAreas } from '#testing/given-load.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const [land, industrial] = loadAreas.map(([, area]) => area);
if (land === undefined || industrial === undefined) throw new Error('two areas');

const pricesOf = async ({ id }: Load) => {
  const { json } = await ask(app, 'GET', `${land.path}/${id}/objects`);
  return (json as { objects: LoadObject[] }).objects.map(({ values }) => values['price']);
};

test('what a price is for is chosen at its column, and its size stays after it and before it', async () => {
  const rows = [3, 7.5].map((area) => `${land.freshMark()};${String(area).replace('.', ',')};160`);
  const load = await givenLoad(
    app,
    land,
    ['Кадастровый номер;Площадь, га;Цена, тыс. руб.', ...rows].join('\n'),
    'цены.csv',
  );
  const table = load.tables[0]?.id ?? '';
  const price = load.fields.find(({ name }) => name === 'price');
  expect(price?.units.map(({ id, field }) => [id, field])).toEqual([
    ...[
      ['whole', 'price'],
      ['per-hectare', 'pricePerHa'],
      ['per-sotka', 'pricePerHa'],
      ['per-metre', 'pricePerHa'],
    ],
    ...['rouble', 'thousand', 'million'].map((id) => [id, 'price']),
  ]);
  const answer = (of: Load, field: string, unit: string) =>
    giveAnswer(app, land, of, { kind: 'column', table, letters: 'C', use: 'field', field, unit });
  expect(await pricesOf(load)).toEqual([160_000, 160_000]);

  const sotka = await answer(load, 'pricePerHa', 'per-sotka');
  expect(sotka.tables[0]?.columns[2]).toMatchObject({ field: 'pricePerHa', unit: 'per-sotka', unitLabel: 'За сотку' });
  expect(await pricesOf(sotka)).toEqual([160_000 * 300, 160_000 * 750]);
  const roubles = await answer(sotka, 'pricePerHa', 'rouble');
  expect(await pricesOf(roubles)).toEqual([160 * 300, 160 * 750]);
  const metre = await answer(roubles, 'pricePerHa', 'per-metre');
  expect(await pricesOf(metre)).toEqual([160 * 30_000, 160 * 75_000]);
  const hectare = await answer(metre, 'pricePerHa', 'per-hectare');
  expect(await pricesOf(hectare)).toEqual([160 * 3, 160 * 7.5]);
  const whole = await answer(hectare, 'price', 'whole');
  expect(await pricesOf(whole)).toEqual([160_000, 160_000]);
});

test('a unit of another field is refused', async () => {
  const load = await givenLoad(app, industrial, 'Комплекс;Корпус;Блок;Площадь, м2\nПарк Ясный;1;1-А;5 310', 'блок.csv');
  const answer = {
    kind: 'column',
    table: load.tables[0]?.id,
    letters: 'D',
    use: 'field',
    field: 'area',
    unit: 'whole',
  };
  const body = { rowVersion: load.rowVersion, answer };
  const refused = await ask(app, 'POST', `${industrial.path}/${load.id}/answers`, { body });
  expect(refusalIn(refused).fields).toEqual({ 'answer.unit': 'Такой единицы у поля нет' });
});
