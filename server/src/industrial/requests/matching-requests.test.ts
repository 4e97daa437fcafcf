import type { Importance } from '@gektar/contract/criteria/importance.ts';
import { scorerOf } from '@gektar/contract/criteria/score.ts';
import { ComplexDraft } from '@gektar/contract/industrial/complexes/complex.ts';
import {
  deleteComplex,
  getComplex,
  getOneComplex,
  updateComplex,
} from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { findVacancies } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import {
  conditions,
  conditionsSet,
  fitsRequest,
  fitsSearch,
  isOffered,
  meets,
  searchOfRequest,
  vacancyMatcher,
} from '@gektar/contract/industrial/requests/fits-request.ts';
import type { IndustrialRequest, RequestFieldsInput } from '@gektar/contract/industrial/requests/request.ts';
import {
  archiveRequest,
  countRequestsForComplex,
  countRequestsForVacancy,
  countVacanciesInRequest,
  countVacanciesNearRequest,
  findVacanciesInRequest,
  findVacanciesNearRequest,
  listMatchesOfComplex,
  listMatchesOfVacancy,
  listRequestsForComplex,
  listRequestsForVacancy,
  mapPlacesInRequest,
  mapVacanciesInRequest,
  matchUnsavedComplex,
  matchUnsavedVacancy,
  previewImportance,
} from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { askedFlags } from '@gektar/contract/industrial/requests/request-fields.ts';
import { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { weighedVacancyCriteria } from '@gektar/contract/industrial/requests/score-vacancies.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { VacancyDraft, type VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { deleteVacancy, updateVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ProcessCache } from '#cache/process-cache.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { expectMatchesPage } from '#testing/expect-matches-page.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenIndustrialRequest } from '#testing/given-industrial-request.ts';
import { insertRow } from '#testing/given-industrial-rows.ts';
import { previewBy } from '#testing/importance-preview.ts';
import { importances, matchesBy, nearIds, pairCounter } from '#testing/near-request.ts';
import { savedMatches } from '#testing/saved-matches.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { findMatches } from './matching-requests.ts';

const COMPLEXES = 24;
const REQUESTS = 140;

/** A map window of the whole world, 32 × 32 cells. */
const theWorld = { zoom: 0, west: 0, east: 31, north: 0, south: 31 };

let app: TestApp;
let vacancies: VacancyRow[];
let requests: IndustrialRequest[];
/** Two cities of region 50 and one of 77. */
let cities: { id: number; region_id: number }[];

const amounts = [100, 100.01, 999.99, 1_000, 5_000] as const;
const amount = fc.constantFrom(...amounts);
const height = fc.constantFrom(6, 9.99, 10, 12);
const days = ['2026-12-01', '2027-01-15', '2027-01-16', '2027-06-30'] as const;
const day = fc.constantFrom(...days);
const inOrder = <End extends number | string>({ from, to }: { from: End | null; to: End | null }) =>
  from === null || to === null || from <= to;
const ends = <End extends number | string>(end: fc.Arbitrary<End>) =>
  fc.record({ from: fc.option(end), to: fc.option(end) }).filter(inOrder);
const small = (most: number) => fc.integer({ min: 1, max: most });
const ids = (most: number) => fc.uniqueArray(small(most), { maxLength: 3 });
const values = fc.uniqueArray(small(3), { maxLength: 2 }).map((list) => list.map((id) => ({ id })));
const place = fc.integer({ min: 0, max: 5 });
/** True in nine cases of ten. */
const mostly = fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0);

const noWarehouse = {
  areaValue: null,
  leasePricePerSqm: null,
  dry: null,
  temperature: null,
  freezer: null,
  unheated: null,
};

const rates = [6_000, 6_000.01, 9_000, 12_000] as const;
const rate = fc.constantFrom(...rates);
const area = fc.option(fc.record({ areaValue: amount, leasePricePerSqm: fc.option(rate) }));
const noAreas = { dry: null, temperature: null, freezer: null, unheated: null, production: null, office: null };
const someAreas = fc.record({
  dry: area,
  temperature: area,
  freezer: area,
  unheated: area,
  production: area,
  office: area,
});
/** null: unanswered (N-01). */
const answer = fc.constantFrom(true, false, null);
const vacancy = fc.record({
  isEnabled: mostly,
  status: fc.constantFrom(1, 1, 1, 2, 3, 5),
  fields: fc.record({
    vacancyTypes: small(7),
    availabilityDate: day.map((one) => `${one}T00:00:00`),
    isWholeForRent: fc.boolean(),
    bts: answer,
    hasShelves: answer,
    minimalRentalBlockArea: fc.option(amount),
    isRentalPriceOnRequest: mostly.map((is) => !is),
    areas: fc.oneof({ weight: 6, arbitrary: someAreas }, { weight: 1, arbitrary: fc.constant(noAreas) }),
  }),
});
const building = fc.record({
  isEnabled: mostly,
  fields: fc.record({
    buildingClass: small(4),
    constructionStatus: small(3),
    buildingType: small(3).map((id) => ({ id })),
    totalArea: amount.map((one) => one * 100),
    workingHeight: height,
  }),
  vacancies: fc.array(vacancy, { minLength: 1, maxLength: 4 }),
});
const complex = fc.record({
  isEnabled: mostly,
  place,
  name: fc.constantFrom('Логопарк Север', 'Парк «Ёлочка»', 'Южный-2'),
  highway: fc.option(small(3).map((id) => ({ id }))),
  buildings: fc.array(building, { minLength: 1, maxLength: 3 }),
});

