import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import * as buildings from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { buildingFields as describedOfBuilding } from '@gektar/contract/industrial/buildings/building-fields.ts';
import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { complexFields as describedOfComplex } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { vacancyFields as describedOfVacancy } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { buildingFields, complexFields, givenBuilding, givenComplex, vacancyFields } from '#testing/given-complex.ts';
import { wholeBuildingFields, wholeComplexFields, wholeVacancyFields } from '#testing/given-whole-complex.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const links = { company: null, operator: null, contact: null };
/** What a draft's links and photos come back as. */
const answered = {
  contacts: (list: readonly object[]) =>
    list.map((one) => ({ company: null, contact: null, ...one, id: expect.any(String) })),
  operatorWithRoles: (list: readonly object[]) =>
    list.map((one) => ({ operator: null, ...one, id: expect.any(String) })),
  images: (list: readonly object[]) => list.map((one) => ({ ...one, isChecked: false })),
  agents: (list: readonly object[]) => list.map((one) => ({ company: links.company, ...one })),
};

test('every field of a complex comes back as it was sent, and is kept by an edit of another one [IND-CPX-038…066, IND-CPX-087, IND-CPX-092, IND-CPX-120, IMG-005, IND-CONT-001…005, IND-CONT-007…011]', async () => {
  const { call } = app.broker;
  const fields = await wholeComplexFields(app.db);
  const made = await call(complexes.createComplex, { body: fields });
  const expected = {
    ...fields,
    contacts: answered.contacts(fields.contacts ?? []),
    operatorWithRoles: answered.operatorWithRoles(fields.operatorWithRoles ?? []),
    images: answered.images(fields.images ?? []),
  };
  expect(made).toMatchObject(expected);
  expect(made).toMatchObject({
    isEnabled: true,
    region: { id: 50, name: 'Московская область' },
    complexActualizationDate: null,
  });
  const changed = await call(complexes.updateComplex, { body: { ...made, name: 'Другое' } });
  expect(changed).toMatchObject({ ...expected, name: 'Другое', rowVersion: 2 });
  for (const endpoint of [complexes.getComplex, complexes.getOneComplex]) {
    expect(await call(endpoint, { params: { id: made.id } })).toEqual(changed);
  }
  expect(await call(complexes.getShortComplex, { params: { id: made.id } })).toEqual({
    id: made.id,
    name: 'Другое',
    address: made.fullAddress,
    isEnabled: true,
  });
  const sent = new Set(Object.keys(fields));
  expect(Object.keys(describedOfComplex).filter((name) => !sent.has(name))).toEqual([
    'complexActualizationDate',
    'vacanciesActualizeDate',
    'actualizeVacancyEmployee',
  ]);
});

test('every field of a building comes back as it was sent; docks per 1,000 m² are computed [IND-BLD-017…022, IND-BLD-024…041, IND-BLD-058, IND-BLD-059, IND-BLD-064]', async () => {
  const { call } = app.broker;
  const { id: complexId } = await givenComplex(app.db);
  const fields = await wholeBuildingFields(app.db);
  const made = await call(buildings.createBuilding, { body: { ...fields, complexId, docksRatio: 77 } as never });
  const expected = {
    ...fields,
    contacts: answered.contacts(fields.contacts ?? []),
    operatorWithRoles: answered.operatorWithRoles(fields.operatorWithRoles ?? []),
    images: answered.images(fields.images ?? []),
  };
  expect(made).toMatchObject({ ...expected, complexId, docksRatio: 0.9 });
  const changed = await call(buildings.updateBuilding, { body: { ...made, name: 'Корпус 2' } });
  expect(changed).toMatchObject({ ...expected, name: 'Корпус 2', rowVersion: 2 });
  for (const endpoint of [buildings.getBuilding, buildings.getOneBuilding]) {
    expect(await call(endpoint, { params: { id: made.id } })).toEqual(changed);
  }
  const sent = new Set(Object.keys(fields));
  expect(Object.keys(describedOfBuilding).filter((name) => !sent.has(name))).toEqual(['docksRatio']);
});

