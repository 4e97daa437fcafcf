import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import * as endpoints from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { requestSorts } from '@gektar/contract/industrial/requests/request-filter.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, ask, refusalIn } from '#testing/ask.ts';
import { givenIndustrialRequest, industrialRequestFields } from '#testing/given-industrial-request.ts';
import { wholeIndustrialRequestFields } from '#testing/given-whole-industrial-request.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const path = '/api/industrial/requests';
const nobody = '019a0000-0000-7000-8000-000000000000';
const forbidden = 'У вас нет прав доступа на выполнение этого действия';

function create(about: object = {}): Promise<Answer> {
  const body = { ...industrialRequestFields({ responsibleEmployeeId: app.broker.id }), ...about };
  return ask(app, 'POST', path, { body });
}
async function history(id: string): Promise<string[]> {
  const events = await app.broker.call(endpoints.listRequestHistory, { params: { id } });
  return events.map(({ action }) => action);
}

test('a request takes no more than the required fields; the rest is empty [IND-REQ-001, IND-REQ-044, IND-REQ-053]', async () => {
  const fields = industrialRequestFields({ responsibleEmployeeId: app.broker.id });
  const answer = await create(fields);
  expect(answer.status).toBe(201);
  expect(answer.json).toEqual({
    ...fields,
    id: expect.any(String),
    rowVersion: 1,
    company: null,
    contact: null,
    contactId: null,
    requestTypes: null,
    referralContactId: null,
    referralAppointmentDateTime: null,
    referralComment: null,
    vacancyTypes: null,
    mainAreaTypesCalc: [],
    mainAreaTypeCalc: null,
    vacancyAreaRange: null,
    netRentalRateTo: null,
    accessDate: null,
    hasDryArea: false,
    hasTemperatureArea: false,
    hasFreezerArea: false,
    hasUnheatedArea: false,
    bts: false,
    isWholeForRent: false,
    hasShelving: false,
    cityRegions: [],
    fullCityRegions: [],
    highways: [],
    complexName: null,
    buildingClasses: [],
    buildingTypes: [],
    constructionStatuses: [],
    workingHeightRange: null,
    totalArea: null,
    linkToDisk: null,
    comment: null,
    additionalAccessEmployees: [],
    dateTimeCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    isEnabled: true,
    importance: {},
    countRequrestSelectionItems: 0,
  });
});

const flags = [
  'hasDryArea',
  'hasTemperatureArea',
  'hasFreezerArea',
  'hasUnheatedArea',
  'bts',
  'isWholeForRent',
  'hasShelving',
] as const;

test('every field comes back as it went, in the call of one and in the lists [IND-REQ-022…034, IND-REQ-036, IND-REQ-045…047, API-003]', async () => {
  const { broker, db } = app;
  const colleague = await app.anotherBroker();
  const fields = await wholeIndustrialRequestFields(db, broker.id, { additionalAccessEmployees: [colleague.id] });
  const made = await broker.call(endpoints.createRequest, { body: fields });
  const named = (values: readonly { id: number }[] | undefined) =>
    values?.map(({ id }) => ({ id, name: expect.stringMatching(/\S/) }));
  expect(made).toMatchObject({
    ...fields,
    accessDate: { from: '2026-12-01T00:00:00', to: '2027-04-01T00:00:00' },
    mainAreaTypeCalc: 6,
    highways: expect.arrayContaining(named(fields.highways) ?? []),
    buildingTypes: named(fields.buildingTypes),
    fullCityRegions: [
      { region: { id: 77, name: 'Москва' }, city: null },
      { region: { id: 50, name: 'Московская область' }, city: { id: fields.cityRegions?.[1]?.cityId } },
    ],
  });
  expect(Object.keys(requestFields).filter((name) => !(name in made))).toEqual([]);
  expect(await broker.call(endpoints.getRequest, { params: { id: made.id } })).toEqual(made);
  const listed = await broker.call(endpoints.listRequests, { query: { take: 1000 } });
  expect(listed.find(({ id }) => id === made.id)).toEqual(made);

  const bare = industrialRequestFields({ responsibleEmployeeId: broker.id, name: 'Без условий' });
  const emptied = await broker.call(endpoints.updateRequest, { body: { ...bare, id: made.id, rowVersion: 1 } });
  const fresh = (await create(bare)).json as IndustrialRequest;
  expect(emptied).toEqual({ ...fresh, id: made.id, rowVersion: 2, dateTimeCreated: made.dateTimeCreated });
  expect(emptied).toMatchObject({ requestTypes: null, vacancyTypes: null });
  const again = await broker.call(endpoints.updateRequest, { body: { ...made, requestTypes: [2, 1], rowVersion: 2 } });
  expect(again).toEqual({ ...made, rowVersion: 3 });

  for (const flag of flags) {
    const ticked = (await create({ [flag]: true })).json as IndustrialRequest;
    expect(flags.filter((name) => ticked[name])).toEqual([flag]);
  }
  const found = (about: object) => broker.call(endpoints.findRequests, { body: { ids: [made.id], ...about } });
  expect(await found({})).toEqual([again]);
  const archived = await broker.call(endpoints.archiveRequest, { params: { id: made.id } });
  expect(archived).toEqual({ ...again, isEnabled: false, rowVersion: 4 });
  expect(await found({})).toEqual([]);
  expect(await found({ isEnabled: false })).toEqual([archived]);
});

