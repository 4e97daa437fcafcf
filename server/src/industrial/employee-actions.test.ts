import { attachFile } from '@gektar/contract/files/file-endpoints.ts';
import * as buildings from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { complexComments } from '@gektar/contract/industrial/comment-endpoints.ts';
import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { createDeal } from '@gektar/contract/industrial/deals/deal-endpoints.ts';
import * as people from '@gektar/contract/industrial/people/people-endpoints.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { listEmployees } from '@gektar/contract/people/employee.ts';
import { listRegions } from '@gektar/contract/places/region-endpoints.ts';
import { listIndustries, listSectors } from '@gektar/contract/places/sector.ts';
import { listSubAgglomerations } from '@gektar/contract/places/sub-agglomeration.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import {
  anyValue,
  buildingFields,
  complexFields,
  givenBuilding,
  givenComplex,
  givenVacancy,
} from '#testing/given-complex.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const byId = (id: string) => ({ params: { id } });
const deal = { vacancyType: 1, closeDate: '2026-11-21T00:00:00' };
const since = '2020-01-01T00:00:00';

test('an employee archives, restores, actualizes, comments, adds people and files; the log names each act [IND-CPX-002, IND-CPX-029]', async () => {
  const { call, id: employeeId } = app.broker;
  const { id } = await givenComplex(app.db);
  const contactRole = await anyValue(app.db, 'contact_role');
  const [photo, plan] = [await givenStoredFile(app.db), await givenStoredFile(app.db, { kind: 'document' })];
  await call(complexes.archiveComplex, byId(id));
  await call(complexes.archiveComplex, byId(id));
  await call(complexes.actualizeComplex, byId(id));
  await call(complexes.actualizeVacanciesOfComplex, byId(id));
  await call(complexComments.create, { body: { complexId: id, text: 'Звонить утром' } });
  await call(people.createContact, {
    body: { complexId: id, companyId: 'firm', contactId: 'person', contactRole, mainContact: true, comment: null },
  });
  await call(people.createOperator, {
    body: { complexId: id, operatorId: 'firm', roles: 2, appointmentDate: since },
  });
  for (const file of [photo, plan]) {
    await call(attachFile, { ...byId(file), body: { entityType: 'complex', entityId: id } });
  }
  const full = await call(complexes.getFullComplex, byId(id));
  expect(full).toMatchObject({
    isEnabled: true,
    complexActualizationDate: expect.any(String),
    vacanciesActualizeDate: expect.any(String),
    comments: [{ text: 'Звонить утром', employeeId }],
    contacts: [{ companyId: 'firm', contactId: 'person', contactRole }],
    operatorWithRoles: [{ operatorId: 'firm', roles: 2 }],
    images: [{ globalImageId: photo }],
    documents: [{ globalDocumentId: plan, name: 'plan.pdf' }],
  });
  const acts = full.logs.toReversed().slice(1);
  expect(acts.map(({ action, changes }) => [action, ...Object.keys(changes).sort()])).toEqual([
    ['archive', 'buildings', 'vacancies'],
    ['unarchive', 'buildings', 'vacancies'],
    ['actualize', 'complexActualizationDate'],
    ['actualize-vacancies', 'actualizeVacancyEmployee', 'vacanciesActualizeDate'],
    ['comment-create', 'commentId', 'text'],
    ['update', 'contacts'],
    ['update', 'operatorWithRoles'],
    ['update', 'images'],
    ['update', 'documents'],
  ]);
  expect(acts.every((event) => event.employeeId === employeeId)).toBe(true);
});

test('what is created answers 201 with its id, what is archived 200 with itself, a refused one neither [IND-BLD-052, IND-BLD-053, IND-CPX-103, IND-VAC-047]', async () => {
  const complex = await ask(app, 'POST', '/api/industrial/complexes', { body: await complexFields(app.db) });
  const { id: complexId } = complex.json as { id: string };
  const building = await ask(app, 'POST', '/api/industrial/buildings', {
    body: { ...(await buildingFields(app.db)), complexId },
  });
  expect([complex.status, building.status]).toEqual([201, 201]);
  const { id } = building.json as { id: string };
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const vacancy = await givenVacancy(app.db, id);
  const parts = [`vacancies/${vacancy.id}`, `buildings/${id}`, `complexes/${complexId}`];
  for (const path of parts) {
    const archived = await ask(app, 'POST', `/api/industrial/${path}/archive`);
    expect([archived.status, archived.json]).toMatchObject([200, { id: path.split('/')[1], isEnabled: false }]);
  }
  for (const path of parts.slice(0, 2)) {
    const restored = await ask(app, 'POST', `/api/industrial/${path}/archive`);
    expect(refusalIn(restored)).toMatchObject({
      code: 'complex.restore_first',
      message: 'Комплекс находится в архиве, сначала восстановите его',
    });
  }
});