const pair = (name: string, value: fc.Arbitrary<unknown>) => value.map((one): [string, unknown] => [name, one]);
/** One condition with its value. A request gets only some: with all of them it would fit nothing. */
const criterion = fc.oneof(
  pair('vacancyTypes', small(7)),
  pair('mainAreaTypesCalc', fc.uniqueArray(fc.constantFrom(1, 6, 9), { maxLength: 2 })),
  pair('vacancyAreaRange', ends(amount)),
  pair('netRentalRateTo', rate),
  pair('accessDate', ends(day)),
  ...askedFlags.map((flag) => pair(flag, fc.boolean())),
  pair('places', fc.uniqueArray(place, { maxLength: 3 })),
  pair('highways', values),
  pair('complexName', fc.constantFrom('север', 'елочка', 'Парк ЁЛО', 'юг', '2 южный', '«»')),
  pair('buildingClasses', ids(4)),
  pair('buildingTypes', values),
  pair('constructionStatuses', ids(3)),
  pair('workingHeightRange', ends(height)),
  pair('totalArea', ends(amount.map((one) => one * 100))),
);
const request = fc.uniqueArray(criterion, { selector: ([name]) => name, maxLength: 4 });

type Criteria = Partial<RequestFieldsInput> & { readonly places?: readonly number[] };

/** Place by number: 0–2 are the cities, 3–5 the whole regions of these cities. */
function cityRegion(at: number): { regionId: number; cityId: number | null } {
  const city = cities[at % 3];
  if (city === undefined) throw new Error('no such city');
  return { regionId: city.region_id, cityId: at < 3 ? city.id : null };
}

function fieldsOf(criteria: readonly [string, unknown][]): Partial<RequestFieldsInput> {
  const { places = [], ...rest } = Object.fromEntries(criteria) as Criteria;
  return { ...rest, cityRegions: places.map(cityRegion) };
}

beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  const { db, broker } = app;
  const { rows } = await sql<{ id: number; region_id: number }>`
    (select id, region_id from shared.cities where region_id = 50 order by id limit 2)
    union all (select id, region_id from shared.cities where region_id = 77 order by id limit 1)`.execute(db);
  cities = rows;
  const disable = (table: string, id: string) =>
    sql`update ${sql.table(`industrial.${table}`)} set is_enabled = false where id = ${id}`.execute(db);

  for (const tree of fc.sample(complex, { numRuns: COMPLEXES, seed: 20_261_122 })) {
    const { regionId, cityId } = cityRegion(tree.place);
    const owner = await givenComplex(db, {
      name: tree.name,
      highway: tree.highway,
      regionId,
      cityId,
      responsibleUser: broker.id,
    });
    for (const one of tree.buildings) {
      const house = await givenBuilding(db, owner.id, one.fields);
      for (const { fields, status, isEnabled } of one.vacancies) {
        const { areas, ...rest } = fields;
        const { dry, temperature, freezer, unheated, ...others } = areas;
        const made = await givenVacancy(db, house.id, {
          ...rest,
          areaSetWithPrice: { warehouse: { dry, temperature, freezer, unheated }, ...others },
        });
        await sql`update industrial.vacancies set vacancy_status = ${status} where id = ${made.id}`.execute(db);
        if (!isEnabled) await disable('vacancies', made.id);
      }
      if (!one.isEnabled) await disable('buildings', house.id);
    }
    if (!tree.isEnabled) await disable('complexes', owner.id);
  }
  vacancies = await broker.call(findVacancies, { query: { take: 1000 }, body: { filterModel: { isEnabled: null } } });
  // A smallest block without an area, where the ends of the lettable range are easily confused, is among them.
  const isBlockAlone = ({ areaSize, minimalRentalBlockArea: block }: VacancyRow) => areaSize === null && block !== null;
  expect(vacancies.filter((row) => isOffered(row) && isBlockAlone(row)).length).toBeGreaterThan(3);
  requests = [];
  for (const criteria of fc.sample(request, { numRuns: REQUESTS, seed: 20_261_123 })) {
    requests.push(await givenIndustrialRequest(db, { ...fieldsOf(criteria), responsibleEmployeeId: broker.id }));
  }
}, 240_000);
afterAll(() => app.close());

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id).sort();
}

