import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import {
  anyValue,
  buildingFields,
  complexFields,
  givenBuilding,
  givenComplex,
  givenVacancy,
  vacancyFields,
} from '#testing/given-complex.ts';
import { givenIndustrialRequest } from '#testing/given-industrial-request.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

// Addresses are written out as in the specification: other tests use declarations and would not notice a changed one.

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const deal = { vacancyType: 1, closeDate: '2026-11-21T00:00:00' };
const operator = { operatorId: 'owner', roles: 2, appointmentDate: '2020-01-01T00:00:00' };
const all = 'take=1000';
const changed = `dateFrom=2020-01-01T00:00:00&${all}`;
const some = expect.any(String);

/** Status and body of the answer to a call below /api/industrial. */
async function answerOf(method: string, path: string, body?: object): Promise<[number, unknown]> {
  const { status, json } = await ask(app, method, `/api/industrial/${path}`, body === undefined ? {} : { body });
  return [status, json];
}
const get = (path: string) => answerOf('GET', path);
const post = (path: string, body?: object) => answerOf('POST', path, body);
const remove = (path: string) => answerOf('DELETE', path);
const created = async (path: string, body: object) => {
  const [status, json] = await post(path, body);
  expect(status, path).toBe(201);
  return json as { readonly id: string; readonly rowVersion: number; readonly fullAddress?: string };
};
/** Matches an answer with a list that contains an object with this id. */
const having = (id: string) => [200, expect.arrayContaining([expect.objectContaining({ id })])];
/** Matches an answer with map points that include one with this id. */
const pointing = (id: string) => [200, expect.arrayContaining([expect.arrayContaining([id])])];

async function givenTree() {
  const complex = await givenComplex(app.db, { latitude: 56.185102, longitude: 36.977631 });
  const building = await givenBuilding(app.db, complex.id);
  return { complex, building, vacancy: await givenVacancy(app.db, building.id) };
}

test('the calls of complexes stand at their literal addresses [IND-CPX-085…104]', async () => {
  const made = await created('complexes', await complexFields(app.db, { operatorWithRoles: [operator] }));
  const { id } = made;
  const other = await givenComplex(app.db, { name: 'Радумля', operatorWithRoles: [operator] });
  expect(await get(`complexes?${all}`)).toEqual(having(id));
  expect(await get(`complexes/${id}`)).toMatchObject([200, { id }]);
  expect(await post('complexes/update', { ...made, name: 'Логопарк Юг' })).toMatchObject([200, { id, rowVersion: 2 }]);
  expect(await get('complexes/full-complexes?take=50')).toEqual(having(id));
  expect(await get(`complexes/${id}/full-complex`)).toMatchObject([200, { id, buildings: [], comments: [] }]);
  expect(await get(`complexes/one-complex/${id}`)).toMatchObject([200, { id, name: 'Логопарк Юг' }]);
  expect(await get(`complexes/shot-complex/${id}`)).toEqual([
    200,
    { id, name: 'Логопарк Юг', address: made.fullAddress, isEnabled: true },
  ]);
  expect(await get(`complexes/get-by-update-date?${changed}`)).toEqual(having(id));
  expect(await post(`complexes/${id}/operators/add`, { ...operator, operatorId: 'new' })).toMatchObject([
    200,
    { id, operatorWithRoles: [{ operatorId: 'owner' }, { operatorId: 'new' }] },
  ]);
  expect(await post(`complexes/${id}/buildings/add`, await buildingFields(app.db, { name: 'Корпус 1' }))).toMatchObject(
    [200, { id, buildings: [{ name: 'Корпус 1' }] }],
  );
  expect(await get(`complexes/${id}/buildings`)).toMatchObject([200, [{ name: 'Корпус 1', complexId: id }]]);
  expect(await post(`complexes/${id}/actualize`)).toMatchObject([200, { id, complexActualizationDate: some }]);
  expect(await post(`complexes/${id}/actualize-vacancies`)).toMatchObject([200, { id, vacanciesActualizeDate: some }]);
  expect(await get('complexes/map-complexes')).toEqual(pointing(id));
  expect(await post('complexes/cluster-complexes', { ids: [id] })).toMatchObject([200, [{ id }]]);
  expect(await get(`complexes/${id}/linked-by-owners-complexes`)).toMatchObject([200, [{ id: other.id }]]);
  expect(await post('complexes/update-all-subaglomerations')).toEqual([200, expect.any(Number)]);
  expect(await post(`complexes/${id}/archive`)).toMatchObject([200, { id, isEnabled: false }]);
  expect(await remove(`complexes/${id}`)).toEqual([200, { id }]);
  expect(await get(`complexes/${id}`)).toMatchObject([404, { error: { code: 'complex.not_found' } }]);
});

