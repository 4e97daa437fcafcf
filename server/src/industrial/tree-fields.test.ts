import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import * as buildings from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { buildingFields as describedOfBuilding } from '@gektar/contract/industrial/buildings/building-fields.ts';
import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { complexFields as describedOfComplex } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import * as model from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { vacancyFields as describedOfVacancy } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import {
  anyValue,
  buildingFields,
  complexFields,
  givenBuilding,
  givenComplex,
  givenVacancy,
  vacancyFields,
} from '#testing/given-complex.ts';
import { wholeBuildingFields, wholeComplexFields, wholeVacancyFields } from '#testing/given-whole-complex.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const links = { company: null, operator: null, contact: null };
/** Expected answers for the links and photos of a draft, with the fields that the server adds. */
const answered = {
  contacts: (list: readonly object[]) =>
    list.map((one) => ({ company: null, contact: null, ...one, id: expect.any(String) })),
  operatorWithRoles: (list: readonly object[]) =>
    list.map((one) => ({ operator: null, ...one, id: expect.any(String) })),
  images: (list: readonly object[]) => list.map((one) => ({ ...one, isChecked: false })),
  agents: (list: readonly object[]) => list.map((one) => ({ company: links.company, ...one })),
};

/** Saves with one flag true and the others false, for each flag in turn: detects two flags with swapped columns. */
async function expectEachFlagAlone(
  fields: FieldDescriptions,
  count: number,
  save: (answers: Readonly<Record<string, boolean>>) => Promise<object>,
): Promise<void> {
  const flags = Object.keys(fields).filter((name) => fields[name]?.kind === 'flag');
  expect(flags).toHaveLength(count);
  for (const flag of flags) {
    const answers = Object.fromEntries(flags.map((name) => [name, name === flag]));
    expect(await save(answers), flag).toMatchObject(answers);
  }
}

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
  const params = { id: made.id };
  await expectEachFlagAlone(describedOfComplex, 10, async (answers) => {
    const read = await call(complexes.getComplex, { params });
    await call(complexes.updateComplex, { body: { ...read, ...answers } });
    return call(complexes.getComplex, { params });
  });
});

test('a yes/no nobody answered is null, a sent false stays false, and it can be emptied again', async () => {
  const { call } = app.broker;
  const complex = await call(complexes.createComplex, { body: { ...(await complexFields(app.db)), hasHostel: false } });
  expect(complex).toMatchObject({ hasHostel: false, hasCanteen: null, streetHunt: null, isApproximatePosition: false });
  const emptied = await call(complexes.updateComplex, { body: { ...complex, hasHostel: null, hasCanteen: true } });
  expect(emptied).toMatchObject({ hasHostel: null, hasCanteen: true });
  const building = await givenBuilding(app.db, complex.id, { hasHeating: false });
  expect(building).toMatchObject({ hasHeating: false, hasShelving: null, builtToSuit: null });
  const vacancy = await givenVacancy(app.db, building.id, { bts: false });
  expect(vacancy).toMatchObject({ bts: false, hasShelves: null, isOpexIncluded: null, isRentalPriceOnRequest: null });
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
  expect(made).toMatchObject({ ...expected, id: expect.any(String), complexId, isEnabled: true, docksRatio: 0.9 });
  const changed = await call(buildings.updateBuilding, { body: { ...made, name: 'Корпус 2' } });
  expect(changed).toMatchObject({ ...expected, name: 'Корпус 2', rowVersion: 2 });
  for (const endpoint of [buildings.getBuilding, buildings.getOneBuilding]) {
    expect(await call(endpoint, { params: { id: made.id } })).toEqual(changed);
  }
  const sent = new Set(Object.keys(fields));
  expect(Object.keys(describedOfBuilding).filter((name) => !sent.has(name))).toEqual(['docksRatio']);
  const params = { id: made.id };
  await expectEachFlagAlone(describedOfBuilding, 7, async (answers) => {
    const read = await call(buildings.getBuilding, { params });
    await call(buildings.updateBuilding, { body: { ...read, ...answers } });
    return call(buildings.getBuilding, { params });
  });
});