test('the search of a request finds the vacancies that fit it by the word of the contract, and no others (F-06, M-04) [IND-FULL-007]', async () => {
  const { call } = app.broker;
  const asked = new Set<string>();
  let met = 0;
  for (const one of requests) {
    const search = searchOfRequest(one);
    const wanted = idsOf(vacancies.filter((row) => fitsSearch(row, search)));
    const query = { requestId: one.id };
    const body = { filterModel: search };
    const found = await call(findVacanciesInRequest, { query: { ...query, take: 1000 }, body });
    expect(idsOf(found), JSON.stringify(search)).toEqual(wanted);
    expect(await call(countVacanciesInRequest, { query, body })).toBe(wanted.length);
    // The same without a request id, as for a request that is not saved yet.
    expect(await call(countVacanciesInRequest, { query: {}, body })).toBe(wanted.length);
    const unsaved = await call(findVacanciesInRequest, { query: { take: 1000 }, body });
    expect([idsOf(unsaved), unsaved.every(({ selectionStatus }) => selectionStatus === null)]).toEqual([wanted, true]);
    const points = await call(mapVacanciesInRequest, { query, body });
    expect(points.map(([id]) => id).sort()).toEqual(wanted);
    const places = await call(mapPlacesInRequest, { query, body });
    expect([places.zoom, [...places.points].sort(), places.cells]).toEqual([null, [...points].sort(), []]);
    const { cells } = await call(mapPlacesInRequest, { query, body: { ...body, window: theWorld } });
    expect(cells.reduce((sum, [, , count]) => sum + count, 0)).toBe(wanted.length);
    const [x, y, count] = cells[0] ?? [];
    if (x === undefined || y === undefined) continue;
    const inCell = { ...body, cells: { zoom: theWorld.zoom, at: [[x, y] as [number, number]] } };
    const there = await call(findVacanciesInRequest, { query: { ...query, take: 1000 }, body: inCell });
    expect(there).toHaveLength(count ?? 0);
    expect(wanted).toEqual(expect.arrayContaining(there.map(({ id }) => id)));
    if (wanted.length > 0 && wanted.length < vacancies.length) {
      met += 1;
      for (const name of conditions) if (JSON.stringify(search[name]) !== '[]' && search[name]) asked.add(name);
    }
  }
  // Many requests matched some but not all vacancies, and every condition was set in one of them.
  expect(met).toBeGreaterThan(REQUESTS / 3);
  expect([...asked].sort()).toEqual([...conditions].sort());
});

test('a widened search has what meets most of the request first, or last; the usual order among equals, page by page (M-05)', async () => {
  const { call } = app.broker;
  const offered = vacancies.filter(isOffered);
  let varied = 0;
  for (const one of requests.slice(0, 40)) {
    const asked = searchOfRequest(one);
    const set = conditionsSet(asked);
    const metBy = new Map(offered.map((row) => [row.id, set.filter((name) => meets(row, asked, name)).length]));
    const find = (field: 'Match' | 'ComplexName', isAsc: boolean, take = 1000, skip = 0) =>
      call(findVacanciesInRequest, {
        query: { requestId: one.id, take, skip },
        body: { filterModel: {}, orderModel: { field, isAsc } },
      });
    const usual = (await find('ComplexName', true)).map(({ id }) => id);
    for (const isAsc of [false, true]) {
      const sign = isAsc ? 1 : -1;
      const wanted = usual.toSorted((a, b) => sign * ((metBy.get(a) ?? 0) - (metBy.get(b) ?? 0)));
      const pages = [await find('Match', isAsc, 9), await find('Match', isAsc, 1000, 9)];
      expect(
        pages.flat().map(({ id }) => id),
        JSON.stringify([asked, isAsc]),
      ).toEqual(wanted);
    }
    if (new Set(metBy.values()).size > 1) varied += 1;
  }
  expect(varied).toBeGreaterThan(20);
});

