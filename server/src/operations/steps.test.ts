import { days, remark } from '@gektar/contract/fields.ts';
import type { NumberStep, OperationResult } from '@gektar/contract/operations/operation.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findHistory } from '#database/audit.ts';
import { ask } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { afterSteps, patchOf } from './patch.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

async function change(
  path: string,
  id: string,
  fields: object,
  about: object = {},
): Promise<OperationResult['outcomes'][number]> {
  const body = { operationId: uuidv7(), changes: [{ id, fields }], ...about };
  const answer = await ask(app, 'POST', `${path}/changes`, { body });
  expect(answer.status, answer.text).toBe(200);
  const [outcome] = (answer.json as OperationResult).outcomes;
  if (outcome === undefined) throw new Error('no outcome');
  return outcome;
}
const ofPlot = (id: string, fields: object) => change('/api/land/properties', id, fields);
const ofVacancy = (id: string, fields: object) => change('/api/industrial/vacancies', id, fields);

test.each<[number, NumberStep[], 0 | 2 | 4, number]>([
  [12_345, [{ multiply: 1.05 }], 2, 12_962.25],
  [12_345, [{ multiply: 1.05 }, { round: 50 }], 2, 12_950],
  [100.1, [{ add: -0.1 }], 2, 100],
  [7, [{ multiply: 0.5 }], 0, 4],
  [0.00019, [{ multiply: 1 }], 4, 0.0002],
  [1.005, [{ add: 0 }], 2, 1.01],
])('%f after %j with %i decimals is %f', (value, steps, decimals, expected) => {
  expect(afterSteps(value, steps, { decimals })).toBe(expected);
});

test('two people who raise a price at once lose neither raise', async () => {
  const { id } = await givenProperty(app.db, { price: 1_000 });
  await Promise.all([ofPlot(id, { price: { multiply: 1.1 } }), ofPlot(id, { price: { multiply: 1.5 } })]);
  const outcome = await ofPlot(id, { price: [{ add: 3 }, { round: 5 }] });
  expect(outcome).toMatchObject({ state: 'done', changes: { price: [1_650, 1_655] } });
});

test('a step sent twice by one operation is made once, also at the same time; an operation grows by further objects', async () => {
  const [one, two] = [await givenProperty(app.db, { price: 1_000 }), await givenProperty(app.db, { price: 2_000 })];
  const operationId = uuidv7();
  const send = async (...ids: string[]) => {
    const changes = ids.map((id) => ({ id, fields: { price: { add: 50 } } }));
    const answer = await ask(app, 'POST', '/api/land/properties/changes', { body: { operationId, changes } });
    return (answer.json as OperationResult).outcomes.map(({ changes: { price } }) => price);
  };
  const first = [[1_000, 1_050]];
  expect(await Promise.all([send(one.id), send(one.id)])).toEqual([first, first]);
  expect(await send(one.id, two.id)).toEqual([...first, [2_000, 2_050]]);
  expect(await send(two.id)).toEqual([[2_000, 2_050]]);
  const outcomes = (await ask(app, 'GET', `/api/operations/${operationId}/outcomes`)).json as { id: string }[];
  expect(outcomes.map(({ id }) => id)).toEqual([one.id, two.id]);
});

test('a step over no number changes nothing; beyond the limit, below zero and not a step are refused at the field', async () => {
  const { id } = await givenProperty(app.db, { price: null, area: 12.5 });
  expect(await ofPlot(id, { price: { multiply: 2 } })).toMatchObject({ state: 'same' });
  expect(await ofPlot(id, { area: { add: -13 } })).toMatchObject({
    state: 'refused',
    fields: { area: expect.any(String) },
  });
  expect(await ofPlot(id, { area: { multiply: 1_000, add: 1 } })).toMatchObject({ state: 'refused' });
  expect(await ofPlot(id, { price: 'много' })).toMatchObject({
    state: 'refused',
    fields: { price: expect.any(String) },
  });
});