test('every field of a vacancy comes back as it was sent; sums and rates are computed, whatever a body says [IND-VAC-012…029, IND-VAC-032…038, IND-VAC-046, IND-VAC-051, IND-VAC-052]', async () => {
  const { call } = app.broker;
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const fields = await wholeVacancyFields(app.db);
  const body = { ...fields, buildingId: building.id, areaSize: 1, averageNetRentalRate: 1, mainAreaTypeCalc: 9 };
  const made = await call(vacancies.createVacancy, { body: body as never });
  const expected = {
    ...fields,
    saleAgents: answered.agents(fields.saleAgents ?? []),
    leaseAgents: answered.agents(fields.leaseAgents ?? []),
  };
  expect(made).toMatchObject({
    ...expected,
    areaSize: 16_306,
    mainAreaTypeCalc: 1,
    averageNetRentalRate: 9619.42,
    warehouseAreaTotal: 13_300,
    officeAreaTotal: 840,
    mezzanineAreaTotal: 2_160,
    productionAreaTotal: 1,
    lightIndustrialAreaTotal: 2,
    dataCenterAreaTotal: 3,
    officeAreaRate: 12_000,
    mezzanineAreaRate: 5_400,
    complexName: complex.name,
    buildingName: building.name,
    buildingClass: 2,
    region: { id: 50 },
    regionId: 50,
    deal: null,
    isEnabled: true,
  });
  const changed = await call(vacancies.updateVacancy, { body: { ...made, name: '1-Б' } });
  expect(changed).toMatchObject({ ...expected, name: '1-Б', rowVersion: 2 });
  expect(await call(vacancies.getVacancy, { params: { id: made.id } })).toEqual(changed);
  expect(await call(vacancies.getExtendedVacancy, { params: { id: made.id } })).toMatchObject({
    ...expected,
    name: '1-Б',
    building: { id: building.id, rowVersion: 1 },
    complex: { id: complex.id, rowVersion: 1, vacancyCount: 1 },
  });
  const sent = new Set(Object.keys(fields));
  expect(Object.keys(describedOfVacancy).filter((name) => !sent.has(name))).toEqual([
    'areaSize',
    'mainAreaTypeCalc',
    'averageNetRentalRate',
  ]);
});

/** Every required field of each entity, and what is said when it is missing. */
const required = {
  complexes: {
    name: 'Обязательное поле',
    complexType: 'Введите или выберите из списка',
    complexConstructionStatus: 'Введите или выберите из списка',
    responsibleUser: 'Введите или выберите из списка',
    vacanciesUpdatePeriod: 'Обязательное поле',
    latitude: 'Обязательное поле',
    longitude: 'Обязательное поле',
    regionId: 'Введите или выберите из списка',
    fullAddress: 'Обязательное поле',
  },
  buildings: {
    name: 'Обязательное поле',
    constructionStatus: 'Введите или выберите из списка',
    buildingType: 'Введите или выберите из списка',
    buildingClass: 'Введите или выберите из списка',
    commissioningDate: 'Обязательное поле',
    totalArea: 'Обязательное поле',
    floorsNumber: 'Обязательное поле',
    workingHeight: 'Обязательное поле',
  },
  vacancies: {
    name: 'Обязательное поле',
    vacancyTypes: 'Введите или выберите из списка',
    vacancyStatus: 'Введите или выберите из списка',
    availabilityDate: 'Обязательное поле',
    isWholeForRent: 'Обязательное поле',
    isPublicationOnWebsite: 'Обязательное поле',
  },
} as const;

async function bodies(): Promise<Record<keyof typeof required, object>> {
  const { id: complexId } = await givenComplex(app.db);
  const { id: buildingId } = await givenBuilding(app.db, complexId);
  return {
    complexes: await complexFields(app.db),
    buildings: { ...(await buildingFields(app.db)), complexId },
    vacancies: { ...vacancyFields(), buildingId },
  };
}

test.each(Object.keys(required) as (keyof typeof required)[])(
  '%s: each required field is asked for at its place, and no other one [IND-CPX-068, IND-BLD-023, VAL-014]',
  async (path) => {
    const body = (await bodies())[path];
    for (const [field, message] of Object.entries(required[path])) {
      const answer = await ask(app, 'POST', `/api/industrial/${path}`, { body: { ...body, [field]: undefined } });
      expect(refusalIn(answer).fields, field).toEqual({ [field]: message });
    }
    expect((await ask(app, 'POST', `/api/industrial/${path}`, { body })).status).toBe(201);
  },
);

const described: Record<keyof typeof required, FieldDescriptions> = {
  complexes: describedOfComplex,
  buildings: describedOfBuilding,
  vacancies: describedOfVacancy,
};

