import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import type { LandRequest, RequestFieldsInput } from '@gektar/contract/land/requests/request.ts';
import {
  createRequest,
  findRequests,
  getRequest,
  listRequests,
  updateRequest,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { utilityKinds } from '@gektar/contract/land/utility.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, ask, refusalIn } from '#testing/ask.ts';
import { requestFields } from '#testing/given-request.ts';
import { wholeRequestFields } from '#testing/given-whole-request.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const nobody = '019a0000-0000-7000-8000-000000000000';

function create(about: object): Promise<Answer> {
  return ask(app, 'POST', '/api/land/requests', { body: { ...requestFields(), ...about } });
}
function update(body: object): Promise<Answer> {
  return ask(app, 'POST', '/api/land/requests/update', { body });
}
/** Messages by field, with ordinary spaces instead of the no-break ones between digits. */
function plainly(fields: object | undefined): object {
  return Object.fromEntries(Object.entries(fields ?? {}).map(([path, said]) => [path, said.replaceAll(/\s/g, ' ')]));
}
function named(values: readonly { id: number }[]): unknown {
  return values.map(({ id }) => expect.objectContaining({ id, name: expect.any(String) }));
}

test('a request takes no more than the required fields; the rest is empty [LAND-REQ-035, LAND-REQ-036, LAND-REQ-040, LAND-REQ-045]', async () => {
  const fields = requestFields();
  const answer = await create(fields);
  expect(answer.status).toBe(201);
  expect(answer.json).toEqual({
    ...fields,
    id: expect.any(String),
    rowVersion: 1,
    companyId: null,
    contactId: null,
    company: null,
    contact: null,
    responsibleEmployeeId: null,
    regions: [],
    landHighways: [],
    distanceFromNearestCity: null,
    area: null,
    buildingArea: null,
    budget: null,
    propertyTypes: [{ id: 3, name: 'Логистика', color: 'teal' }],
    bestUses: [],
    okveds: [],
    utilities: [],
    infrastructure: [],
    requestType: [],
    comment: null,
    referralContactId: null,
    referralAppointmentDateTime: null,
    referralComment: null,
    dateTimeCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    actualizeRequestDate: null,
    isEnabled: true,
    importance: {},
    countRequrestSelectionItems: 0,
    ...Object.fromEntries(requestFlags.map((flag) => [flag, false])),
  });
});

test('every field that an employee fills in comes back as it went, dictionary values with their names [LAND-REQ-018, LAND-REQ-022, LAND-REQ-023, LAND-REQ-025…029, LAND-REQ-031, LAND-REQ-032, LAND-REQ-051]', async () => {
  const { call, id: broker } = app.broker;
  const fields = wholeRequestFields(broker);
  const made = await call(createRequest, { body: fields });
  const { regions, landHighways, propertyTypes, bestUses, okveds, utilities, requestType, ...plain } = fields;
  expect(made).toMatchObject(plain);
  expect(made.regions).toEqual([
    { id: 50, name: 'Московская область' },
    { id: 77, name: 'Москва' },
  ]);
  expect(made.landHighways).toEqual(expect.arrayContaining(named(landHighways ?? []) as unknown[]));
  expect(made.landHighways[0]).toHaveProperty('code');
  expect(made.propertyTypes).toEqual(expect.arrayContaining(named(propertyTypes) as unknown[]));
  expect(made.propertyTypes[0]).toHaveProperty('color');
  expect(made.bestUses).toEqual(expect.arrayContaining(named(bestUses ?? []) as unknown[]));
  expect(made.okveds).toEqual(expect.arrayContaining(named(okveds ?? []) as unknown[]));
  expect(made.requestType).toEqual([
    { id: 2, name: 'Аренда' },
    { id: 1, name: 'Покупка' },
  ]);
  // Utilities of both lists, in the order of the specification.
  expect(made.utilities).toEqual([
    { ...utilityKinds.gasSupply, value: null },
    { ...utilityKinds.electricitySupply, value: 999_999 },
    { ...utilityKinds.sewerage, value: null },
    { ...utilityKinds.heatSupply, value: 0.5 },
  ]);
  expect(await call(getRequest, { params: { id: made.id } })).toEqual(made);
});

test('a request may name every highway there is [LAND-REQ-023]', async () => {
  const highways = (await app.broker.call(landDictionaries['land-highway'].list, { query: {} })).map(
    ({ id, code, name }) => ({ id, code, name }),
  );
  expect(highways.length).toBeGreaterThan(40);
  const { status, json } = await create({ landHighways: highways.map(({ id }) => ({ id })) });
  expect(status).toBe(201);
  expect((json as LandRequest).landHighways).toEqual(expect.arrayContaining(highways));
});

test('a request asks for twelve advantages of a plot, each by itself [LAND-REQ-037]', async () => {
  const names = [
    'hasBarganing',
    'hasDriveway',
    'hasIndustrialRailway',
    'hasOverheadCrane',
    'hasPond',
    'hasLandLotTownPlanningPlan',
    'isTerritoryComplexDevelopment',
    'isSpecialEconomicZone',
    'isIndustrialPark',
    'isLightIndustrial',
    'builtToSuit',
    'builtToLease',
  ];
  const none = Object.fromEntries(names.map((name) => [name, false]));
  for (const name of names) {
    const made = await app.broker.call(createRequest, { body: requestFields({ ...none, [name]: true }) });
    const read = await app.broker.call(getRequest, { params: { id: made.id } });
    expect(read).toMatchObject({ ...none, [name]: true });
  }
});

test('a row of a list says what the request itself says [LAND-REQ-044, LAND-REQ-046]', async () => {
  const { call, id: broker } = app.broker;
  const made = await call(createRequest, { body: wholeRequestFields(broker) });
  expect(await call(findRequests, { body: { ids: [made.id] } })).toEqual([made]);
  expect(await call(listRequests, { query: { take: 1000 } })).toContainEqual(made);
});

test('a request sent back as it came is saved as it is; what is not the editor’s is passed over [LAND-REQ-049]', async () => {
  const { call, id: broker } = app.broker;
  const made = await call(createRequest, { body: wholeRequestFields(broker) });
  const saved = await call(updateRequest, {
    body: Object.assign(structuredClone(made), {
      isEnabled: false,
      dateTimeCreated: '2000-01-01T00:00:00',
      actualizeRequestDate: '2000-01-01T00:00:00',
      countRequrestSelectionItems: 7,
      company: { id: 'x', name: 'x', websites: [] },
    }),
  });
  expect(saved).toEqual({ ...made, rowVersion: 2 });
});

test('everything that is not required may be emptied by an edit', async () => {
  const { call, id: broker } = app.broker;
  const { id, rowVersion } = await call(createRequest, { body: wholeRequestFields(broker) });
  const fields = requestFields();
  const bare = await call(createRequest, { body: fields });
  const emptied = await call(updateRequest, { body: { ...fields, id, rowVersion } });
  const { dateTimeCreated } = emptied;
  expect(emptied).toEqual({ ...bare, id, dateTimeCreated, rowVersion: 2 });
});

test('a range with neither end is none; a blank text is none', async () => {
  const open = { from: null, to: null };
  const answer = await create({ area: {}, buildingArea: open, budget: open, comment: '  ', referralComment: '' });
  expect(answer.json).toMatchObject({
    area: null,
    buildingArea: null,
    budget: null,
    comment: null,
    referralComment: null,
  });
});

test.each([
  ['name', 'Обязательное поле'],
  ['requestDate', 'Обязательное поле'],
  ['propertyTypes', 'Введите или выберите из списка'],
  ['linkToDisk', 'Обязательное поле'],
  ['isActual', 'Обязательное поле'],
  ['builtToSuit', 'Обязательное поле'],
  ['builtToLease', 'Обязательное поле'],
])(
  '%s is required, by creation and by edit [LAND-REQ-019, LAND-REQ-021, LAND-REQ-028, LAND-REQ-030, LAND-REQ-034, LAND-REQ-038, LAND-REQ-039, LAND-REQ-040]',
  async (field, message) => {
    const made = (await create({})).json as LandRequest;
    for (const missing of [undefined, null]) {
      expect(refusalIn(await create({ [field]: missing })).fields).toEqual({ [field]: message });
      expect(refusalIn(await update({ ...made, [field]: missing })).fields).toEqual({ [field]: message });
    }
  },
);

test.each([
  ['distanceFromNearestCity', 0],
  ['distanceFromNearestCity', 99_999],
  ['area', { from: 0.0001, to: 999_999 }],
  ['buildingArea', { from: 0, to: 999_999 }],
  ['budget', { from: 0, to: 999_999_999_999 }],
  ['budget', { from: 5, to: 5 }],
])('%s may be %j [LAND-REQ-024, LAND-REQ-025, LAND-REQ-026, LAND-REQ-027]', async (field, value) => {
  expect(await create({ [field]: value })).toMatchObject({ status: 201, json: { [field]: value } });
});

test.each([
  ['name', { name: ' ' }, 'Обязательное поле'],
  ['name', { name: 'x'.repeat(501) }, 'Не больше 500 знаков'],
  ['name', { name: 5 }, 'Данные введены не корректно'],
  ['companyId', { companyId: 5 }, 'Данные введены не корректно'],
  ['companyId', { companyId: '' }, 'Обязательное поле'],
  ['contactId', { contactId: 'x'.repeat(101) }, 'Не больше 100 знаков'],
  ['requestDate', { requestDate: '20.11.2026' }, 'Некорректная дата'],
  ['requestDate', { requestDate: '2026-02-30T00:00:00' }, 'Некорректная дата'],
  ['requestDate', { requestDate: 5 }, 'Данные введены не корректно'],
  ['responsibleEmployeeId', { responsibleEmployeeId: 'Степной' }, 'Данные введены не корректно'],
  ['regions', { regions: { id: 50 } }, 'Данные введены не корректно'],
  ['regions.0', { regions: [50] }, 'Данные введены не корректно'],
  ['regions.1.id', { regions: [{ id: 50 }, { id: '77' }] }, 'Только цифры'],
  ['regions', { regions: Array.from({ length: 201 }, () => ({ id: 50 })) }, 'Не больше 200 значений'],
  ['landHighways.0.id', { landHighways: [{}] }, 'Обязательное поле'],
  ['distanceFromNearestCity', { distanceFromNearestCity: -1 }, 'Положительное число'],
  ['distanceFromNearestCity', { distanceFromNearestCity: 99_999.01 }, 'Не больше 99 999'],
  ['distanceFromNearestCity', { distanceFromNearestCity: '5' }, 'Только цифры'],
  ['area', { area: 5 }, 'Данные введены не корректно'],
  ['area.from', { area: { from: 0 } }, 'Недопустимое значение'],
  ['area.to', { area: { to: 0 } }, 'Недопустимое значение'],
  ['area.from', { area: { from: -1 } }, 'Положительное число'],
  ['area.to', { area: { to: 999_999.01 } }, 'Не больше 999 999'],
  ['buildingArea.from', { buildingArea: { from: -0.01 } }, 'Положительное число'],
  ['buildingArea.to', { buildingArea: { to: 999_999.01 } }, 'Не больше 999 999'],
  ['budget.from', { budget: { from: '5' } }, 'Только цифры'],
  ['budget.to', { budget: { to: 1e12 } }, 'Не больше 999 999 999 999'],
  ['propertyTypes', { propertyTypes: [] }, 'Введите или выберите из списка'],
  ['propertyTypes', { propertyTypes: { id: 1 } }, 'Введите или выберите из списка'],
  ['propertyTypes.0.id', { propertyTypes: [{ id: 0 }] }, 'Положительное число'],
  ['bestUses', { bestUses: 'склад' }, 'Данные введены не корректно'],
  ['okveds', { okveds: Array.from({ length: 3_001 }, () => ({ id: 1 })) }, 'Не больше 3 000 значений'],
  ['utilities.0.id', { utilities: [{ id: 6 }] }, 'Не больше 5'],
  ['utilities.0.id', { utilities: [{ id: 1.5 }] }, 'Целое число'],
  ['utilities.0.value', { utilities: [{ id: 1, value: -1 }] }, 'Положительное число'],
  ['utilities.0.value', { utilities: [{ id: 1, value: 1_000_000 }] }, 'Не больше 999 999'],
  ['utilities.1', { utilities: [{ id: 1 }, { id: 1 }] }, 'Данные введены не корректно'],
  ['infrastructure.0.type', { infrastructure: [{ id: 1 }] }, 'Данные введены не корректно'],
  ['infrastructure.0.type', { infrastructure: [{ id: 1, type: 3 }] }, 'Данные введены не корректно'],
  ['infrastructure.1', { infrastructure: [1, 1].map((id) => ({ id, type: 1 })) }, 'Данные введены не корректно'],
  ['linkToDisk', { linkToDisk: '' }, 'Обязательное поле'],
  ['linkToDisk', { linkToDisk: 'javascript:alert(1)' }, 'Данные введены не корректно'],
  ['requestType', { requestType: { id: 1 } }, 'Данные введены не корректно'],
  ['comment', { comment: 'x'.repeat(10_001) }, 'Не больше 10 000 знаков'],
  ['comment', { comment: { text: 'x' } }, 'Данные введены не корректно'],
  ['referralContactId', { referralContactId: 5 }, 'Данные введены не корректно'],
  ['referralAppointmentDateTime', { referralAppointmentDateTime: '2026-11-20' }, 'Некорректная дата'],
  ['referralComment', { referralComment: 5 }, 'Данные введены не корректно'],
  ['isActual', { isActual: 'да' }, 'Данные введены не корректно'],
  ['builtToSuit', { builtToSuit: 1 }, 'Данные введены не корректно'],
  ['hasPond', { hasPond: null }, 'Обязательное поле'],
] as const)(
  '%s: a wrong value is refused with its message (№ %#) [LAND-REQ-024…027]',
  async (path, about: object, message) => {
    const made = (await create({})).json as LandRequest;
    for (const answer of [await create(about), await update({ ...made, ...about })]) {
      const { code, fields } = refusalIn(answer);
      expect(code).toBe('request.invalid');
      expect(plainly(fields)).toEqual({ [path]: message });
    }
    expect((await ask(app, 'GET', `/api/land/requests/${made.id}`)).json).toEqual(made);
  },
);

test.each(['area', 'buildingArea', 'budget'])('%s: both ends are marked where from is above to', async (field) => {
  const { fields } = refusalIn(await create({ [field]: { from: 5, to: 4.99 } }));
  const message = 'Данные введены некорректно';
  expect(fields).toEqual({ [`${field}.from`]: message, [`${field}.to`]: message });
});

test.each([
  ['regions', { regions: [{ id: 2_147_483_647 }] }],
  ['landHighways', { landHighways: [{ id: 2_147_483_647 }] }],
  ['propertyTypes', { propertyTypes: [{ id: 1 }, { id: 2_147_483_647 }] }],
  ['bestUses', { bestUses: [{ id: 2_147_483_647 }] }],
  ['okveds', { okveds: [{ id: 2_147_483_647 }] }],
  ['requestType', { requestType: [{ id: 2_147_483_647 }] }],
  ['responsibleEmployeeId', { responsibleEmployeeId: nobody }],
])(
  '%s that is not there is refused at its field, and nothing is kept',
  async (field, about: Partial<RequestFieldsInput>) => {
    const made = (await create({})).json as LandRequest;
    const before = await app.broker.call(listRequests, { query: { take: 1000 } });
    for (const answer of [await create(about), await update({ ...made, ...about })]) {
      expect(refusalIn(answer)).toMatchObject({
        code: 'land_request.unknown_reference',
        fields: { [field]: 'Введите или выберите из списка' },
      });
    }
    expect(await app.broker.call(listRequests, { query: { take: 1000 } })).toEqual(before);
  },
);

test('a value named twice is kept once', async () => {
  const answer = await create({ regions: [{ id: 50 }, { id: 50 }], propertyTypes: [{ id: 1 }, { id: 1 }] });
  expect(answer).toMatchObject({ status: 201, json: { regions: [{ id: 50 }], propertyTypes: [{ id: 1 }] } });
});

test.each([
  ['request-types', (id: number) => ({ requestType: [{ id }] })],
  ['property-types', (id: number) => ({ propertyTypes: [{ id }] })],
  ['best-uses', (id: number) => ({ bestUses: [{ id }] })],
] as const)('%s: a value that a request uses stays, with the literal text [DICT-008]', async (dictionary, about) => {
  const body = { name: 'Новое', ...(dictionary === 'property-types' && { color: 'teal' }) };
  const { id } = (await ask(app, 'POST', `/api/land/${dictionary}`, { body })).json as { id: number };
  const made = (await create(about(id))).json as LandRequest;
  const refused = refusalIn(await ask(app, 'DELETE', `/api/land/${dictionary}/${id}`));
  expect(refused).toMatchObject({
    code: 'dictionary_value.in_use',
    message: 'Значение уже используется,поэтому оно не может быть удаленно.',
  });
  await ask(app, 'DELETE', `/api/land/requests/${made.id}`);
  expect((await ask(app, 'DELETE', `/api/land/${dictionary}/${id}`)).status).toBe(200);
});
