import type { Building, FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { createBuilding, getFullBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { archiveVacancy, closeVacancy, getVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findHistory } from '#database/audit.ts';
import { ask } from '#testing/ask.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { wholeVacancyFields } from '#testing/given-whole-complex.ts';
import { watchTables } from '#testing/table-contents.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { installWriteFaults } from '#testing/write-faults.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const bodyOf = (building: Building, about: object = {}) => ({
  ...building,
  images: [],
  documents: [],
  name: 'Корпус Б',
  newId: uuidv7(),
  copyOf: building.id,
  ...about,
});
const fullOf = (id: string): Promise<FullBuilding> => app.broker.call(getFullBuilding, { params: { id } });
const namesIn = async (id: string) => (await fullOf(id)).vacancies.map(({ name }) => name);

test('a building is copied with its open vacancies; bookings, deals, documents and archived vacancies stay with the original', async () => {
  const { id: complexId } = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complexId);
  const given = (name: string, about: object = {}) => givenVacancy(app.db, building.id, { name, ...about });
  // A booked vacancy with agents, areas, rates and a document.
  const booked = await given('1-А', { ...(await wholeVacancyFields(app.db)), name: '1-А' });
  await given('1-Б', { vacancyStatus: 3 });
  const closed = await given('1-В');
  await app.broker.call(closeVacancy, {
    params: { id: closed.id },
    body: { vacancyType: 1, closeDate: '2026-11-20T00:00:00', isInvestmentDeal: false, isVerifiedByReseach: false },
  });
  const archived = await given('1-Г');
  await app.broker.call(archiveVacancy, { params: { id: archived.id }, query: {} });
  const before = await fullOf(building.id);

  const made = await app.broker.call(createBuilding, { body: bodyOf(building) });
  const copy = await fullOf(made.id);
  expect(copy).toMatchObject({ name: 'Корпус Б', complexId, isEnabled: true, deals: [] });
  expect(copy.vacancies.map(({ name, vacancyStatus }) => [name, vacancyStatus])).toEqual([
    ['1-А', 1],
    ['1-Б', 3],
  ]);
  const [first] = copy.vacancies;
  const vacancy = await app.broker.call(getVacancy, { params: { id: first?.id ?? '' } });
  const { areaSetWithPrice, salePrice, saleAgents, leaseAgents, floors, additionalInformation } = booked;
  expect(vacancy).toMatchObject({
    areaSetWithPrice,
    salePrice,
    saleAgents,
    leaseAgents,
    floors,
    additionalInformation,
  });
  expect(vacancy).toMatchObject({ rowVersion: 1, documents: [], comments: [], deal: null });
  const history = await findHistory(app.db, { entity: 'vacancy', id: vacancy.id }, { take: 9, skip: 0 });
  expect(history.map(({ action, employeeId }) => [action, employeeId])).toEqual([['copy', app.broker.id]]);
  expect(await fullOf(building.id)).toEqual(before);
});

test('a copy of a building that is sent again brings its vacancies once', async () => {
  const building = await givenBuilding(app.db, (await givenComplex(app.db)).id);
  await givenVacancy(app.db, building.id, { name: '2-А' });
  const body = bodyOf(building);
  await Promise.all([1, 2, 3].map(() => app.broker.call(createBuilding, { body })));
  expect(await namesIn(body.newId)).toEqual(['2-А']);
});

test('two copies of a building at once are both whole', async () => {
  const building = await givenBuilding(app.db, (await givenComplex(app.db)).id);
  for (const name of ['3-А', '3-Б', '3-В']) await givenVacancy(app.db, building.id, { name });
  const bodies = ['Корпус 3', 'Корпус 4'].map((name) => bodyOf(building, { name }));
  await Promise.all(bodies.map((body) => app.broker.call(createBuilding, { body })));
  for (const { newId } of bodies) expect(await namesIn(newId)).toEqual(['3-А', '3-Б', '3-В']);
});

test('whichever write of the copy of a building fails, neither the building nor one of its vacancies is stored', async () => {
  const building = await givenBuilding(app.db, (await givenComplex(app.db)).id);
  for (const name of ['4-А', '4-Б']) await givenVacancy(app.db, building.id, { name });
  const body = bodyOf(building);
  const faults = await installWriteFaults(app.db);
  const tables = await watchTables(app.db);
  const before = await tables.contents();
  const failed: number[] = [];
  for (let nth = 1; nth < 100; nth += 1) {
    await faults.failAt(nth);
    const { status } = await ask(app, 'POST', '/api/industrial/buildings', { body });
    if (status === 201) break;
    expect(status).toBe(500);
    expect(await tables.contents()).toEqual(before);
    failed.push(nth);
  }
  await faults.failAt(0);
  // At least six statements write: the building, two vacancies, and an audit row for each of the three.
  expect(failed.length).toBeGreaterThanOrEqual(6);
  expect(await namesIn(body.newId)).toEqual(['4-А', '4-Б']);
});