test.each(Object.keys(required) as (keyof typeof required)[])(
  '%s: a number at its maximum is taken and stored, one above is refused at its field [VAL-024]',
  async (path) => {
    const body = (await bodies())[path];
    const computed = new Set(['docksRatio', 'areaSize', 'averageNetRentalRate']);
    const numbers = Object.entries(described[path]).flatMap(([name, field]) =>
      field.kind === 'number' && !computed.has(name) ? [[name, field] as const] : [],
    );
    expect(numbers.length).toBeGreaterThan(8);
    const most = Object.fromEntries(numbers.map(([name, { max }]) => [name, max]));
    const taken = await ask(app, 'POST', `/api/industrial/${path}`, { body: { ...body, ...most } });
    expect(taken.json).toMatchObject(most);
    for (const [name, { max, zero }] of numbers) {
      const above = await ask(app, 'POST', `/api/industrial/${path}`, { body: { ...body, [name]: max + 1 } });
      expect(Object.keys(refusalIn(above).fields ?? {}), name).toEqual([name]);
      const none = await ask(app, 'POST', `/api/industrial/${path}`, { body: { ...body, [name]: 0 } });
      if (zero === 'refused') expect(refusalIn(none).fields, name).toEqual({ [name]: 'Недопустимое значение' });
      else expect(none.status, `${name}: ${none.text}`).toBe(201);
    }
  },
);

test('areas above the total area of a building, and a warehouse below its parts, are refused with their texts [IND-BLD-047, IND-BLD-041, VAL-009]', async () => {
  const { buildings: body } = await bodies();
  const post = (areaSet: object) =>
    ask(app, 'POST', '/api/industrial/buildings', { body: { ...body, totalArea: 1_000, areaSet } });
  const area = (areaValue: number | null) => ({ areaValue });
  expect(refusalIn(await post({ production: area(600), office: area(400.01) })).fields).toEqual({
    areaSet: 'Общая сумма добавленных площадей по типам превышает общую площадь здания',
  });
  expect(
    refusalIn(await post({ warehouse: { areaValue: 500, dry: area(300), unheated: area(200.5) } })).fields,
  ).toEqual({
    'areaSet.warehouse.areaValue': 'Площадь склада меньше суммы его частей',
  });
  expect(refusalIn(await post({ office: area(0) })).fields).toEqual({
    'areaSet.office.areaValue': 'Недопустимое значение',
  });
  expect(
    refusalIn(
      await post({ warehouse: { areaValue: null, freezer: { areaValue: 5, temperatureFrom: 0, temperatureTo: -5 } } }),
    ).fields,
  ).toEqual({
    'areaSet.warehouse.freezer.temperatureFrom': fieldMessages.rangeOrder,
    'areaSet.warehouse.freezer.temperatureTo': fieldMessages.rangeOrder,
  });
  const unset = await post({
    warehouse: { areaValue: null, dry: area(null) },
    production: area(null),
    office: area(1_000),
  });
  expect(unset.json).toMatchObject({ areaSet: { warehouse: null, production: null, office: { areaValue: 1_000 } } });
});

test('photos of a building: a type each, exactly one for the presentation, none flagged by itself [IND-BLD-045, IND-BLD-046, IMG-006, IMG-011]', async () => {
  const { buildings: body } = await bodies();
  const { images: [image] = [] } = await wholeBuildingFields(app.db);
  if (image === undefined) throw new Error('a whole building has a photo');
  const post = (images: object[]) => ask(app, 'POST', '/api/industrial/buildings', { body: { ...body, images } });
  expect(refusalIn(await post([{ ...image, presenceInTheFlyer: false }])).fields).toEqual({
    images: 'Выберите фотографию для выгрузки в PPT!',
  });
  expect(refusalIn(await post([{ ...image, imageType: null }])).fields).toEqual({
    'images.0.imageType': 'Тип фотографии обязательное поле',
  });
  expect((await post([])).status).toBe(201);
  expect((await post([image])).status).toBe(201);
});

test('one main contact of an entity; a second one is refused at its place [IND-CONT-011]', async () => {
  const { complexes: body } = await bodies();
  const { contacts: [contact] = [] } = await wholeComplexFields(app.db);
  const answer = await ask(app, 'POST', '/api/industrial/complexes', {
    body: { ...body, contacts: [contact, contact] },
  });
  expect(Object.keys(refusalIn(answer).fields ?? {})).toEqual(['contacts.1.mainContact']);
});