test('what almost fits a request is scored alike in SQL and by the word of the contract, on every pair (N-12)', async () => {
  const { call } = app.broker;
  const usual = await call(findVacanciesInRequest, { query: { take: 1000 }, body: { filterModel: {} } });
  let [all, leftOut] = [0, 0];
  const counter = pairCounter();
  const ofRequests = importances(weighedVacancyCriteria, requests.length, 20_261_128);
  for (const [at, one] of requests.entries()) {
    const asked = searchOfRequest(one);
    for (const importance of [{}, ofRequests[at] ?? {}]) {
      const scoreOf = scorerOf(weighedVacancyCriteria, vacancyMatcher, asked, importance);
      for (const row of usual) counter.add(scoreOf(row, undefined));
      const pair = {
        isFound: (row: (typeof usual)[number]) => fitsSearch(row, asked),
        scoreOf: (row: (typeof usual)[number]) => scoreOf(row, undefined),
      };
      for (const withUnknown of [true, false]) {
        const wanted = nearIds(usual, pair, withUnknown);
        const body = { filterModel: asked, asked, importance, withUnknown };
        const found = await call(findVacanciesNearRequest, { query: { requestId: one.id, take: 1000 }, body });
        expect(
          found.map(({ id }) => id),
          JSON.stringify([asked, importance, withUnknown]),
        ).toEqual(wanted);
        expect(await call(countVacanciesNearRequest, { body })).toBe(wanted.length);
        if (!withUnknown) leftOut += all - wanted.length;
        else all = wanted.length;
      }
    }
  }
  expect(leftOut).toBeGreaterThan(200);
  for (const name of ['exact', 'near', 'none', 'state met', 'state near', 'state missed', 'state unknown'])
    expect(counter.counts.get(name), name).toBeGreaterThan(500);
});

test('a preview of a weighing counts, orders and names what excludes by the word of the contract (N-12)', async () => {
  const { db, broker } = app;
  const usual = await broker.call(findVacanciesInRequest, { query: { take: 1000 }, body: { filterModel: {} } });
  const [stored, changed] = [
    importances(weighedVacancyCriteria, requests.length, 20261133),
    importances(weighedVacancyCriteria, requests.length, 20261134),
  ];
  const onlyMusts = Object.fromEntries(
    Object.keys(weighedVacancyCriteria.defaults).map((name) => [name, { isMust: true }]),
  );
  const seen = { moved: 0, obstacles: new Set<string>() };
  for (const [at, one] of requests.slice(0, 120).entries()) {
    const before = at % 2 === 0 ? {} : (stored[at] ?? {});
    const importance = at % 3 === 1 ? (changed[at] ?? {}) : onlyMusts;
    await db
      .updateTable('industrial.requests')
      .set({ importance: JSON.stringify(before) })
      .where('id', '=', one.id)
      .execute();
    const scorer = (given: Importance) => {
      const scoreOf = scorerOf(weighedVacancyCriteria, vacancyMatcher, searchOfRequest(one), given);
      return (row: (typeof usual)[number]) => scoreOf(row, undefined);
    };
    for (const withUnknown of [true, false]) {
      const change = { stored: before, importance, withUnknown };
      const wanted = previewBy(usual, scorer, change);
      const body = { importance, withUnknown };
      const preview = await broker.call(previewImportance, { params: { id: one.id }, body });
      const found = { ...preview, first: preview.first.map((each) => ({ ...each, object: each.object.id })) };
      expect(found, JSON.stringify([one.id, change])).toEqual(wanted);
      seen.moved += wanted.first.filter(({ before: { place } }, index) => place !== null && place !== index + 1).length;
      if (wanted.obstacle !== null) seen.obstacles.add(wanted.obstacle);
    }
  }
  expect(seen.moved).toBeGreaterThan(10);
  expect(seen.obstacles.size).toBeGreaterThan(1);
});

test('a vacancy, a complex and a request have the same score from both sides, with the weighing that the request stores (N-12)', async () => {
  const { db, broker } = app;
  const stored = importances(weighedVacancyCriteria, requests.length, 20_261_130);
  const colleague = await app.anotherBroker();
  const weighed = requests.map((one, at) => ({
    ...one,
    importance: at % 3 === 0 ? {} : (stored[at] ?? {}),
    responsibleEmployeeId: at % 2 === 0 ? broker.id : colleague.id,
  }));
  // Requests are cached before they change: changed ones are read again.
  const call = { db, cache: new ProcessCache(16) };
  await findMatches(call, { vacancyId: vacancies[0]?.id ?? '' });
  for (const { id, importance, responsibleEmployeeId } of weighed)
    await db
      .updateTable('industrial.requests')
      .set({ importance: JSON.stringify(importance), responsible_employee_id: responsibleEmployeeId })
      .where('id', '=', id)
      .execute();
  const scorers = new Map(
    weighed.map((one) => [
      one.id,
      scorerOf(weighedVacancyCriteria, vacancyMatcher, searchOfRequest(one), one.importance),
    ]),
  );
  const counter = pairCounter();
  const matchesOf = (rows: readonly VacancyRow[]) =>
    matchesBy(
      weighed.filter(({ isEnabled }) => isEnabled),
      (request) =>
        rows.filter(isOffered).map((row) => {
          const score = scorers.get(request.id)?.(row, undefined);
          if (score === undefined) throw new Error('no scorer');
          counter.add(score);
          return { objectId: row.id, score };
        }),
    );
  for (const row of vacancies) {
    const found = await findMatches(call, { vacancyId: row.id });
    expect(found, row.id).toEqual(matchesOf([row]));
    if (vacancies.indexOf(row) % 12 === 0) await expectMatchesPage(app, listMatchesOfVacancy, row.id, found);
  }
  for (const [complexId, rows] of Map.groupBy(vacancies, (row) => row.complexId)) {
    const found = await findMatches(call, { complexId });
    expect(found, complexId).toEqual(matchesOf(rows));
    await expectMatchesPage(app, listMatchesOfComplex, complexId, found);
  }
  for (const name of ['exact', 'near', 'none', 'state met', 'state near', 'state missed', 'state unknown'])
    expect(counter.counts.get(name), name).toBeGreaterThan(200);
});