test('a request names its company and the person there, alone and in lists; what the customer service does not know is empty [IND-REQ-036]', async () => {
  const { broker, db } = app;
  const company = { id: 'crm-named', name: 'ООО «Поле и Ко»' };
  await db
    .insertInto('shared.companies')
    .values({ ...company, websites: '[]' })
    .execute();
  const person = { id: 'crm-person', first_name: 'Ида', last_name: 'Полевая', company_id: company.id };
  await db
    .insertInto('shared.contacts')
    .values({ ...person, phones: '[]', emails: '[]' })
    .execute();
  const made = await givenIndustrialRequest(db, { companyId: company.id, contactId: person.id });
  const one = await broker.call(endpoints.getRequest, { params: { id: made.id } });
  const [listed] = await broker.call(endpoints.findRequests, { body: { companyId: company.id } });
  for (const request of [one, listed]) {
    expect(request).toMatchObject({
      company: { ...company, websites: [] },
      contact: { id: person.id, firstName: 'Ида', lastName: 'Полевая', companyId: company.id },
    });
  }
  const unknown = await givenIndustrialRequest(db, { companyId: 'crm-unknown', contactId: 'crm-nobody' });
  expect(unknown).toMatchObject({ company: null, contact: null });
});

test('sums are taken as lists, too, and empty ones are null; either name of the main type (F-08) [IND-REQ-029, IND-REQ-030, IND-REQ-031, IND-REQ-042]', async () => {
  const of = async (about: object) => (await create(about)).json as IndustrialRequest;
  expect(await of({ vacancyTypes: [1, 4], requestTypes: [2, 1] })).toMatchObject({ vacancyTypes: 5, requestTypes: 3 });
  expect(await of({ vacancyTypes: 6, requestTypes: 5 })).toMatchObject({ vacancyTypes: 6, requestTypes: 5 });
  expect(await of({ vacancyTypes: null, requestTypes: [] })).toMatchObject({ vacancyTypes: null, requestTypes: null });
  expect(await of({ requestTypes: 0 })).toMatchObject({ requestTypes: null });
  expect(await of({ requestTypes: null })).toMatchObject({ requestTypes: null });
  expect(await of({ mainAreaTypeCalc: 6 })).toMatchObject({ mainAreaTypesCalc: [6], mainAreaTypeCalc: 6 });
  expect(await of({ mainAreaTypesCalc: [1], mainAreaTypeCalc: 6 })).toMatchObject({ mainAreaTypesCalc: [1] });
  const answered = { bts: true, isWholeForRent: false, hasShelving: true };
  expect(await of(answered)).toMatchObject(answered);
});

test('sent twice with the same id a request is one; with other content it is refused with what is there', async () => {
  const newId = uuidv7();
  const fields = industrialRequestFields({ responsibleEmployeeId: app.broker.id, requestTypes: 3 });
  const first = await create({ ...fields, newId, cityRegions: [{ regionId: 77 }] });
  const second = await create({ ...fields, newId, cityRegions: [{ regionId: 77 }] });
  expect(second).toMatchObject({ status: 201, json: first.json });
  const other = await create({ newId, name: 'Другой' });
  expect(refusalIn(other)).toMatchObject({ code: 'industrial_request.changed', current: first.json });
});