test('vacancies closed by a lease come by the day of closing, page by page, within a span; sales do not [IND-VAC-053]', async () => {
  const { call } = app.broker;
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const closed = async (name: string, vacancyType: number, day: string) => {
    const { id } = await givenVacancy(app.db, building.id, { name, vacancyTypes: 3 });
    await call(vacancies.closeVacancy, { ...byId(id), body: { vacancyType, closeDate: `${day}T00:00:00` } });
  };
  await closed('поздняя', 1, '2001-03-01');
  await closed('ранняя', 1, '2001-01-01');
  await closed('продажа', 2, '2001-02-01');
  await closed('средняя', 1, '2001-02-02');
  await givenVacancy(app.db, building.id, { name: 'открытая' });
  const listed = async (query: object) => {
    const rows = await call(vacancies.listLeaseClosedVacancies, { query });
    return rows.map(({ name, vacancyStatus, deal: found }) => [name, vacancyStatus, found?.vacancyType]);
  };
  const year = { dateFrom: '2001-01-01T00:00:00', dateTo: '2001-12-31T23:59:59' };
  expect(await listed(year)).toEqual([
    ['ранняя', 2, 1],
    ['средняя', 2, 1],
    ['поздняя', 2, 1],
  ]);
  expect(await listed({ ...year, take: 1, skip: 1 })).toEqual([['средняя', 2, 1]]);
  expect(await listed({ ...year, dateTo: '2001-02-02T00:00:00' })).toEqual([
    ['ранняя', 2, 1],
    ['средняя', 2, 1],
  ]);
});

test('status 2 means closed: a deal alone sets and leaves it, and what is closed is closed once [IND-VAC-030, IND-DEAL-002]', async () => {
  const { call } = app.broker;
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const vacancy = await givenVacancy(app.db, building.id, { vacancyStatus: 3 });
  const update = (about: object) =>
    ask(app, 'POST', '/api/industrial/vacancies/update', { body: { ...vacancy, ...about } });
  const byDeal = { vacancyStatus: 'Статус «Закрыта» ставит и снимает только сделка' };
  expect(refusalIn(await update({ vacancyStatus: 2 })).fields).toEqual(byDeal);
  const closed = await call(vacancies.closeVacancy, { ...byId(vacancy.id), body: deal });
  expect(closed.vacancyStatus).toBe(2);
  expect(refusalIn(await update({ rowVersion: closed.rowVersion, vacancyStatus: 1 })).fields).toEqual(byDeal);
  const again = await ask(app, 'POST', `/api/industrial/vacancies/${vacancy.id}/close`, { body: deal });
  expect(refusalIn(again)).toMatchObject({ code: 'vacancy.closed', message: 'Вакансия уже закрыта' });
  expect(await call(complexes.getComplex, byId(complex.id))).toMatchObject({ vacancyCount: 0 });
});

test('an archived vacancy takes no deal, nor does one of an archived complex [IND-DEAL-001]', async () => {
  const { call } = app.broker;
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const vacancy = await givenVacancy(app.db, building.id);
  const close = () => ask(app, 'POST', `/api/industrial/vacancies/${vacancy.id}/close`, { body: deal });
  await call(vacancies.archiveVacancy, byId(vacancy.id));
  expect(refusalIn(await close()).code).toBe('vacancy.archived');
  await call(vacancies.archiveVacancy, byId(vacancy.id));
  await call(complexes.archiveComplex, byId(complex.id));
  expect(refusalIn(await close()).code).toBe('vacancy.archived');
  await call(complexes.archiveComplex, byId(complex.id));
  expect((await close()).status).toBe(200);
});

