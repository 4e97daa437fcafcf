import type { Property } from '@gektar/contract/land/properties/property.ts';
import {
  actualizeProperty,
  createProperty,
  getProperty,
  updateProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { forEachFlag, propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { freshCadastralNumber, givenProperty, propertyFields } from '#testing/given.ts';
import { wholePropertyFields } from '#testing/given-whole.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** A time as sent on the wire, in Moscow time. */
function moscow(date: Date): string {
  return new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(0, 19);
}

test('an object with nothing but what is required has nothing else [LAND-PROP-025, LAND-PROP-053]', async () => {
  const fields = propertyFields(app.broker.id);
  const before = moscow(new Date());
  const created = await app.broker.call(createProperty, { body: fields });
  expect(created).toEqual({
    ...fields,
    id: expect.any(String),
    rowVersion: 1,
    isEnabled: true,
    category: expect.objectContaining(fields.category),
    propertyType: expect.objectContaining(fields.propertyType),
    ownershipType: expect.objectContaining(fields.ownershipType),
    region: { id: 50, name: 'Московская область' },
    dateTimeCreated: expect.any(String),
    actualizationDateTime: null,
    isApproximatePosition: false,
    address: null,
    landHighway: null,
    images: [],
    documents: [],
    polygons: [],
    bestUses: [],
    permittedUseTypes: [],
    okveds: [],
    ...Object.fromEntries(utilityKeys.map((key) => [key, null])),
    landContact: null,
    contactId: null,
    companyId: null,
    client: null,
    order: null,
    status: null,
    price: null,
    pricePerHa: null,
    buildingArea: null,
    comment: null,
    comments: [],
    referralContactId: null,
    referralAppointmentDateTime: null,
    referralComment: null,
    linkToPublicCadastralMap: null,
    ...forEachFlag(() => false),
  });
  expect(created.dateTimeCreated >= before && created.dateTimeCreated <= moscow(new Date())).toBe(true);
});

test('an object has the moment of its creation and that of its last actualization, each by Moscow [LAND-PROP-044]', async () => {
  const { id } = await givenProperty(app.db);
  const moments = () => app.broker.call(getProperty, { params: { id } });
  await app.db
    .updateTable('land.properties')
    .set({
      date_time_created: '2026-03-01T21:30:15Z',
      actualization_date_time: '2026-04-02T20:59:59Z',
    })
    .where('id', '=', id)
    .execute();
  expect(await moments()).toMatchObject({
    dateTimeCreated: '2026-03-02T00:30:15',
    actualizationDateTime: '2026-04-02T23:59:59',
  });
  const before = moscow(new Date());
  await app.broker.call(actualizeProperty, { params: { id } });
  const { dateTimeCreated, actualizationDateTime } = await moments();
  expect(dateTimeCreated).toBe('2026-03-02T00:30:15');
  expect(actualizationDateTime && actualizationDateTime >= before && actualizationDateTime <= moscow(new Date())).toBe(
    true,
  );
});

test('every field that an employee fills in comes back as it went, dictionary values with their names [LAND-PROP-025, LAND-PROP-029, LAND-PROP-033, LAND-PROP-035, LAND-PROP-037…039, LAND-PROP-041, LAND-PROP-050]', async () => {
  const fields = await wholePropertyFields(app.db, app.broker.id);
  const created = await app.broker.call(createProperty, { body: fields });
  const {
    polygons,
    category,
    propertyType,
    ownershipType,
    landHighway,
    region,
    bestUses,
    permittedUseTypes,
    okveds,
    landContact,
    gasSupply,
    electricitySupply,
    waterSupply,
    sewerage,
    heatSupply,
    ...plain
  } = fields;
  expect(created).toMatchObject(plain);
  expect(created).toMatchObject({
    polygons,
    category: { id: 3, name: expect.stringMatching(/^Земли промышленности/) },
    propertyType: { id: 3, name: 'Логистика', color: 'teal' },
    ownershipType: { id: 2, name: 'Федеральная собственность' },
    landHighway: { id: 1, code: 'altufevskoe', name: 'Алтуфьевское шоссе' },
    region: { id: 50, name: 'Московская область' },
    bestUses: [
      { id: 1, name: 'Производство' },
      { id: 2, name: 'Склад' },
    ],
    permittedUseTypes: [
      { id: 1, code: '1.0', name: 'Сельскохозяйственное использование' },
      { id: 3, code: '1.2', name: 'Выращивание зерновых и иных сельскохозяйственных культур' },
    ],
    okveds: [
      { id: 22, code: '01', name: expect.any(String) },
      { id: 23, code: '02', name: expect.any(String) },
    ],
    landContact: { ...landContact, firstName: 'Пётр', lastName: 'Ёлкин', middleName: null, phone: '79161234567' },
  });
  expect(await app.broker.call(getProperty, { params: { id: created.id } })).toEqual(created);
});

test('a utility has a type and a value or a range, in the measure of its kind [LAND-PROP-040]', async () => {
  const { gasSupply, electricitySupply, waterSupply, sewerage, heatSupply } = await app.broker.call(createProperty, {
    body: await wholePropertyFields(app.db, app.broker.id),
  });
  expect({ gasSupply, electricitySupply, waterSupply, sewerage, heatSupply }).toEqual({
    gasSupply: { type: 1, value: 1_500.5, from: null, to: null, measure: 'м3/сутки' },
    electricitySupply: { type: 2, value: 0, from: null, to: null, measure: 'кВт' },
    waterSupply: { type: 1, value: null, from: 10, to: 20.25, measure: 'м3/сутки' },
    sewerage: { type: 2, value: null, from: 5, to: null, measure: 'м3/сутки' },
    heatSupply: { type: 1, value: null, from: null, to: null, measure: 'Гкал' },
  });
});

test.each(propertyFlags)('%s is kept by itself', async (flag) => {
  const created = await app.broker.call(createProperty, { body: propertyFields(app.broker.id, { [flag]: true }) });
  expect(Object.fromEntries(propertyFlags.map((one) => [one, created[one]]))).toEqual(
    forEachFlag((one) => one === flag),
  );
  const edited = await app.broker.call(updateProperty, {
    body: { ...created, ...forEachFlag((one) => one !== flag) },
  });
  expect(Object.fromEntries(propertyFlags.map((one) => [one, edited[one]]))).toEqual(
    forEachFlag((one) => one !== flag),
  );
});

test('every flag is spelled as in the source and kept by itself [LAND-PROP-054…060]', async () => {
  const flags = [
    ...['isActive', 'isChecked', 'onSale', 'isConfidentially', 'hasBarganing', 'hasPond', 'hasDriveway'],
    ...['hasOverheadCrane', 'isLightIndustrial', 'hasLandLotTownPlanningPlan', 'isTerritoryComplexDevelopment'],
    ...['isSpecialEconomicZone', 'hasIndustrialRailway', 'isIndustrialPark', 'isUnfriendlyCountry'],
    ...['builtToLease', 'builtToSuit'],
  ];
  const none = Object.fromEntries(flags.map((flag) => [flag, false]));
  for (const flag of flags) {
    const body = { ...propertyFields(app.broker.id), ...none, [flag]: true };
    const made = await ask(app, 'POST', '/api/land/properties', { body });
    expect(made, flag).toMatchObject({ status: 201, json: { ...none, [flag]: true } });
    const { id } = made.json as Property;
    expect((await ask(app, 'GET', `/api/land/properties/${id}`)).json).toEqual(made.json);
  }
});

test('an entity sent back as it came is the same, one version on [LAND-PROP-087, API-003]', async () => {
  const created = await app.broker.call(createProperty, {
    body: await wholePropertyFields(app.db, app.broker.id),
  });
  const again = await app.broker.call(updateProperty, { body: created });
  expect(again).toEqual({ ...created, rowVersion: 2 });
  expect(await app.broker.call(getProperty, { params: { id: created.id } })).toEqual(again);
});

test('an edit replaces everything, and what it leaves out becomes empty [LAND-PROP-087]', async () => {
  const whole = await app.broker.call(createProperty, { body: await wholePropertyFields(app.db, app.broker.id) });
  const bare = propertyFields(app.broker.id);
  const edited = await app.broker.call(updateProperty, {
    body: { ...bare, id: whole.id, rowVersion: whole.rowVersion },
  });
  const fresh = await app.broker.call(createProperty, {
    body: { ...bare, cadastralNumbers: [freshCadastralNumber()] },
  });
  expect({ ...edited, ...ownOf(fresh) }).toEqual(fresh);
});

function ownOf({ id, rowVersion, cadastralNumbers, dateTimeCreated }: Property) {
  return { id, rowVersion, cadastralNumbers, dateTimeCreated };
}

test('cadastral numbers keep their order, lose their blanks and are named once [LAND-PROP-080]', async () => {
  const { id } = app.broker;
  const made = await app.broker.call(createProperty, {
    body: propertyFields(id, { cadastralNumbers: ['b:2', ' a:1 ', 'b:2', 'c:3'] }),
  });
  expect(made.cadastralNumbers).toEqual(['b:2', 'a:1', 'c:3']);
  // One number is added at the front, one changed, one deleted.
  const edited = await app.broker.call(updateProperty, {
    body: { ...made, cadastralNumbers: ['new:0', 'a:11', 'b:2'] },
  });
  expect(edited.cadastralNumbers).toEqual(['new:0', 'a:11', 'b:2']);
  expect((await app.broker.call(getProperty, { params: { id: made.id } })).cadastralNumbers).toEqual([
    'new:0',
    'a:11',
    'b:2',
  ]);
});

test('a value linked twice is linked once', async () => {
  const made = await app.broker.call(createProperty, {
    body: propertyFields(app.broker.id, { bestUses: [{ id: 1 }, { id: 1 }] }),
  });
  expect(made.bestUses.map(({ id }) => id)).toEqual([1]);
});

test('the price per hectare is computed; without a price there is none [LAND-PROP-046]', async () => {
  const { id } = app.broker;
  const made = await app.broker.call(createProperty, { body: propertyFields(id, { price: 100, area: 3 }) });
  expect(made.pricePerHa).toBe(33.33);
  const tiny = await app.broker.call(createProperty, {
    body: propertyFields(id, { price: 999_999_999_999, area: 0.0001 }),
  });
  expect(tiny.pricePerHa).toBe(9_999_999_999_990_000);
  const priceless = await app.broker.call(updateProperty, { body: { ...made, price: null } });
  expect(priceless).toMatchObject({ price: null, pricePerHa: null });
});

test('money is kept to the kopeck, hectares to the square metre, the rest to two decimals', async () => {
  const made = await app.broker.call(createProperty, {
    body: propertyFields(app.broker.id, { price: 1.255, area: 1.00005, buildingArea: 2.004, kmFromCity: 3.999 }),
  });
  expect(made).toMatchObject({ price: 1.26, area: 1.0001, buildingArea: 2, kmFromCity: 4 });
});

test('the client is the company, else the contact, as far as the customer service knows them [LAND-PROP-025] (D-08)', async () => {
  const { db, broker } = app;
  await db.insertInto('shared.companies').values({ id: 'co', name: 'ООО «Ромашка»' }).execute();
  await db.insertInto('shared.contacts').values({ id: 'ct', first_name: 'Анна', last_name: 'Ёлкина' }).execute();
  const clientOf = async (companyId: string | null, contactId: string | null) =>
    (await broker.call(createProperty, { body: propertyFields(broker.id, { companyId, contactId }) })).client;
  expect(await clientOf('co', 'ct')).toBe('ООО «Ромашка»');
  expect(await clientOf(null, 'ct')).toBe('Ёлкина Анна');
  expect(await clientOf('gone', 'ct')).toBe('Ёлкина Анна');
  expect(await clientOf('gone', 'gone')).toBeNull();
});

test.each([
  ['category', { category: { id: 999_999 } }],
  ['propertyType', { propertyType: { id: 999_999 } }],
  ['ownershipType', { ownershipType: { id: 999_999 } }],
  ['landHighway', { landHighway: { id: 999_999 } }],
  ['region', { region: { id: 999_999 } }],
  ['bestUses', { bestUses: [{ id: 1 }, { id: 999_999 }] }],
  ['permittedUseTypes', { permittedUseTypes: [{ id: 999_999 }] }],
  ['okveds', { okveds: [{ id: 999_999 }] }],
  ['landContact', { landContact: { id: '019a0000-0000-7000-8000-000000000000' } }],
  ['responsibleEmployeeId', { responsibleEmployeeId: '019a0000-0000-7000-8000-000000000000' }],
])('%s: a value that is no longer there is refused at its field, on creation and on edit', async (field, about) => {
  const { broker } = app;
  const made = await broker.call(createProperty, { body: propertyFields(broker.id) });
  for (const answer of [
    await ask(app, 'POST', '/api/land/properties', { body: propertyFields(broker.id, about) }),
    await ask(app, 'POST', '/api/land/properties/update', { body: { ...made, ...about } }),
  ]) {
    expect(refusalIn(answer)).toEqual({
      code: 'property.unknown_reference',
      message: 'Выбранного значения больше нет в справочнике',
      fields: { [field]: 'Введите или выберите из списка' },
    });
  }
  expect(await broker.call(getProperty, { params: { id: made.id } })).toEqual(made);
});