test('whom a vacancy with unsaved values will fit is whom it fits once they are saved, rounded as stored, of a new vacancy and of an edited one (N-12)', async () => {
  const { db, broker } = app;
  const { call } = broker;
  const enabled = vacancies.filter(({ isEnabled }) => isEnabled).slice(0, 60);
  const counts = { all: new Set<number>(), good: new Set<number>() };
  const buildingId = enabled.find(isOffered)?.buildingId ?? '';
  let { id, rowVersion } = await givenVacancy(db, buildingId, { vacancyTypes: 4 });
  for (const stored of enabled) {
    const saved = await savedMatches(app, listMatchesOfVacancy, stored.id);
    expect(await call(matchUnsavedVacancy, { body: { ...stored, id: null } }), stored.id).toEqual(saved);
    counts.all.add(saved.all);
    counts.good.add(saved.good);

    const { dry, ...warehouse } = stored.areaSetWithPrice.warehouse ?? noWarehouse;
    const finer = dry && { areaValue: (dry.areaValue ?? 0) + 0.004, leasePricePerSqm: 7_000.004 };
    const typed = {
      ...stored,
      areaSetWithPrice: { ...stored.areaSetWithPrice, warehouse: { ...warehouse, dry: finer } },
      // Only a deal closes a vacancy.
      vacancyStatus: 1,
      buildingId,
      id,
    };
    const before = await savedMatches(app, listMatchesOfVacancy, id);
    const unsaved = await call(matchUnsavedVacancy, { body: typed });
    expect(await savedMatches(app, listMatchesOfVacancy, id)).toEqual(before);
    ({ id, rowVersion } = await call(updateVacancy, { body: VacancyDraft.parse({ ...typed, rowVersion }) }));
    expect(unsaved, stored.id).toEqual(await savedMatches(app, listMatchesOfVacancy, id));
  }
  await call(deleteVacancy, { params: { id } });
  expect([counts.all.size > 10, counts.good.size > 10, counts.all.has(0)]).toEqual([true, true, true]);
});

test('whom a complex with unsaved values will fit is whom its vacancies fit once they are saved (N-12)', async () => {
  const { db, broker } = app;
  const { call } = broker;
  const made = await givenComplex(db, { name: 'Парк у реки', regionId: 99, responsibleUser: broker.id });
  const tower = await givenBuilding(db, made.id, { workingHeight: 10, buildingClass: 2 });
  for (const { areaSetWithPrice, availabilityDate } of vacancies.filter(isOffered).slice(0, 3))
    await givenVacancy(db, tower.id, { areaSetWithPrice, availabilityDate });
  const [like] = vacancies;
  const { id } = made;
  let { rowVersion } = made;
  const goods = new Set<number>();
  for (const [name, region, city, highway] of [
    ['Логопарк Север', cityRegion(0).regionId, cityRegion(0).cityId, { id: 1 }],
    ['Парк «Ёлочка»', cityRegion(1).regionId, cityRegion(1).cityId, { id: 2 }],
    ['Южный-2', cityRegion(2).regionId, cityRegion(2).cityId, { id: 3 }],
    ['Логопарк Север', cityRegion(5).regionId, null, null],
    [like?.complexName ?? '', like?.region.id ?? 0, like?.city?.id ?? null, { id: 1 }],
  ] as const) {
    const typed = { id, name, regionId: region, cityId: city, highway };
    const before = await savedMatches(app, listMatchesOfComplex, id);
    const unsaved = await call(matchUnsavedComplex, { body: typed });
    expect(await savedMatches(app, listMatchesOfComplex, id)).toEqual(before);
    const stored = await call(getOneComplex, { params: { id } });
    ({ rowVersion } = await call(updateComplex, { body: ComplexDraft.parse({ ...stored, ...typed, rowVersion }) }));
    expect(unsaved, name).toEqual(await savedMatches(app, listMatchesOfComplex, id));
    goods.add(unsaved.good);
  }
  expect(goods.size).toBeGreaterThan(2);
  await call(deleteComplex, { params: { id } });
  const bad = await ask(app, 'POST', matchUnsavedComplex.path, { body: { id, name: '', regionId: 'x' } });
  expect([bad.status, Object.keys(refusalIn(bad).fields ?? {})]).toEqual([400, ['name', 'regionId']]);
  const gone = await ask(app, 'POST', matchUnsavedComplex.path, { body: { id, name: 'Парк', regionId: 50 } });
  expect(refusalIn(gone).code).toBe('complex.not_found');
});