test('sub-agglomerations are computed anew for all complexes, and how many changed is answered [IND-CPX-104]', async () => {
  const { call } = app.broker;
  const [group] = await call(listSubAgglomerations);
  if (group === undefined) throw new Error('a database begins with sub-agglomerations');
  const [moved, other] = [await givenComplex(app.db, { regionId: 16 }), await givenComplex(app.db, { regionId: 16 })];
  await givenComplex(app.db, { regionId: 54 });
  const groupOf = async (id: string) => (await call(complexes.getComplex, byId(id))).subAgglomeration;
  await app.db.deleteFrom('shared.sub_agglomeration_places').where('region_id', 'in', [16, 54]).execute();
  await call(complexes.updateSubAgglomerations);
  expect(await groupOf(moved.id)).toBeNull();
  await app.db
    .insertInto('shared.sub_agglomeration_places')
    .values({ sub_agglomeration_id: group.id, region_id: 16 })
    .execute();
  const answer = await ask(app, 'POST', '/api/industrial/complexes/update-all-subaglomerations');
  expect([answer.status, answer.json]).toEqual([200, 2]);
  expect(await groupOf(moved.id)).toEqual({ id: group.id, name: group.name });
  expect(await groupOf(other.id)).toEqual({ id: group.id, name: group.name });
  expect(await call(complexes.updateSubAgglomerations)).toBe(0);
});

test('of operators with role 2 the one appointed first is the first owner, others are none [AUTH-020]', async () => {
  const { call } = app.broker;
  const { id } = await givenComplex(app.db);
  const add = (operatorId: string, roles: number, year: number) =>
    call(people.createOperator, {
      body: { complexId: id, operatorId, roles, appointmentDate: `${year}-05-01T00:00:00` },
    });
  await add('late-owner', 2, 2022);
  await add('earliest-manager', 1, 2001);
  await add('owner-and-manager', 3, 2015);
  const { owners } = await call(complexes.getComplex, byId(id));
  expect(owners.map((owner) => owner.id)).toEqual(['owner-and-manager', 'late-owner']);
});

test('regions, employees, sectors and their industries are read and come back by their names [IND-DICT-006, IND-DEAL-007]', async () => {
  const { call } = app.broker;
  const [regions, employees, sectors] = [await call(listRegions), await call(listEmployees), await call(listSectors)];
  const [region, employee, sector] = [regions.at(-1), employees.at(-1), sectors.at(-1)];
  if (!region || !employee || !sector) throw new Error('a database begins with regions, employees and sectors');
  const industries = await call(listIndustries, { params: { id: sector.id } });
  expect(industries.map(({ sectorId }) => sectorId)).toEqual(industries.map(() => sector.id));
  const [industry] = industries;
  if (!industry) throw new Error('a sector has industries');

  const complex = await call(complexes.createComplex, {
    body: await complexFields(app.db, { regionId: region.id, responsibleUser: employee.id }),
  });
  expect(complex).toMatchObject({ region: { id: region.id, name: region.name }, responsibleUser: employee.id });
  const building = await givenBuilding(app.db, complex.id);
  const vacancy = await givenVacancy(app.db, building.id);
  const made = await call(createDeal, {
    body: { ...deal, vacancyId: vacancy.id, sectorId: sector.id, industryId: industry.id },
  });
  expect(made).toMatchObject({
    sectorId: sector.id,
    industryId: industry.id,
    sector: { id: sector.id, name: sector.name },
    industry: { id: industry.id, name: industry.name },
  });
});

test('a building leaves its complex for the archive alone and comes back alone [IND-BLD-068]', async () => {
  const { call } = app.broker;
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const vacancy = await givenVacancy(app.db, building.id);
  const archived = await call(buildings.archiveBuilding, byId(building.id));
  expect(archived).toMatchObject({ isEnabled: false, rowVersion: 2 });
  expect(await call(vacancies.getVacancy, byId(vacancy.id))).toMatchObject({ isEnabled: true, rowVersion: 1 });
  expect(await call(complexes.getComplex, byId(complex.id))).toMatchObject({ buildingCount: 0, vacancyCount: 0 });
  const stale = await ask(app, 'POST', '/api/industrial/buildings/update', { body: { ...building, name: 'Поздно' } });
  expect(refusalIn(stale)).toMatchObject({ code: 'building.changed', current: { rowVersion: 2 } });
  const renamed = await call(buildings.updateBuilding, { body: { ...archived, name: 'Корпус 7' } });
  expect(renamed).toMatchObject({ name: 'Корпус 7', isEnabled: false, rowVersion: 3 });
  const other = await call(vacancies.updateVacancy, { body: { ...vacancy, name: '7-А' } });
  expect(other).toMatchObject({ name: '7-А', buildingName: 'Корпус 7', rowVersion: 2 });
  await call(buildings.archiveBuilding, byId(building.id));
  expect(await call(complexes.getComplex, byId(complex.id))).toMatchObject({ buildingCount: 1, vacancyCount: 1 });
});