test('the calls of buildings stand at their literal addresses [IND-BLD-056…068]', async () => {
  const { complex } = await givenTree();
  const made = await created('buildings', { ...(await buildingFields(app.db)), complexId: complex.id });
  const { id } = made;
  const vacancy = await givenVacancy(app.db, id);
  expect(await get(`buildings?${all}`)).toEqual(having(id));
  expect(await get(`buildings/${id}`)).toMatchObject([200, { id }]);
  expect(await post('buildings/update', { ...made, name: 'Корпус 2' })).toMatchObject([200, { id, rowVersion: 2 }]);
  expect(await get('buildings/full-building?take=50')).toEqual(having(id));
  const whole = [200, { id, name: 'Корпус 2', vacancies: [{ id: vacancy.id }], deals: [] }];
  expect(await get(`buildings/${id}/full-building`)).toMatchObject(whole);
  expect(await get(`buildings/${id}/full`)).toMatchObject(whole);
  expect(await get(`buildings/one-building/${id}`)).toMatchObject([200, { id, name: 'Корпус 2' }]);
  expect(await post(`buildings/${id}/operators/add`, operator)).toMatchObject([
    200,
    { id, operatorWithRoles: [{ operatorId: 'owner', roles: 2 }] },
  ]);
  expect(await get(`buildings/${id}/vacancies`)).toMatchObject([200, [{ id: vacancy.id, buildingId: id }]]);
  expect(await get(`buildings/get-by-update-date?${changed}`)).toEqual(having(id));
  expect(await post(`buildings/${id}/archive`)).toMatchObject([200, { id, isEnabled: false }]);
  expect(await remove(`buildings/${id}`)).toEqual([200, { id }]);
  expect(await get(`buildings/${id}`)).toMatchObject([404, { error: { code: 'building.not_found' } }]);
});

test('the calls of vacancies stand at their literal addresses [IND-VAC-045…055]', async () => {
  const { building, complex } = await givenTree();
  const made = await created('vacancies', { ...vacancyFields(), buildingId: building.id });
  const { id } = made;
  expect(await post('vacancies/update', { ...made, name: '1-Б' })).toMatchObject([200, { id, rowVersion: 2 }]);
  expect(await post('vacancies/cluster-vacancies', { ids: [id] })).toMatchObject([200, [{ id }]]);
  expect(await get(`vacancies?${all}`)).toEqual(having(id));
  expect(await get(`vacancies/one-vacancy/${id}`)).toMatchObject([200, { id, name: '1-Б' }]);
  expect(await get(`vacancies/extended-vacancy/${id}`)).toMatchObject([
    200,
    { id, building: { id: building.id }, complex: { id: complex.id } },
  ]);
  expect(await get(`vacancies/get-by-update-date?${changed}`)).toEqual(having(id));
  expect(await post(`vacancies/${id}/archive`)).toMatchObject([200, { id, isEnabled: false }]);
  expect(await post(`vacancies/${id}/archive`)).toMatchObject([200, { id, isEnabled: true }]);
  expect(await post(`vacancies/${id}/close`, deal)).toMatchObject([200, { id, vacancyStatus: 2, deal }]);
  expect(await get(`vacancies/lease-close-vacancies?${changed}`)).toEqual(having(id));
  expect(await remove(`vacancies/${id}`)).toEqual([200, { id }]);
  expect(await get(`vacancies/one-vacancy/${id}`)).toMatchObject([404, { error: { code: 'vacancy.not_found' } }]);
});

/** Creates, lists, reads, changes and deletes an entity at a literal path (2§7). */
async function expectOwnCalls(path: string, owner: string, body: object, change: object): Promise<void> {
  const made = await created(path, body);
  const { id } = made;
  const about = 'employeeId' in made ? { id } : { ...made };
  expect(await get(`${path}${owner}`), path).toEqual(having(id));
  expect(await post(`${path}/update`, { ...about, ...change }), path).toMatchObject([200, { id, ...change }]);
  expect(await get(`${path}/${id}`), path).toMatchObject([200, { id, ...change }]);
  expect(await remove(`${path}/${id}`), path).toEqual([200, { id }]);
  const [status, gone] = await get(`${path}/${id}`);
  expect([status, gone], path).toMatchObject([404, { error: { code: some } }]);
}