test('the requests of a vacancy are those whose search finds it; what cannot be offered has none', async () => {
  const { call } = app.broker;
  const counts = new Set<number>();
  for (const row of vacancies) {
    const wanted = idsOf(requests.filter((one) => fitsRequest(row, one)));
    expect(idsOf(await call(listRequestsForVacancy, { params: { id: row.id } })), row.id).toEqual(wanted);
    expect(await call(countRequestsForVacancy, { params: { id: row.id } })).toBe(wanted.length);
    counts.add(wanted.length);
  }
  expect(counts.size).toBeGreaterThan(10);
  expect(counts).toContain(0);
});

test('the requests of a complex are those that one of its vacancies fits', async () => {
  const { call } = app.broker;
  const byComplex = Map.groupBy(vacancies, ({ complexId }) => complexId);
  for (const [id, rows] of byComplex) {
    const wanted = idsOf(requests.filter((one) => rows.some((row) => fitsRequest(row, one))));
    expect(idsOf(await call(listRequestsForComplex, { params: { id } }))).toEqual(wanted);
    expect(await call(countRequestsForComplex, { params: { id } })).toBe(wanted.length);
  }
  const [first] = byComplex.keys();
  expect((await call(getComplex, { params: { id: first ?? '' } })).id).toBe(first);
});

test('vacancies inside a request come in pages and in the order asked for, each with its place in the selection (M-26) [IND-FULL-006]', async () => {
  const { broker, db } = app;
  const { id: requestId } = await givenIndustrialRequest(db, { responsibleEmployeeId: broker.id });
  const offered = vacancies.filter(isOffered);
  const [shown, hidden] = offered;
  const { id: request_selection_id } = await db
    .selectFrom('industrial.request_selections')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  for (const [vacancy, status] of [
    [shown, true],
    [hidden, false],
  ] as const) {
    await insertRow(db, 'request_selection_items', {
      id: uuidv7(),
      request_selection_id,
      vacancy_id: vacancy?.id,
      status,
    });
  }
  const find = (orderModel: object, page: object) =>
    broker.call(findVacanciesInRequest, { query: { requestId, ...page }, body: { filterModel: {}, orderModel } });
  const sorted = {
    TotalVacancyArea: ({ areaSize }: VacancyRow) => areaSize ?? Number.POSITIVE_INFINITY,
    AvailabilityDate: ({ availabilityDate }: VacancyRow) => Date.parse(availabilityDate),
    MinumalRentalArea: ({ minimalRentalBlockArea }: VacancyRow) => minimalRentalBlockArea ?? Number.POSITIVE_INFINITY,
  };
  for (const [field, value] of Object.entries(sorted)) {
    const all = await find({ field, isAsc: true }, { take: 1000 });
    expect(idsOf(all)).toEqual(idsOf(offered));
    expect(all.map(value), field).toEqual(all.map(value).toSorted((one, other) => one - other));
    const pages = [
      await find({ field, isAsc: true }, { take: 7 }),
      await find({ field, isAsc: true }, { take: 7, skip: 7 }),
    ];
    expect(pages.flat()).toEqual(all.slice(0, 14));
  }
  const statuses = new Map((await find({}, { take: 1000 })).map((row) => [row.id, row.selectionStatus]));
  expect(statuses.get(shown?.id ?? '')).toBe(true);
  expect(statuses.get(hidden?.id ?? '')).toBe(false);
  expect([...statuses.values()].filter((status) => status === null)).toHaveLength(offered.length - 2);
});

