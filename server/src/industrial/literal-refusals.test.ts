import * as buildings from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { BuildingFilter } from '@gektar/contract/industrial/buildings/building-filter.ts';
import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { ComplexFilter } from '@gektar/contract/industrial/complexes/complex-filter.ts';
import { VacancyFilter } from '@gektar/contract/industrial/vacancies/vacancy-filter.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import {
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

const reversed = "Значение в поле 'От' должно быть меньше или равно значению в поле 'До'";
const ranges = {
  complex: ['complexArea', 'distanceFromRingRoad', 'distanceFromCenter'],
  building: ['totalArea', 'floorLoad', 'floorNumbers'],
  vacancy: ['salePrice', 'wholeVacancyArea', 'minimalRentalBlockArea', 'minimalSaleBlockArea', 'averageNetRentalRate'],
} as const;
const days = {
  complex: ['commissioningDate', 'vacanciesConfirmedUntil', 'vacanciesDueUntil'],
  building: ['commissioningDate', 'demolitionDate'],
  vacancy: ['availabilityDate', 'freeOn'],
} as const;
const groups = ['complex', 'building', 'vacancy'] as const;

/** Messages of the refusal of a full filter with this value, keyed by the path below the criterion. */
async function refusedFilter(group: string, name: string, value: unknown): Promise<Record<string, string>> {
  const answer = await ask(app, 'POST', '/api/industrial/full-model/get-all', {
    body: { filterModel: { [group]: { [name]: value } } },
  });
  expect(answer.status, `${group}.${name}`).toBe(400);
  const { fields = {} } = refusalIn(answer);
  const before = `filterModel.${group}.${name}.`;
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.replace(before, ''), message]));
}

test('days of every criterion are taken as dates travel and plain; an impossible one has its text [FMT-002, VAL-011]', async () => {
  const complex = await givenComplex(app.db, { commissioningDate: '2013-06-15T00:00:00' });
  const found = async (group: string, name: string, value: unknown) => {
    const answer = await ask(app, 'POST', '/api/industrial/full-model/get-all', {
      body: { filterModel: { complex: { ids: [complex.id] }, [group]: { ids: [complex.id], [name]: value } } },
    });
    return answer.status === 200 ? (answer.json as unknown[]).length : answer.status;
  };
  expect(await found('complex', 'commissioningDate', { from: '2013-06-15', to: '2013-06-15' })).toBe(1);
  expect(await found('complex', 'commissioningDate', { from: '2013-06-15T00:00:00', to: '2013-06-15T23:59:59' })).toBe(
    1,
  );
  expect(await found('complex', 'commissioningDate', { from: '2013-06-16T00:00:00', to: null })).toBe(0);
  for (const group of groups) {
    for (const name of days[group]) {
      const said = await refusedFilter(group, name, { from: '2026-02-31T00:00:00', to: null });
      expect(said, `${group}.${name}`).toEqual({ from: 'Некорректная дата' });
    }
  }
});

test('of every criterion From above To is refused at both ends by the text of this domain [VAL-029, VAL-027, VAL-033]', async () => {
  for (const group of groups) {
    for (const name of ranges[group]) {
      expect(await refusedFilter(group, name, { from: 2, to: 1 })).toEqual({ from: reversed, to: reversed });
    }
    for (const name of days[group]) {
      const said = await refusedFilter(group, name, { from: '2026-11-22', to: '2026-11-21' });
      expect(said).toEqual({ from: reversed, to: reversed });
    }
  }
  const shapes = { complex: ComplexFilter.shape, building: BuildingFilter.shape, vacancy: VacancyFilter.shape };
  for (const group of groups) {
    const withEnds = Object.entries(shapes[group]).filter(([, schema]) => schema.safeParse({ from: null }).success);
    expect(withEnds.map(([name]) => name).sort()).toEqual([...ranges[group], ...days[group]].sort());
  }
});

test('a span of changes that ends before it begins is refused by the same text', async () => {
  const span = '?dateFrom=2026-11-22T00:00:00&dateTo=2026-11-21T23:59:59';
  for (const path of [
    'complexes/get-by-update-date',
    'buildings/get-by-update-date',
    'vacancies/get-by-update-date',
    'vacancies/lease-close-vacancies',
    'full-model/get-complex-by-update-date',
    'full-model/get-building-by-update-date',
    'full-model/get-vacancy-by-update-date',
    'deals',
  ]) {
    const answer = await ask(app, 'GET', `/api/industrial/${path}${span}`);
    expect(refusalIn(answer).fields, path).toEqual({ dateFrom: reversed, dateTo: reversed });
  }
});