test.each([
  ['name', { name: ' ' }, 'Обязательное поле'],
  ['name', { name: undefined }, 'Обязательное поле'],
  ['companyId', { companyId: undefined }, 'Введите или выберите из списка'],
  ['companyId', { companyId: null }, 'Введите или выберите из списка'],
  ['requestDate', { requestDate: undefined }, 'Обязательное поле'],
  ['requestDate', { requestDate: '2026-02-31T00:00:00' }, 'Некорректная дата'],
  ['responsibleEmployeeId', { responsibleEmployeeId: null }, 'Введите или выберите из списка'],
  ['responsibleEmployeeId', { responsibleEmployeeId: nobody }, undefined],
  ['requestTypes', { requestTypes: 2 ** 30 }, undefined],
  ['cityRegions', { cityRegions: [{ regionId: 1_000_000 }] }, undefined],
  ['cityRegions', { cityRegions: [{ regionId: 77, cityId: 2_000_000 }] }, undefined],
  ['highways', { highways: [{ id: 1_000_000 }] }, undefined],
  ['buildingTypes', { buildingTypes: [{ id: 1_000_000 }] }, undefined],
  ['additionalAccessEmployees', { additionalAccessEmployees: [nobody] }, undefined],
  ['buildingClasses.0', { buildingClasses: [8] }, 'Введите или выберите из списка'],
  ['vacancyTypes', { vacancyTypes: 8 }, 'Введите или выберите из списка'],
  ['vacancyAreaRange.from', { vacancyAreaRange: { from: 0, to: null } }, 'Недопустимое значение'],
  ['netRentalRateTo', { netRentalRateTo: 0 }, 'Недопустимое значение'],
  ['netRentalRateTo', { netRentalRateTo: 100_000_000 }, undefined],
  ['totalArea.to', { totalArea: { from: null, to: 100_000_000 } }, undefined],
])('a wrong %s is told at its field: %j', async (field, about, message) => {
  const refused = await create(about);
  expect(refused.status).toBe(400);
  expect(Object.keys(refusalIn(refused).fields ?? {})).toContain(field);
  if (message) expect(refusalIn(refused).fields).toMatchObject({ [field]: message });
});

test('ends in the wrong order are told at both, by the text of this domain (K-03)', async () => {
  const message = "Значение в поле 'От' должно быть меньше или равно значению в поле 'До'";
  const refused = await create({
    workingHeightRange: { from: 2, to: 1 },
    accessDate: { from: '2027-01-02T00:00:00', to: '2027-01-01T00:00:00' },
  });
  expect(refusalIn(refused).fields).toEqual({
    'workingHeightRange.from': message,
    'workingHeightRange.to': message,
    'accessDate.from': message,
    'accessDate.to': message,
  });
});

test('only the author, the responsible employee and those with access write; the rest is open to all (B-07, M-44) [IND-REQ-052, IND-REQ-053]', async () => {
  const { broker, db } = app;
  const [responsible, invited, stranger] = [
    await app.anotherBroker(),
    await app.anotherBroker(),
    await app.anotherBroker(),
  ];
  const about = { responsibleEmployeeId: responsible.id, additionalAccessEmployees: [invited.id] };
  const made = await givenIndustrialRequest(db, about, broker.id);
  const params = { id: made.id };
  const mayEdit = ({ call }: typeof broker) => call(endpoints.checkEditAccess, { query: { requestId: made.id } });
  expect(await Promise.all([broker, responsible, invited, stranger].map(mayEdit))).toEqual([true, true, true, false]);
  expect(await stranger.call(endpoints.getRequest, { params })).toEqual(made);

  for (const [method, where, body] of [
    ['POST', `${path}/update`, { ...made, name: 'Чужой' }],
    ['POST', `${path}/${made.id}/archive`, undefined],
    ['DELETE', `${path}/${made.id}`, undefined],
  ] as const) {
    const refused = await ask(app, method, where, { token: stranger.token, ...(body && { body }) });
    expect(refused.status).toBe(403);
    expect(refusalIn(refused)).toMatchObject({ code: 'access.forbidden', message: forbidden });
  }
  expect(await stranger.call(endpoints.getRequest, { params })).toEqual(made);
  expect(await history(made.id)).toEqual(['create']);

  let rowVersion = 1;
  for (const { token } of [broker, responsible, invited]) {
    const answer = await ask(app, 'POST', `${path}/update`, { token, body: { ...made, rowVersion } });
    expect(answer.status, answer.text).toBe(200);
    ({ rowVersion } = answer.json as IndustrialRequest);
  }
  // An employee with access may change the list of employees with access.
  const body = { ...made, rowVersion, additionalAccessEmployees: [] };
  await invited.call(endpoints.updateRequest, { body });
  expect(await mayEdit(invited)).toBe(false);
  const unknown = await ask(app, 'GET', `${path}/check-edit-access?requestId=${nobody}`);
  expect(refusalIn(unknown).code).toBe('industrial_request.not_found');
});