test('a number по запросу is left out of a step with the reason, in a preview too; a value is written, a flag taken away with the step lets it through', async () => {
  const rated = { warehouse: { dry: { areaValue: 800, leasePricePerSqm: 5_400 } } };
  const { id } = await vacancyWith(rated, {
    isRentalPriceOnRequest: true,
    salePrice: 90_000_000,
    isPriceByRequest: null,
  });
  const raised = { averageNetRentalRate: { multiply: 1.05 }, salePrice: { add: 1_000_000 } };
  const preview = await change('/api/industrial/vacancies', id, raised, { dryRun: true });
  const expected = {
    state: 'done',
    changes: { salePrice: [90_000_000, 91_000_000] },
    fields: { averageNetRentalRate: 'Пропущено: ставка по запросу' },
  };
  expect(preview).toMatchObject(expected);
  expect(preview.changes).not.toHaveProperty('averageNetRentalRate');
  expect(await ofVacancy(id, raised)).toMatchObject(expected);
  expect(await ofVacancy(id, { averageNetRentalRate: { multiply: 1.1 } })).toMatchObject({
    state: 'same',
    changes: {},
    fields: { averageNetRentalRate: 'Пропущено: ставка по запросу' },
  });
  expect(await ofVacancy(id, { averageNetRentalRate: 5_600 })).toMatchObject({
    state: 'done',
    changes: { averageNetRentalRate: [5_400, 5_600] },
    fields: {},
  });
  expect(await ofVacancy(id, { averageNetRentalRate: { multiply: 1.1 }, isRentalPriceOnRequest: null })).toMatchObject({
    state: 'done',
    changes: { averageNetRentalRate: [5_600, 6_160] },
    fields: {},
  });
  expect(await ofVacancy(id, { salePrice: { multiply: 2 }, isPriceByRequest: true, opexPerSqm: 1_200 })).toMatchObject({
    state: 'done',
    fields: { salePrice: 'Пропущено: цена по запросу' },
  });
});

test('a plot without a price is по запросу: a step leaves it out with the reason', async () => {
  const [without, priced] = [
    await givenProperty(app.db, { price: null, area: 11 }),
    await givenProperty(app.db, { price: 4_000_000, area: 13 }),
  ];
  expect(await ofPlot(without.id, { price: { multiply: 1.05 }, area: { add: 1 } })).toMatchObject({
    state: 'done',
    changes: { area: [11, 12] },
    fields: { price: 'Пропущено: цена по запросу' },
  });
  expect(await ofPlot(priced.id, { price: { multiply: 1.05 } })).toMatchObject({
    state: 'done',
    changes: { price: [4_000_000, 4_200_000] },
    fields: {},
  });
});

test('computed fields and those of the form are refused with the reason', async () => {
  const { id } = await givenProperty(app.db);
  const outcome = await ofPlot(id, { pricePerHa: 5, polygons: [], nothing: 1, area: 3 });
  expect(outcome).toMatchObject({
    state: 'refused',
    fields: {
      pricePerHa: 'Нельзя править: считается сама',
      polygons: 'Меняется в форме',
      nothing: 'Такого поля нет',
    },
  });
  expect(Object.keys(outcome.fields)).not.toContain('area');
});

test('a utility is written whole, refused within its limits and undone; its history has both values (N-12)', async () => {
  const { id } = await givenProperty(app.db, { electricitySupply: { type: 2, value: null, from: null, to: null } });
  const bare = { type: 2, value: null, from: null, to: null, measure: 'кВт' };
  const known = { ...bare, value: 11_500.5 };
  const operationId = uuidv7();
  const write = (electricitySupply: unknown, rowVersion?: number) =>
    ask(app, 'POST', '/api/land/properties/changes', {
      body: { operationId, changes: [{ id, rowVersion, fields: { electricitySupply } }] },
    });
  // A value from the history includes the measure, which is not stored.
  const [done] = ((await write(known)).json as OperationResult).outcomes;
  expect(done).toMatchObject({ state: 'done', changes: { electricitySupply: [bare, known] } });
  for (const wrong of [
    { type: 3 },
    { type: 1, value: 1_000_000 },
    { type: 1, value: -1 },
    { type: 1, from: 60, to: 40 },
    { value: 5 },
    'много',
  ]) {
    const outcome = await ofPlot(id, { electricitySupply: wrong });
    expect(outcome.state, JSON.stringify(wrong)).toBe('refused');
    const paths = Object.entries(outcome.fields);
    expect(paths.every(([path, text]) => path.startsWith('electricitySupply') && /^[А-ЯЁ]/.test(text))).toBe(true);
    expect(paths.length).toBeGreaterThan(0);
  }
  expect(await ofPlot(id, { electricitySupply: known })).toMatchObject({ state: 'same' });
  expect(await ofPlot(id, { gasSupply: { type: 1, from: 40, to: 60 } })).toMatchObject({
    state: 'done',
    changes: { gasSupply: [null, { type: 1, value: null, from: 40, to: 60, measure: 'м3/сутки' }] },
  });
  const undone = await ask(app, 'POST', `/api/operations/${operationId}/undo`, { body: { operationId: uuidv7() } });
  expect((undone.json as OperationResult).outcomes).toMatchObject([
    { state: 'done', changes: { electricitySupply: [known, bare] } },
  ]);
  expect(await ofPlot(id, { gasSupply: null })).toMatchObject({ state: 'done' });
  const { json: stored } = await ask(app, 'GET', `/api/land/properties/${id}`);
  expect(stored).toMatchObject({ electricitySupply: bare, gasSupply: null });
  const history = await findHistory(app.db, { entity: 'property', id }, { take: 20, skip: 0 });
  const updates = history.filter(({ action }) => action === 'update');
  expect(updates.map(({ changes }) => Object.keys(changes))).toEqual([
    ['gasSupply'],
    ['electricitySupply'],
    ['gasSupply'],
    ['electricitySupply'],
  ]);
});