test('each limit belongs to its range, in the search, in the reverse and by the word of the contract; archived requests ask for nothing', async () => {
  const { broker, db } = app;
  const { call } = broker;
  const { id: complexId } = await givenComplex(db, { responsibleUser: broker.id });
  const building = await givenBuilding(db, complexId, { totalArea: 64_200, workingHeight: 12 });
  const { id } = await givenVacancy(db, building.id, {
    areaSetWithPrice: { production: { areaValue: 1_000, leasePricePerSqm: 8_900.5 } },
    minimalRentalBlockArea: 250,
    availabilityDate: '2027-01-15T00:00:00',
  });
  const from = (value: number) => ({ from: value, to: null });
  const to = <Value>(value: Value) => ({ from: null, to: value });
  const limits: readonly (readonly [fits: Partial<RequestFieldsInput>, misses: Partial<RequestFieldsInput>])[] = [
    [{ vacancyAreaRange: from(1_000) }, { vacancyAreaRange: from(1_000.01) }],
    [{ vacancyAreaRange: to(250) }, { vacancyAreaRange: to(249.99) }],
    [{ netRentalRateTo: 8_900.5 }, { netRentalRateTo: 8_900.49 }],
    [{ accessDate: to('2027-01-15') }, { accessDate: to('2027-01-14') }],
    [{ workingHeightRange: from(12) }, { workingHeightRange: from(12.01) }],
    [{ workingHeightRange: to(12) }, { workingHeightRange: to(11.99) }],
    [{ totalArea: from(64_200) }, { totalArea: from(64_200.01) }],
    [{ totalArea: to(64_200) }, { totalArea: to(64_199.99) }],
  ];
  const [row] = await call(findVacancies, { body: { filterModel: { vacancy: { ids: [id] } } } });
  for (const [at, about] of limits.flat().entries()) {
    const one = await givenIndustrialRequest(db, { ...about, responsibleEmployeeId: broker.id }, broker.id);
    const fits = at % 2 === 0;
    const filterModel = { ...searchOfRequest(one), ids: [id] };
    const found = await call(countVacanciesInRequest, { query: { requestId: one.id }, body: { filterModel } });
    const isListed = async () =>
      (await call(listRequestsForVacancy, { params: { id } })).some((other) => other.id === one.id);
    expect([found === 1, await isListed(), row && fitsRequest(row, one)], JSON.stringify(about)).toEqual([
      fits,
      fits,
      fits,
    ]);
    const count = () => call(countRequestsForComplex, { params: { id: complexId } });
    const before = await count();
    await call(archiveRequest, { params: { id: one.id } });
    expect(await isListed()).toBe(false);
    expect(await count()).toBe(fits ? before - 1 : before);
  }
  const late = VacancySearch.parse({ accessDate: { from: '2099-01-01', to: '2099-12-31' } });
  expect(row && fitsSearch(row, late)).toBe(true);
});

test('a rate on request or an unknown one meets no asked rate; without an asked one it does not matter (N-02)', async () => {
  const { broker, db } = app;
  const { call } = broker;
  const { id: complexId } = await givenComplex(db, { responsibleUser: broker.id });
  const building = await givenBuilding(db, complexId);
  const production = { areaValue: 700, leasePricePerSqm: 7_100 };
  const priced = await givenVacancy(db, building.id, { areaSetWithPrice: { production } });
  const onRequest = await givenVacancy(db, building.id, {
    areaSetWithPrice: { production },
    isRentalPriceOnRequest: true,
  });
  const unknown = await givenVacancy(db, building.id, { areaSetWithPrice: { production: { areaValue: 700 } } });
  const all = [priced, onRequest, unknown];
  for (const [netRentalRateTo, found] of [
    [99_999_999, [priced]],
    [undefined, all],
  ] as const) {
    const one = await givenIndustrialRequest(db, { netRentalRateTo, responsibleEmployeeId: broker.id }, broker.id);
    const filterModel = { ...searchOfRequest(one), ids: idsOf(all) };
    const rows = await call(findVacanciesInRequest, { query: { requestId: one.id }, body: { filterModel } });
    expect(idsOf(rows)).toEqual(idsOf(found));
    const listed = await Promise.all(
      all.map(async ({ id }) => (await call(listRequestsForVacancy, { params: { id } })).some((r) => r.id === one.id)),
    );
    expect(listed).toEqual(all.map((each) => found.some(({ id }) => id === each.id)));
  }
});

test('a vacancy that is smaller than its smallest block is let whole, and found by its area', async () => {
  const { broker, db } = app;
  const { call } = broker;
  const { id: complexId } = await givenComplex(db, { responsibleUser: broker.id });
  const { id } = await givenVacancy(db, (await givenBuilding(db, complexId)).id, {
    areaSetWithPrice: { production: { areaValue: 800 } },
    minimalRentalBlockArea: 5_000,
  });
  const [row] = await call(findVacancies, { body: { filterModel: { vacancy: { ids: [id] } } } });
  for (const [to, fits] of [
    [800, true],
    [799.99, false],
  ] as const) {
    const asked = { vacancyAreaRange: { from: null, to }, responsibleEmployeeId: broker.id };
    const one = await givenIndustrialRequest(db, asked, broker.id);
    const filterModel = { ...searchOfRequest(one), ids: [id] };
    const found = await call(countVacanciesInRequest, { query: { requestId: one.id }, body: { filterModel } });
    const listed = await call(listRequestsForVacancy, { params: { id } });
    expect([found === 1, listed.some((other) => other.id === one.id), row && fitsRequest(row, one)]).toEqual([
      fits,
      fits,
      fits,
    ]);
  }
});