test('an older version is refused with the present state, and nothing of it is kept', async () => {
  const { broker, db } = app;
  const read = await givenIndustrialRequest(db, {}, broker.id);
  const saved = await broker.call(endpoints.updateRequest, { body: { ...read, comment: 'раньше', requestTypes: 1 } });
  const late = ask(app, 'POST', `${path}/update`, { body: { ...read, comment: 'позже', requestTypes: 2 } });
  expect(refusalIn(await late)).toMatchObject({
    code: 'industrial_request.changed',
    message: 'Запрос изменён другим сотрудником',
    current: saved,
  });
  expect(await broker.call(endpoints.getRequest, { params: { id: read.id } })).toEqual(saved);
  const [event] = await broker.call(endpoints.listRequestHistory, { params: { id: read.id } });
  expect(event?.changes).toEqual({ comment: [null, 'раньше'], requestTypes: [null, 1] });
});

test('archive flips the state, or sets the one that is named; each change once in the history [IND-REQ-024, IND-REQ-039, IND-REQ-050]', async () => {
  const { broker, db } = app;
  const { id } = await givenIndustrialRequest(db, {}, broker.id);
  const archive = (query: object = {}) => broker.call(endpoints.archiveRequest, { params: { id }, query });
  expect(await archive()).toMatchObject({ isEnabled: false, rowVersion: 2 });
  expect(await archive({ isEnabled: 'false' })).toMatchObject({ isEnabled: false, rowVersion: 2 });
  expect(await archive()).toMatchObject({ isEnabled: true, rowVersion: 3 });
  expect(await history(id)).toEqual(['unarchive', 'archive', 'create']);
});

test('deleting removes the request with its selection and its link [IND-REQ-051, REQ-007, API-004]', async () => {
  const { broker, db } = app;
  const { id } = await givenIndustrialRequest(db, { requestTypes: 1, cityRegions: [{ regionId: 77 }] }, broker.id);
  const selection = () =>
    db.selectFrom('industrial.request_selections').select('id').where('request_id', '=', id).execute();
  expect(await selection()).toHaveLength(1);
  expect(await broker.call(endpoints.deleteRequest, { params: { id } })).toEqual({ id });
  expect(await selection()).toEqual([]);
  for (const [method, where] of [
    ['GET', `${path}/${id}`],
    ['DELETE', `${path}/${id}`],
    ['POST', `${path}/${id}/archive`],
    ['GET', `${path}/${id}/history`],
  ] as const) {
    expect(refusalIn(await ask(app, method, where))).toMatchObject({ code: 'industrial_request.not_found' });
  }
});

test('the filter asks for every field it names; active ones unless said otherwise [IND-REQ-016, IND-REQ-024, IND-REQ-035, IND-REQ-037, IND-REQ-038, IND-REQ-043, IND-REQ-048, IND-REQ-049]', async () => {
  const { broker, db } = app;
  const whole = await wholeIndustrialRequestFields(db, broker.id, { companyId: 'crm-filter' });
  const one = await givenIndustrialRequest(db, whole, broker.id);
  const other = await givenIndustrialRequest(db, { name: 'Совсем иное', companyId: 'crm-filter' }, broker.id);
  const city = whole.cityRegions?.[1]?.cityId ?? null;
  const found = async (filter: object) => {
    const body = { companyId: 'crm-filter', ...filter };
    const rows = await broker.call(endpoints.findRequests, { body, query: { take: 100 } });
    expect(await broker.call(endpoints.countRequests, { body })).toBe(rows.length);
    return rows.map(({ id }) => id);
  };
  expect(new Set(await found({}))).toEqual(new Set([one.id, other.id]));
  for (const [met, missed] of [
    [{ name: 'ЕЛКА центр' }, { name: 'ёлкин' }],
    [{ searchText: 'распределительный' }, { searchText: 'нет такого' }],
    [{ responsibleEmployeeIds: [broker.id] }, { responsibleEmployeeIds: [nobody] }],
    [{ cityRegions: [{ regionId: 50, cityId: city }] }, { cityRegions: [{ regionId: 50, cityId: 999_999 }] }],
    [{ cityRegions: [{ regionId: 77, cityId: 999_999 }] }, { cityRegions: [{ regionId: 78 }] }],
    [{ cityRegionsId: [50] }, { cityRegionsId: [78] }],
    [{ highways: [2] }, { highways: [3] }],
    [{ buildingClasses: [3, 7] }, { buildingClasses: [2] }],
    [{ buildingTypes: [2] }, { buildingTypes: [3] }],
    [{ constructionStatuses: [1] }, { constructionStatuses: [4] }],
    [{ requestTypes: 6 }, { requestTypes: 4 }],
    [{ vacancyTypes: 4 }, { vacancyTypes: 2 }],
    [{ mainAreaTypeCalc: 6 }, { mainAreaTypeCalc: 9 }],
    [{ mainAreaTypesCalc: [1] }, { mainAreaTypesCalc: [7] }],
    [{ workingHeightRange: { from: null, to: 9.5 } }, { workingHeightRange: { from: null, to: 9.49 } }],
    [{ totalArea: { from: 1, to: 2 } }, { totalArea: { from: null, to: 0 } }],
    [{ vacancyAreaRange: { from: 5, to: 6 } }, { vacancyAreaRange: { from: null, to: 0 } }],
    [{ netRentalRateTo: { from: 12_345.67, to: null } }, { netRentalRateTo: { from: null, to: 12_345.66 } }],
    [
      { accessDate: { from: '2027-04-01T23:00:00', to: null } },
      { accessDate: { from: '2027-04-02T00:00:00', to: null } },
    ],
    [
      { requestDateRange: { from: '2026-11-12T00:00:00', to: '2026-11-12T00:00:00' }, name: 'Ёлка' },
      { requestDateRange: { from: '2026-11-13T00:00:00', to: null } },
    ],
    [{ ids: [one.id] }, { ids: [] }],
  ]) {
    expect(await found(met ?? {}), JSON.stringify(met)).toEqual([one.id]);
    expect(await found(missed ?? {}), JSON.stringify(missed)).toEqual([]);
  }
  await broker.call(endpoints.archiveRequest, { params: { id: one.id } });
  expect(await found({})).toEqual([other.id]);
  expect(await found({ isEnabled: false })).toEqual([one.id]);
  expect(await found({ isEnabled: null })).toHaveLength(2);
});