test('what is no number, no date or a forbidden zero is refused with its text, in a filter and in a body [VAL-009, VAL-010, VAL-011]', async () => {
  expect(await refusedFilter('complex', 'complexArea', { from: 'много', to: null })).toEqual({ from: 'Только цифры' });
  expect(await refusedFilter('vacancy', 'salePrice', { from: null, to: '5' })).toEqual({ to: 'Только цифры' });
  expect(await refusedFilter('vacancy', 'availabilityDate', { from: '2026-02-30', to: null })).toEqual({
    from: 'Некорректная дата',
  });
  const complex = await givenComplex(app.db);
  const { id: buildingId } = await givenBuilding(app.db, complex.id);
  const { id: vacancyId } = await givenVacancy(app.db, buildingId);
  const building = { ...(await buildingFields(app.db)), complexId: complex.id };
  for (const [path, body, fields] of [
    [
      'complexes',
      {
        ...(await complexFields(app.db)),
        complexArea: 'га',
        vacanciesUpdatePeriod: 0,
        commissioningDate: '31.12.2020',
      },
      {
        complexArea: 'Только цифры',
        vacanciesUpdatePeriod: 'Недопустимое значение',
        commissioningDate: 'Некорректная дата',
      },
    ],
    [
      'buildings',
      {
        ...building,
        totalArea: 0,
        workingHeight: 0,
        demolitionDate: '2026-02-30T00:00:00',
        areaSet: { office: { areaValue: 0 } },
      },
      {
        totalArea: 'Недопустимое значение',
        workingHeight: 'Недопустимое значение',
        demolitionDate: 'Некорректная дата',
        'areaSet.office.areaValue': 'Недопустимое значение',
      },
    ],
    [
      'vacancies',
      {
        ...vacancyFields(),
        buildingId,
        salePrice: '1 млн',
        availabilityDate: '2026-13-01T00:00:00',
        areaSetWithPrice: { production: { areaValue: 0 } },
      },
      {
        salePrice: 'Только цифры',
        availabilityDate: 'Некорректная дата',
        'areaSetWithPrice.production.areaValue': 'Недопустимое значение',
      },
    ],
    [
      `vacancies/${vacancyId}/close`,
      { vacancyType: 1, closeDate: 'вчера', rentalPeriod: 'год' },
      { closeDate: 'Некорректная дата', rentalPeriod: 'Только цифры' },
    ],
  ] as const) {
    const answer = await ask(app, 'POST', `/api/industrial/${path}`, { body });
    expect(refusalIn(answer).fields, path).toEqual(fields);
  }
});

test('coordinates beyond the poles or the date line are refused at their field [VAL-015]', async () => {
  const body = await complexFields(app.db);
  const post = (about: object) => ask(app, 'POST', '/api/industrial/complexes', { body: { ...body, ...about } });
  for (const [about, field] of [
    [{ latitude: 90.000001 }, 'latitude'],
    [{ latitude: -91 }, 'latitude'],
    [{ longitude: 180.5 }, 'longitude'],
    [{ longitude: -181 }, 'longitude'],
  ] as const) {
    expect(Object.keys(refusalIn(await post(about)).fields ?? {}), JSON.stringify(about)).toEqual([field]);
  }
  expect((await post({ latitude: -90, longitude: 180 })).status).toBe(201);
});

test('an archived complex or building takes nothing new, with the text of each, and is edited as before [IND-CPX-078, IND-BLD-012, IND-BLD-013, IND-BLD-014]', async () => {
  const { call } = app.broker;
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const addBuilding = async () =>
    ask(app, 'POST', '/api/industrial/buildings', {
      body: { ...(await buildingFields(app.db)), complexId: complex.id },
    });
  const addVacancy = () =>
    ask(app, 'POST', '/api/industrial/vacancies', { body: { ...vacancyFields(), buildingId: building.id } });
  const ofComplex = 'Комплекс находится в архиве, невозможно добавить новый объект';
  const ofBuilding = 'Здание находится в архиве, невозможно добавить новый объект';

  await call(buildings.archiveBuilding, { params: { id: building.id } });
  expect(refusalIn(await addVacancy())).toMatchObject({ code: 'building.archived', message: ofBuilding });
  expect((await addBuilding()).status).toBe(201);
  await call(complexes.archiveComplex, { params: { id: complex.id } });
  for (const answer of [await addVacancy(), await addBuilding()]) {
    expect(refusalIn(answer)).toMatchObject({ code: 'complex.archived', message: ofComplex });
  }
  const inside = await ask(app, 'POST', `/api/industrial/complexes/${complex.id}/buildings/add`, {
    body: await buildingFields(app.db),
  });
  expect(refusalIn(inside).message).toBe(ofComplex);
  const archived = await call(buildings.getBuilding, { params: { id: building.id } });
  expect(await call(buildings.updateBuilding, { body: { ...archived, name: 'Корпус 9' } })).toMatchObject({
    name: 'Корпус 9',
    isEnabled: false,
  });
});