test('two days are changed in the form alone', () => {
  const fields = { wanted: days('Дата доступа'), comment: remark('Комментарий') };
  const change = { wanted: { from: null, to: '2027-04-01T00:00:00' }, comment: 'до весны' };
  expect(() => patchOf({ fields, byParts: {}, editable: fields }, change)).toThrow(
    expect.objectContaining({ code: 'request.invalid', fields: { wanted: 'Меняется в форме' } }),
  );
});

async function vacancyWith(areaSetWithPrice: object, about: object = {}) {
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  return givenVacancy(app.db, building.id, { areaSetWithPrice, ...about });
}

test('a rate is the rate of its parts: one part takes it, several refuse one rate and take a step each', async () => {
  const single = await vacancyWith({ office: { areaValue: 120, leasePricePerSqm: 9_000 } });
  expect(await ofVacancy(single.id, { averageNetRentalRate: 9_500 })).toMatchObject({
    state: 'done',
    changes: { averageNetRentalRate: [9_000, 9_500] },
  });

  const several = await vacancyWith({
    warehouse: { areaValue: 1_000, leasePricePerSqm: 8_000 },
    office: { areaValue: 100, leasePricePerSqm: 14_000 },
  });
  expect(await ofVacancy(several.id, { averageNetRentalRate: 9_500 })).toMatchObject({
    state: 'refused',
    fields: { averageNetRentalRate: 'Ставка из двух частей: измените части' },
  });
  expect(await ofVacancy(several.id, { averageNetRentalRate: [{ multiply: 1.05 }, { round: 100 }] })).toMatchObject({
    state: 'done',
    changes: {
      areaSetWithPrice: [
        expect.anything(),
        expect.objectContaining({
          warehouse: expect.objectContaining({ leasePricePerSqm: 8_400 }),
          office: { areaValue: 100, leasePricePerSqm: 14_700 },
        }),
      ],
    },
  });

  const parts = await vacancyWith({
    warehouse: {
      dry: { areaValue: 300, leasePricePerSqm: 7_000 },
      freezer: { areaValue: 200, leasePricePerSqm: 11_000 },
    },
  });
  expect(await ofVacancy(parts.id, { averageNetRentalRate: { add: 500 } })).toMatchObject({ state: 'done' });
  const { json } = await ask(app, 'GET', `/api/industrial/vacancies/one-vacancy/${parts.id}`);
  expect(json).toMatchObject({
    areaSetWithPrice: { warehouse: { dry: { leasePricePerSqm: 7_500 }, freezer: { leasePricePerSqm: 11_500 } } },
  });

  const empty = await vacancyWith({});
  expect(await ofVacancy(empty.id, { averageNetRentalRate: 1 })).toMatchObject({
    fields: { averageNetRentalRate: 'Сначала укажите площадь' },
  });
});

test('each part of a rate takes its own, a part that is gone is refused, the others stay', async () => {
  const { id } = await vacancyWith({
    warehouse: {
      dry: { areaValue: 300, leasePricePerSqm: 7_000 },
      freezer: { areaValue: 200, leasePricePerSqm: 11_000 },
    },
    office: { areaValue: 100, leasePricePerSqm: 14_000 },
  });
  const stored = async () => (await ask(app, 'GET', `/api/industrial/vacancies/one-vacancy/${id}`)).json;
  const rates = (dry: number, freezer: number, office: number | null) => ({
    areaSetWithPrice: {
      warehouse: { dry: { leasePricePerSqm: dry }, freezer: { leasePricePerSqm: freezer } },
      office: { leasePricePerSqm: office },
    },
  });
  const parts = { 'warehouse.dry': 7_300, office: null };
  expect(await ofVacancy(id, { averageNetRentalRate: { parts } })).toMatchObject({ state: 'done' });
  expect(await stored()).toMatchObject(rates(7_300, 11_000, null));
  expect(await ofVacancy(id, { averageNetRentalRate: { parts: { mezzanine: 1 } } })).toMatchObject({
    state: 'refused',
    fields: { averageNetRentalRate: 'Такой части больше нет' },
  });
  expect(await ofVacancy(id, { averageNetRentalRate: { parts: {} } })).toMatchObject({ state: 'refused' });
  expect(await ofVacancy(id, { averageNetRentalRate: { parts: { office: -1 } } })).toMatchObject({ state: 'refused' });
  expect(await stored()).toMatchObject(rates(7_300, 11_000, null));
});