test('documents, comments, contacts, operators and deals have their five calls at literal addresses [IND-CPX-110…119, IND-BLD-069…073, IND-VAC-056…060, IND-CONT-013…022, IND-DEAL-010…014]', async () => {
  const { complex, building, vacancy } = await givenTree();
  const ofComplex = { complexId: complex.id };
  const globalDocumentId = await givenStoredFile(app.db, { kind: 'document' });
  const name = { name: 'План' };
  await expectOwnCalls('complex-documents', `?complexId=${complex.id}`, { ...ofComplex, globalDocumentId }, name);
  for (const [path, key, id] of [
    ['complex-comments', 'complexId', complex.id],
    ['building-comments', 'buildingId', building.id],
    ['vacancy-comments', 'vacancyId', vacancy.id],
  ] as const) {
    await expectOwnCalls(path, `?${key}=${id}`, { [key]: id, text: 'Звонить' }, { text: 'Не звонить' });
  }
  const contact = { companyId: 'c', contactId: 'p', contactRole: await anyValue(app.db, 'contact_role') };
  const comment = { comment: 'По будням' };
  await expectOwnCalls('contacts', `?complexId=${complex.id}`, { ...ofComplex, ...contact }, comment);
  await expectOwnCalls('operators-with-roles', `?complexId=${complex.id}`, { ...ofComplex, ...operator }, comment);
  const ofVacancy = { ...deal, vacancyId: vacancy.id };
  await expectOwnCalls('deals', `?complexId=${complex.id}`, ofVacancy, { movedOut: 'Склад в Химках' });
});

test('the calls of the full model stand at their literal addresses [IND-FULL-001, IND-FULL-002, IND-FULL-003, IND-FULL-005…015]', async () => {
  const { complex, building, vacancy } = await givenTree();
  const closed = await givenVacancy(app.db, building.id);
  await post(`vacancies/${closed.id}/close`, deal);
  const ofComplex = { filterModel: { complex: { ids: [complex.id] } } };
  const ofVacancy = { filterModel: { vacancy: { ids: [vacancy.id] } } };
  expect(await post('full-model/count', ofComplex)).toEqual([200, 1]);
  expect(await post('full-model/map', ofComplex)).toEqual([200, [[complex.id, 56.1851, 36.97763, 1]]]);
  const ordered = { ...ofComplex, orderModel: { isAsc: false, field: 'Area' } };
  expect(await post('full-model/get-all?take=1', ordered)).toMatchObject([200, [{ id: complex.id }]]);
  expect(await post('full-model/get-all?skip=1', ordered)).toEqual([200, []]);
  const [smaller, larger] = [
    await givenComplex(app.db, { complexArea: 700.5 }),
    await givenComplex(app.db, { complexArea: 8_000 }),
  ];
  const pageOf = async (isAsc: boolean, paging: string) => {
    const body = { filterModel: { complex: { ids: [larger.id, smaller.id] } }, orderModel: { isAsc, field: 'Area' } };
    const [, found] = await post(`full-model/get-all?${paging}`, body);
    return (found as { id: string }[]).map(({ id }) => id);
  };
  expect(await pageOf(true, 'take=2')).toEqual([smaller.id, larger.id]);
  expect(await pageOf(false, 'take=2')).toEqual([larger.id, smaller.id]);
  expect(await pageOf(false, 'take=1&skip=1')).toEqual([smaller.id]);
  expect(await post('full-model/get-full-vacancies', ofVacancy)).toMatchObject([200, [{ id: vacancy.id }]]);
  const { id: requestId } = await givenIndustrialRequest(app.db, { responsibleEmployeeId: app.broker.id });
  const search = { filterModel: { ids: [vacancy.id] } };
  const found = await post(`full-model/get-vacancies-inside-request?requestId=${requestId}`, search);
  expect(found).toMatchObject([200, [{ id: vacancy.id, selectionStatus: null }]]);
  const paged = await post(`full-model/get-vacancies-inside-request?requestId=${requestId}&skip=1`, search);
  expect(paged).toEqual([200, []]);
  const count = `full-model/get-count-vacancies-inside-request?requestId=${requestId}`;
  expect(await post(count, search)).toEqual([200, 1]);
  expect(await get(`full-model/${complex.id}/get-closed-vacancies`)).toMatchObject([200, [{ id: closed.id, deal }]]);
  expect(await get(`full-model/get-one-complex/${complex.id}`)).toMatchObject([
    200,
    { id: complex.id, vacancyCount: 1 },
  ]);
  expect(await get(`full-model/get-one-full-complex/${complex.id}`)).toMatchObject([
    200,
    { id: complex.id, buildings: [{ id: building.id }] },
  ]);
  expect(await get(`full-model/get-one-building/${building.id}`)).toMatchObject([200, { id: building.id }]);
  expect(await get(`full-model/get-one-vacancy/${vacancy.id}`)).toMatchObject([200, { id: vacancy.id }]);
  expect(await get(`full-model/get-vacancy-by-update-date?${changed}`)).toEqual(having(vacancy.id));
  expect(await get(`full-model/get-complex-by-update-date?${changed}`)).toEqual(having(complex.id));
  expect(await get(`full-model/get-building-by-update-date?${changed}`)).toEqual(having(building.id));
});