test('a request stands on the map once for each of its places (E-08)', async () => {
  const { broker, db } = app;
  const whole = await wholeIndustrialRequestFields(db, broker.id);
  const one = await givenIndustrialRequest(db, whole);
  const nowhere = await givenIndustrialRequest(db);
  const points = await broker.call(endpoints.mapRequests, { body: { ids: [one.id, nowhere.id] } });
  expect(points.map(([id, , , region]) => [id, region]).toSorted()).toEqual([
    [one.id, 50],
    [one.id, 77],
  ]);
  const [moscow] = points.filter(([, , , region]) => region === 77);
  expect(moscow?.[1]).toBeCloseTo(55.75, 0);
  expect(moscow?.[2]).toBeCloseTo(37.6, 0);
});

test('lists come in pages of ten, newest first, and by each of the sorts [IND-REQ-048, FMT-021]', async () => {
  const { broker, db } = app;
  for (let index = 0; index < 12; index += 1) {
    await givenIndustrialRequest(db, {
      companyId: 'crm-sorts',
      name: `Запрос ${String.fromCodePoint(1040 + ((index * 7) % 12))}`,
      requestDate: `2026-01-${String(28 - index)}T00:00:00`,
      vacancyAreaRange: index === 5 ? null : { from: 100 + ((index * 5) % 12), to: null },
    });
  }
  const rows = (query: object) =>
    broker.call(endpoints.findRequests, { body: { companyId: 'crm-sorts' }, query: { ...query } });
  const first = await rows({});
  expect(first).toHaveLength(10);
  const all = await rows({ take: 100 });
  expect(all.slice(0, 10)).toEqual(first);
  expect(await rows({ skip: 10 })).toEqual(all.slice(10));
  expect(all.map(({ dateTimeCreated }) => dateTimeCreated)).toEqual(
    all
      .map(({ dateTimeCreated }) => dateTimeCreated)
      .toSorted()
      .toReversed(),
  );
  const value: Record<(typeof requestSorts)[number], (one: IndustrialRequest) => string> = {
    DateTimeCreated: ({ id }) => id,
    RequestDate: ({ requestDate }) => requestDate,
    Name: ({ name }) => name,
    VacancyArea: ({ vacancyAreaRange }) => String(vacancyAreaRange?.from ?? 999),
  };
  for (const sort of requestSorts) {
    const sorted = (await rows({ take: 100, sort, direction: 'asc' })).map(value[sort]);
    expect(sorted, sort).toEqual(sorted.toSorted());
    const reversed = await rows({ take: 100, sort, direction: 'desc' });
    const named = reversed.filter(({ vacancyAreaRange }) => sort !== 'VacancyArea' || vacancyAreaRange !== null);
    expect(named.map(value[sort]), sort).toEqual(named.map(value[sort]).toSorted().toReversed());
  }
});
