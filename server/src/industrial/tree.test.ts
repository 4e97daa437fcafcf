import * as buildings from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import * as deals from '@gektar/contract/industrial/deals/deal-endpoints.ts';
import * as model from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
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
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('a complex, a building in it and a vacancy in that are created, changed and read whole [IND-CPX-001, IND-CPX-085, IND-CPX-088, IND-BLD-056, IND-VAC-045, IND-CPX-091]', async () => {
  const { call } = app.broker;
  const complex = await call(complexes.createComplex, { body: await complexFields(app.db) });
  const building = await call(buildings.createBuilding, {
    body: { ...(await buildingFields(app.db)), complexId: complex.id },
  });
  const made = await call(vacancies.createVacancy, {
    body: {
      ...vacancyFields({ areaSetWithPrice: { production: { areaValue: 840, leasePricePerSqm: 12_000 } } }),
      buildingId: building.id,
    },
  });
  expect(made).toMatchObject({ areaSize: 840, averageNetRentalRate: 12_000, mainAreaTypeCalc: 6, rowVersion: 1 });
  const full = await call(complexes.getFullComplex, { params: { id: complex.id } });
  expect(full).toMatchObject({
    id: complex.id,
    rowVersion: 1,
    buildingCount: 1,
    vacancyCount: 1,
    freeArea: 840,
    averageRentalRate: 12_000,
    buildings: [{ id: building.id, rowVersion: 1, vacancies: [{ id: made.id, name: made.name }] }],
  });
  const body = { ...full, name: 'Логопарк Юг' };
  const renamed = await ask(app, 'POST', '/api/industrial/complexes/update', { body });
  expect(renamed).toMatchObject({ status: 200, json: { id: complex.id, name: 'Логопарк Юг', rowVersion: 2 } });
  expect(await call(complexes.getComplex, { params: { id: complex.id } })).toMatchObject({ name: 'Логопарк Юг' });
});

test('a vacancy is closed by a deal, leaves the figures, and is open again when the deal is deleted [IND-DEAL-002, IND-VAC-048]', async () => {
  const { call } = app.broker;
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const areaSetWithPrice = { office: { areaValue: 100, leasePricePerSqm: 10 } };
  const vacancy = await givenVacancy(app.db, building.id, { areaSetWithPrice });
  const closed = await call(vacancies.closeVacancy, {
    params: { id: vacancy.id },
    body: { vacancyType: 1, closeDate: '2026-11-21T00:00:00' },
  });
  expect(closed).toMatchObject({ vacancyStatus: 2, deal: { vacancyType: 1, closeDate: '2026-11-21T00:00:00' } });
  expect(await call(complexes.getOneComplex, { params: { id: complex.id } })).toMatchObject({ vacancyCount: 0 });
  await call(deals.deleteDeal, { params: { id: closed.deal?.id ?? '' } });
  expect(await call(vacancies.getVacancy, { params: { id: vacancy.id } })).toMatchObject({
    vacancyStatus: 1,
    deal: null,
  });
  expect(await call(complexes.getOneComplex, { params: { id: complex.id } })).toMatchObject({ vacancyCount: 1 });
  expect(await call(model.findVacancies, { body: { filterModel: { vacancy: { ids: [vacancy.id] } } } })).toHaveLength(
    1,
  );
  expect(
    await call(model.countComplexes, {
      body: { filterModel: { vacancyTypes: 1, complex: { ids: [complex.id] } } as never },
    }),
  ).toBe(1);
});

/** Body of a chain creation: a complex, a building and a vacancy. */
async function chainBody(about: { building?: object; vacancy?: object } = {}) {
  return {
    complex: { ...(await complexFields(app.db, { name: 'Логопарк Запад' })), newId: uuidv7() },
    building: { ...(await buildingFields(app.db, { name: 'Корпус 7' })), newId: uuidv7(), ...about.building },
    vacancy: { ...vacancyFields({ name: '7-В' }), newId: uuidv7(), ...about.vacancy },
  };
}

test('a complex, its building and its vacancy are created by one call, once however often it is sent (H-02)', async () => {
  const { call } = app.broker;
  const body = await chainBody();
  const alone = await call(complexes.createChain, { body: { complex: body.complex } });
  expect(alone).toMatchObject({ complex: { name: 'Логопарк Запад' }, building: null, vacancy: null });
  const made = await call(complexes.createChain, { body });
  expect(made).toMatchObject({
    complex: { id: body.complex.newId },
    building: { id: body.building.newId, complexId: body.complex.newId, name: 'Корпус 7' },
    vacancy: { id: body.vacancy.newId, buildingId: body.building.newId, name: '7-В' },
  });
  expect(await call(complexes.createChain, { body })).toMatchObject({ vacancy: { id: body.vacancy.newId } });
  const full = await call(complexes.getFullComplex, { params: { id: made.complex.id } });
  expect(full).toMatchObject({ buildingCount: 1, vacancyCount: 1, buildings: [{ vacancies: [{ name: '7-В' }] }] });
});

test('of a chain with a wrong member nothing is created, and the member stands before its field (H-02)', async () => {
  const { call } = app.broker;
  const image = {
    globalImageId: uuidv7(),
    imageType: await anyValue(app.db, 'image_types'),
    presenceInTheFlyer: true,
  };
  const wrong = [
    [{ building: { images: [{ ...image, imageType: null }] } }, 'building.images.0.imageType'],
    [{ building: { images: [image] } }, 'building.images.0'],
    [{ vacancy: { vacancyStatus: 2 } }, 'vacancy.vacancyStatus'],
  ] as const;
  for (const [about, path] of wrong) {
    const body = await chainBody(about);
    await expect(call(complexes.createChain, { body })).rejects.toMatchObject({
      fields: { [path]: expect.any(String) },
    });
    await expect(call(complexes.getOneComplex, { params: { id: body.complex.newId } })).rejects.toMatchObject({
      code: 'complex.not_found',
    });
  }
  const { building: _, ...homeless } = await chainBody();
  await expect(call(complexes.createChain, { body: homeless })).rejects.toMatchObject({
    fields: { building: 'Вакансии нужно здание' },
  });
});