test('every field of a vacancy comes back as it was sent; sums and rates are computed, whatever a body says [IND-VAC-012…029, IND-VAC-032…038, IND-VAC-046, IND-VAC-051, IND-VAC-052]', async () => {
  const { call } = app.broker;
  const { cityId, settlementId, streetId, house } = await wholeComplexFields(app.db);
  const place = { cityId, settlementId, streetId, house };
  const complex = await givenComplex(app.db, { ...place, distanceFromRingRoad: 17.35 });
  const building = await givenBuilding(app.db, complex.id);
  const fields = { ...(await wholeVacancyFields(app.db)), isWholeForRent: true };
  const body = { ...fields, buildingId: building.id, areaSize: 1, averageNetRentalRate: 1, mainAreaTypeCalc: 9 };
  const made = await call(vacancies.createVacancy, { body: body as never });
  const expected = {
    ...fields,
    saleAgents: answered.agents(fields.saleAgents ?? []),
    leaseAgents: answered.agents(fields.leaseAgents ?? []),
  };
  const computed = {
    areaSize: 16_306,
    mainAreaTypeCalc: 1,
    averageNetRentalRate: 9619.42,
    warehouseAreaTotal: 13_300,
    officeAreaTotal: 840,
    mezzanineAreaTotal: 2_160,
    productionAreaTotal: 1,
    lightIndustrialAreaTotal: 1.75,
    dataCenterAreaTotal: 3.25,
    officeAreaRate: 12_000,
    mezzanineAreaRate: 5_400,
    complexName: complex.name,
    buildingName: building.name,
    buildingClass: 2,
    region: { id: 50, name: 'Московская область' },
    distanceFromRingRoad: 17.35,
  };
  expect(made).toMatchObject({
    ...expected,
    ...computed,
    ...place,
    id: expect.any(String),
    buildingId: building.id,
    complexId: complex.id,
    regionId: 50,
    deal: null,
    isEnabled: true,
    comments: [],
  });
  expect(Object.values(place)).not.toContain(null);
  const changed = await call(vacancies.updateVacancy, { body: { ...made, name: '1-Б' } });
  expect(changed).toMatchObject({ ...expected, name: '1-Б', rowVersion: 2 });
  expect(await call(vacancies.getVacancy, { params: { id: made.id } })).toEqual(changed);
  expect(await call(model.getExtendedVacancy, { params: { id: made.id } })).toMatchObject({
    ...expected,
    name: '1-Б',
    building: { id: building.id, rowVersion: 1 },
    complex: { id: complex.id, rowVersion: 1, vacancyCount: 1 },
  });
  const { saleAgents: _sale, leaseAgents: _lease, documents: _documents, ...inTable } = expected;
  const found = await call(model.findVacancies, { body: { filterModel: { vacancy: { ids: [made.id] } } } });
  expect(found).toMatchObject([{ ...inTable, ...computed, name: '1-Б' }]);
  const sent = new Set(Object.keys(fields));
  expect(Object.keys(describedOfVacancy).filter((name) => !sent.has(name))).toEqual([
    'areaSize',
    'mainAreaTypeCalc',
    'averageNetRentalRate',
  ]);
  const params = { id: made.id };
  await expectEachFlagAlone(describedOfVacancy, 12, async (answers) => {
    const read = await call(vacancies.getVacancy, { params });
    await call(vacancies.updateVacancy, { body: { ...read, ...answers } });
    return call(vacancies.getVacancy, { params });
  });
});

test('the rate of a whole warehouse is kept as typed while none of its parts has one [IND-BLD-034, IND-BLD-040, IND-VAC-023] (M-02)', async () => {
  const { vacancies: body } = await bodies();
  const dry = { areaValue: 600, leasePricePerSqm: null };
  const warehouse = { areaValue: 1_000, leasePricePerSqm: 7_000, dry };
  const made = await ask(app, 'POST', '/api/industrial/vacancies', {
    body: { ...body, areaSetWithPrice: { warehouse } },
  });
  expect(made.json).toMatchObject({
    areaSetWithPrice: { warehouse },
    warehouseAreaTotal: 1_000,
    averageNetRentalRate: 7_000,
  });
});

/** Every required field of each entity, with the error message when it is missing. */
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

test.each([
  ['complexes', 'IND-CPX-038, 041, 042, 044, 047, 056, 057, 064, 066, 068'],
  ['buildings', 'IND-BLD-017…020, IND-BLD-022…025'],
  ['vacancies', 'IND-VAC-012, 020, 021, 024, 025, 027'],
] as const)(
  '%s: each required field is asked for at its place, by creation and by edit, and no other one [%s, VAL-014]',
  async (path, _rows) => {
    const body = (await bodies())[path];
    const create = (about: object) => ask(app, 'POST', `/api/industrial/${path}`, { body: { ...body, ...about } });
    const made = await create({});
    expect(made.status).toBe(201);
    for (const [field, message] of Object.entries(required[path])) {
      for (const missing of [undefined, null]) {
        expect(refusalIn(await create({ [field]: missing })).fields, field).toEqual({ [field]: message });
        const edited = { ...(made.json as object), [field]: missing };
        const edit = await ask(app, 'POST', `/api/industrial/${path}/update`, { body: edited });
        expect(refusalIn(edit).fields, field).toEqual({ [field]: message });
      }
    }
  },
);