test('without an area nobody knows what can be let, whatever the smallest block: to ask, in both directions (F-06, N-12)', async () => {
  const { broker, db } = app;
  const { call } = broker;
  const { id: complexId } = await givenComplex(db, { responsibleUser: broker.id });
  const { id } = await givenVacancy(db, (await givenBuilding(db, complexId)).id, {
    areaSetWithPrice: {},
    minimalRentalBlockArea: 1_250,
  });
  const [row] = await call(findVacancies, { body: { filterModel: { vacancy: { ids: [id] } } } });
  for (const vacancyAreaRange of [
    { from: null, to: 2_000 },
    { from: 1_000, to: null },
    { from: 1_100, to: 1_200 },
  ]) {
    const about = { vacancyAreaRange, responsibleEmployeeId: broker.id };
    const one = await givenIndustrialRequest(db, about, broker.id);
    const asked = searchOfRequest(one);
    const filterModel = { ...asked, ids: [id] };
    const found = await call(countVacanciesInRequest, { query: { requestId: one.id }, body: { filterModel } });
    const near = { filterModel, asked };
    const almost = await call(countVacanciesNearRequest, { body: { ...near, withUnknown: true } });
    const known = await call(countVacanciesNearRequest, { body: { ...near, withUnknown: false } });
    const listed = await call(listRequestsForVacancy, { params: { id } });
    const isListed = listed.some((other) => other.id === one.id);
    expect([found, isListed, row && fitsRequest(row, one)], JSON.stringify(vacancyAreaRange)).toEqual([
      0,
      false,
      false,
    ]);
    expect([almost, known]).toEqual([1, 0]);
    expect(row && vacancyMatcher.compare(row, asked, 'vacancyAreaRange', undefined).state).toBe('unknown');
  }
});

const nobody = '019a0000-0000-7000-8000-000000000000';

test.each(['vacancy', 'complex'])('an unknown %s has no requests to look for', async (kind) => {
  for (const rest of ['', '/count']) {
    const answer = await ask(app, 'GET', `/api/industrial/requests/${kind}/${nobody}${rest}`);
    expect(refusalIn(answer).code).toBe(`${kind}.not_found`);
  }
});

test('inside an unknown request nothing is searched', async () => {
  for (const path of [
    'full-model/get-vacancies-inside-request',
    'full-model/get-count-vacancies-inside-request',
    'map-points/map-search-inside-request',
  ]) {
    const answer = await ask(app, 'POST', `/api/industrial/${path}?requestId=${nobody}`, { body: { filterModel: {} } });
    expect(refusalIn(answer).code).toBe('industrial_request.not_found');
  }
});

test('the lower end of the access dates excludes nothing, and both names of the main type are taken (M-04, F-08)', async () => {
  const { call } = app.broker;
  const [one] = requests;
  const query = { requestId: one?.id ?? '' };
  const count = (filterModel: object) => call(countVacanciesInRequest, { query, body: { filterModel } });
  const all = await count({});
  expect(await count({ accessDate: { from: '2099-01-01T00:00:00', to: null } })).toBe(all);
  expect(await count({ accessDate: { from: '2001-01-01T00:00:00', to: '2026-12-01T23:00:00' } })).toBe(
    vacancies.filter((row) =>
      fitsSearch(row, searchOfRequest({ ...empty(one), accessDate: { from: null, to: '2026-12-01' } })),
    ).length,
  );
  const production = await count({ mainAreaTypesCalc: [6] });
  expect(production).toBeGreaterThan(0);
  expect(production).toBeLessThan(all);
  expect(await count({ mainAreaTypeCalc: 6 })).toBe(production);
  expect(await count({ mainAreaTypeCalc: [6] })).toBe(production);
});

/** The request without its conditions. */
function empty(one: IndustrialRequest | undefined): IndustrialRequest {
  if (one === undefined) throw new Error('no request');
  const nothing = Object.fromEntries(
    conditions.map((name) => [name, Array.isArray(one[name]) ? [] : typeof one[name] === 'boolean' ? false : null]),
  );
  return { ...one, ...nothing };
}

test('of a complex the best vacancy is named; one in a selection lists the request, whichever vacancy is the best', async () => {
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const given = async (areaValue: number) =>
    (await givenVacancy(app.db, building.id, { areaSetWithPrice: { warehouse: { areaValue, dry: { areaValue } } } }))
      .id;
  const [smallId, largeId] = [await given(3_000), await given(8_000)];
  const request = await givenIndustrialRequest(app.db, {
    responsibleEmployeeId: app.broker.id,
    vacancyAreaRange: { from: 6_000, to: 9_000 },
  });
  const { id: requestSelectionId } = await app.broker.call(industrialSelections.ofRequest, {
    params: { requestId: request.id },
  });
  await app.broker.call(industrialSelections.addItem, { body: { requestSelectionId, entityId: smallId } });
  const answer = await app.broker.call(listMatchesOfComplex, {
    params: { id: complex.id },
    query: { take: 500 },
  });
  const found = answer.items.find((one) => one.request.id === request.id);
  expect([found?.objectId, found?.percent, found?.held?.objectId]).toEqual([largeId, 100, smallId]);
});