test('the class of a building is one number of its list [IND-BLD-019]', async () => {
  const { buildings: body } = await bodies();
  const post = (buildingClass: unknown) =>
    ask(app, 'POST', '/api/industrial/buildings', { body: { ...body, buildingClass } });
  for (const wrong of [1.5, 0, 8, 'A', [2]]) {
    expect(refusalIn(await post(wrong)).fields, String(wrong)).toEqual({
      buildingClass: 'Введите или выберите из списка',
    });
  }
  expect((await post(7)).json).toMatchObject({ buildingClass: 7 });
});

test('a deal asks for its type and its day [IND-DEAL-003, IND-DEAL-004]', async () => {
  const { buildings: body } = await bodies();
  const building = await givenBuilding(app.db, (body as { complexId: string }).complexId);
  const vacancy = await givenVacancy(app.db, building.id);
  const deal = { vacancyType: 1, closeDate: '2026-11-21T00:00:00' };
  for (const path of ['deals', `vacancies/${vacancy.id}/close`]) {
    const post = (about: object) =>
      ask(app, 'POST', `/api/industrial/${path}`, { body: { vacancyId: vacancy.id, ...deal, ...about } });
    expect(refusalIn(await post({ vacancyType: undefined })).fields, path).toEqual({
      vacancyType: 'Введите или выберите из списка',
    });
    expect(refusalIn(await post({ closeDate: undefined })).fields, path).toEqual({ closeDate: 'Обязательное поле' });
  }
});

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

test('what would be stored as zero is refused where zero is disallowed, with the least that is taken [VAL-009]', async () => {
  const { buildings: body } = await bodies();
  const post = (about: object) => ask(app, 'POST', '/api/industrial/buildings', { body: { ...body, ...about } });
  const office = (areaValue: number) => ({ areaSet: { office: { areaValue } } });
  expect(refusalIn(await post({ totalArea: 0.004, workingHeight: 0.004 })).fields).toEqual({
    totalArea: 'Не меньше 0,01',
    workingHeight: 'Не меньше 0,01',
  });
  expect(refusalIn(await post(office(0.004))).fields).toEqual({ 'areaSet.office.areaValue': 'Не меньше 0,01' });
  const least = await post({ workingHeight: 0.01, ...office(0.01) });
  expect(least.json).toMatchObject({ workingHeight: 0.01, areaSet: { office: { areaValue: 0.01 } } });
});

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

test('contacts, operators and agents come with what the customer service knows of them [IND-CONT-005, IND-CONT-008, IND-CONT-011, IND-VAC-038]', async () => {
  const { call } = app.broker;
  await app.db.insertInto('shared.companies').values({ id: 'firm', name: 'ООО «Поле и Ко»', websites: '[]' }).execute();
  await app.db
    .insertInto('shared.contacts')
    .values({ id: 'ida', company_id: 'firm', first_name: 'Ида', last_name: 'Полевая', phones: '[]', emails: '[]' })
    .execute();
  const company = { id: 'firm', name: 'ООО «Поле и Ко»' };
  const contactRole = await anyValue(app.db, 'contact_role');
  const people = {
    contacts: [{ companyId: 'firm', contactId: 'ida', contactRole }],
    operatorWithRoles: [{ operatorId: 'firm', roles: 2, appointmentDate: '2020-01-01T00:00:00' }],
  };
  const known = {
    contacts: [{ companyId: 'firm', company, contact: { id: 'ida', firstName: 'Ида', lastName: 'Полевая' } }],
    operatorWithRoles: [{ id: expect.stringMatching(uuid), operatorId: 'firm', operator: company }],
  };
  const complex = await call(complexes.createComplex, { body: await complexFields(app.db, people) });
  expect(complex).toMatchObject(known);
  const edited = await call(complexes.updateComplex, { body: { ...complex, name: 'Склад у поля' } });
  expect(edited.operatorWithRoles).toEqual(complex.operatorWithRoles);
  const building = await call(buildings.createBuilding, {
    body: { ...(await buildingFields(app.db, people)), complexId: complex.id },
  });
  expect(building).toMatchObject(known);
  const agents = { saleAgents: [{ companyId: 'firm' }], leaseAgents: [{ companyId: 'firm', contactRole }] };
  expect(
    await call(vacancies.createVacancy, { body: { ...vacancyFields(agents), buildingId: building.id } }),
  ).toMatchObject({
    saleAgents: [{ companyId: 'firm', company, isExclusive: false, contactRole: null }],
    leaseAgents: [{ companyId: 'firm', company, contactRole }],
  });
});
