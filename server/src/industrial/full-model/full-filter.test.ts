import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { ComplexRow, FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { getFullComplex, updateSubAgglomerations } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { FullFilter, type FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import * as model from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import type { OperatorWithRoles } from '@gektar/contract/industrial/people/operator-link.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { closeVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import type { Range } from '@gektar/contract/measure/range.ts';
import { dayAfter, dayOf } from '@gektar/format/date.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

/** A map window of the whole world, 32 × 32 cells. */
const theWorld = { zoom: 0, west: 0, east: 31, north: 0, south: 31 };

let app: TestApp;
let all: FullComplex[];

beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  all = await givenTrees(24);
});
afterAll(() => app.close());

const day = (number: number) => `20${10 + (number % 20)}-0${1 + (number % 9)}-1${number % 9}T00:00:00`;
const highways: { id: number; name: string }[] = [];
const zones: { id: number; name: string }[] = [];

/** Complexes with different small values, so that random filters match some of them. */
async function givenTrees(count: number): Promise<FullComplex[]> {
  const { db, broker } = app;
  const values = async (table: string) =>
    (
      await sql<{
        id: number;
        name: string;
      }>`select id, name from ${sql.table(`industrial.${table}`)} order by id limit 3`.execute(db)
    ).rows;
  for (const [id, name] of [
    ['c0', 'ООО «Яуза»'],
    ['c1', 'ООО «Ёлка»'],
    ['c2', 'АО «Берег»'],
  ] as const) {
    await db.insertInto('shared.companies').values({ id, name, websites: '[]' }).execute();
  }
  highways.push(...(await values('highways')));
  zones.push(...(await values('types_industrials_zones')));
  const [photoType = null] = await values('image_types');
  const random = fc.sample(fc.nat(1_000_000), { numRuns: 2_000, seed: 11 });
  let at = 0;
  const next = (below: number) => (random[at++ % random.length] ?? 0) % below;
  const maybe = <Value>(value: Value): Value | null => (next(4) === 0 ? null : value);
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const complex = await givenComplex(db, {
      name: ['Логопарк Север', 'Индустриальный парк Ёлочка', 'Комплекс Южный'][next(3)] ?? '',
      fullAddress: ['Москва, Полевая улица', 'Московская область, Солнечногорск'][next(2)] ?? '',
      regionId: [50, 77, 78][next(3)] ?? 50,
      complexConstructionStatus: 1 + next(5),
      complexArea: maybe(1_000 * next(9)),
      distanceFromRingRoad: maybe(next(60)),
      distanceFromCenter: maybe(next(90)),
      commissioningDate: maybe(day(next(50))),
      highway: maybe(highways[next(highways.length)] ?? null),
      typeIndustrialArea: maybe(zones[next(zones.length)] ?? null),
      vacanciesUpdatePeriod: 10 * (1 + (index % 9)),
      cadastralNumbers: next(2) === 0 ? [] : [`50:09:00${next(90) + 10}:1`],
      operatorWithRoles:
        next(2) === 0 ? [] : [{ operatorId: `c${next(3)}`, roles: 1 + next(31), appointmentDate: day(1) }],
    });
    ids.push(complex.id);
    for (let one = next(3); one > 0; one--) {
      const building = await givenBuilding(db, complex.id, {
        images:
          index % 3 === 0
            ? []
            : [{ globalImageId: await givenStoredFile(db), imageType: photoType, presenceInTheFlyer: true }],
        buildingClass: 1 + next(7),
        constructionStatus: 1 + next(5),
        totalArea: 10_000 * (1 + next(9)),
        floorLoad: maybe(next(9)),
        floorsNumber: 1 + next(5),
        commissioningDate: day(next(50)),
        demolitionDate: maybe(day(next(50))),
        operatorWithRoles:
          next(3) > 0 ? [] : [{ operatorId: `c${next(3)}`, roles: 1 + next(31), appointmentDate: day(2) }],
      });
      for (let each = next(4); each > 0; each--) {
        const kind = () => maybe({ areaValue: 100 * (1 + next(20)), leasePricePerSqm: maybe(1_000 * next(9)) });
        const vacancy = await givenVacancy(db, building.id, {
          vacancyTypes: 1 + next(7),
          vacancyStatus: [1, 3, 4, 5][next(4)] ?? 1,
          salePrice: maybe(1_000 * next(100)),
          minimalRentalBlockArea: maybe(100 * next(9)),
          minimalSaleBlockArea: maybe(100 * next(9)),
          availabilityDate: day(next(50)),
          hasShelves: [true, false, null][next(3)] ?? null,
          areaSetWithPrice: {
            warehouse: { areaValue: null, dry: kind(), temperature: kind(), freezer: kind(), unheated: kind() },
            production: kind(),
            office: kind(),
          },
        });
        if (next(5) > 0 || (vacancy.vacancyTypes & 1) === 0) continue;
        const body = { vacancyType: 1, closeDate: day(3) };
        await broker.call(closeVacancy, { params: { id: vacancy.id }, body });
      }
    }
  }
  for (const [index, id] of ids.entries()) {
    if (index % 4 === 0) {
      const created = { date_time_created: day(index % 50) };
      await db.updateTable('industrial.complexes').set(created).where('id', '=', id).execute();
      continue;
    }
    const confirmed = { complex_actualization_date: day(next(50)), vacancies_actualize_date: day(next(50)) };
    await db.updateTable('industrial.complexes').set(confirmed).where('id', '=', id).execute();
  }
  await sql`update industrial.complexes set is_enabled = false where id = any(${ids.filter((_, index) => index % 6 === 5)}::uuid[])`.execute(
    db,
  );
  await sql`update industrial.buildings set is_enabled = false where total_area >= 80000`.execute(db);
  await sql`update industrial.vacancies set is_enabled = false where minimal_rental_block_area = 300`.execute(db);
  return Promise.all(ids.map((id) => broker.call(getFullComplex, { params: { id } })));
}

/** A criterion that one filter in ten sets: with all criteria set, nothing would match. */
const rare = <Value, None extends Value | null>(value: fc.Arbitrary<Value>, none: None) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: value });
const ends = (values: fc.Arbitrary<number>) =>
  rare(
    fc
      .tuple(fc.option(values), fc.option(values))
      .map(([a, b]) => (a !== null && b !== null && a > b ? { from: b, to: a } : { from: a, to: b })),
    null,
  );
const days = ends(fc.nat(49)).map((range) => {
  const [from, to] = [range?.from ?? null, range?.to ?? null].map((one) =>
    one === null ? null : day(one).slice(0, 10),
  );
  return from && to && from > to ? { from: to, to: from } : { from: from ?? null, to: to ?? null };
});
const some = (most: number) =>
  rare(fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 4 }), []);
const asked = fc.integer({ min: 0, max: 9 }).map((one) => one === 0);

const filters = fc.record({
  isEnabled: fc.constantFrom(true, true, false, null),
  onlyWithVacancies: asked,
  complex: fc.record({
    regionIds: rare(fc.constantFrom<number[]>([50], [77, 78]), []),
    complexName: rare(fc.constantFrom('елочка', 'логопарк москва', 'юж'), null),
    complexConstructionStatuses: some(5),
    cadastralNumbers: rare(fc.constantFrom<string[]>(['09:001'], ['2', '50:09:0033'], ['09:00']), []),
    complexArea: ends(fc.nat(9_000)),
    distanceFromRingRoad: ends(fc.nat(60)),
    distanceFromCenter: ends(fc.nat(90)),
    commissioningDate: days,
    vacanciesConfirmedUntil: days,
    vacanciesDueUntil: days,
  }),
  building: fc.record({
    buildingClasses: some(7),
    buildingConstructionStatuses: some(5),
    operatorRoles: rare(fc.integer({ min: 1, max: 31 }), null),
    bitrixOperatorIds: rare(fc.constantFrom<string[]>(['c1'], ['c0', 'c2']), []),
    totalArea: ends(fc.nat(90_000)),
    floorLoad: ends(fc.nat(9)),
    floorNumbers: ends(fc.nat(5)),
    demolitionDate: days,
    withoutPhotos: asked,
  }),
  vacancy: fc.record({
    vacancyTypes: rare(fc.integer({ min: 1, max: 7 }), null),
    vacancyStatuses: some(5),
    salePrice: ends(fc.nat(100_000)),
    wholeVacancyArea: ends(fc.nat(9_000)),
    minimalRentalBlockArea: ends(fc.nat(900)),
    minimalSaleBlockArea: ends(fc.nat(900)),
    averageNetRentalRate: ends(fc.nat(9_000)),
    availabilityDate: days,
    freeOn: days.map(({ to }) => ({ from: null, to })),
    mainAreaTypeCalc: rare(fc.constantFrom<number[]>([1], [6, 9]), []),
    hasShelves: rare(fc.boolean(), null),
    hasTemperatureArea: asked,
    hasDryArea: asked,
    hasFreezerArea: asked,
    hasUnheatedArea: asked,
    withoutRate: asked,
  }),
});

const within = (value: number | null, range: Range<number> | null) =>
  (range?.from == null || (value !== null && value >= range.from)) &&
  (range?.to == null || (value !== null && value <= range.to));
const during = (value: string | null, range: Range<string> | null) =>
  (range?.from == null || (value !== null && value.slice(0, 10) >= range.from)) &&
  (range?.to == null || (value !== null && value.slice(0, 10) <= range.to));
const oneOf = <Value>(value: Value | undefined, list: readonly Value[]) =>
  list.length === 0 || (value !== undefined && list.includes(value));
const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

function complexFits(complex: FullComplex, { complex: asks }: FullFilter): boolean {
  const text = folded(`${complex.name} ${complex.fullAddress}`);
  return (
    oneOf(complex.regionId, asks.regionIds) &&
    (asks.complexName === null ||
      folded(asks.complexName)
        .split(' ')
        .every((word) => text.includes(word))) &&
    oneOf(complex.complexConstructionStatus, asks.complexConstructionStatuses) &&
    oneOf(complex.responsibleUser, asks.responsibleUser) &&
    oneOf(complex.typeIndustrialArea?.id, asks.typeIndustrialArea) &&
    oneOf(complex.highway?.id, asks.highwayIds) &&
    (asks.cadastralNumbers.length === 0 ||
      complex.cadastralNumbers.some((number) => asks.cadastralNumbers.some((part) => number.includes(part)))) &&
    within(complex.complexArea, asks.complexArea) &&
    within(complex.distanceFromRingRoad, asks.distanceFromRingRoad) &&
    within(complex.distanceFromCenter, asks.distanceFromCenter) &&
    during(complex.commissioningDate, asks.commissioningDate) &&
    during(confirmedUntil(complex), asks.vacanciesConfirmedUntil) &&
    during(dueUntil(complex), asks.vacanciesDueUntil)
  );
}

/** Last day on which the vacancies count as confirmed; a day before all others when they never were. */
function confirmedUntil({ vacanciesActualizeDate, vacanciesUpdatePeriod }: FullComplex): string {
  if (vacanciesActualizeDate === null) return '0001-01-01';
  return dayAfter(vacanciesUpdatePeriod, dayOf(vacanciesActualizeDate));
}

/**
 * Day until which a complex must be confirmed; the period of a complex that was never confirmed begins at its creation.
 */
function dueUntil({ vacanciesActualizeDate, dateTimeCreated, vacanciesUpdatePeriod }: FullComplex): string {
  return dayAfter(vacanciesUpdatePeriod, dayOf(vacanciesActualizeDate ?? dateTimeCreated));
}

function operatorFits(links: readonly OperatorWithRoles[], { building: asks }: FullFilter): boolean {
  if (asks.operatorRoles === null && asks.bitrixOperatorIds.length === 0) return true;
  return links.some(
    (link) =>
      (asks.operatorRoles === null || (link.roles & asks.operatorRoles) !== 0) &&
      oneOf(link.operatorId, asks.bitrixOperatorIds),
  );
}

function buildingFits(building: FullBuilding, { building: asks }: FullFilter): boolean {
  return (
    oneOf(building.buildingClass, asks.buildingClasses) &&
    oneOf(building.constructionStatus, asks.buildingConstructionStatuses) &&
    within(building.totalArea, asks.totalArea) &&
    within(building.floorLoad, asks.floorLoad) &&
    within(building.floorsNumber, asks.floorNumbers) &&
    during(building.commissioningDate, asks.commissioningDate) &&
    during(building.demolitionDate, asks.demolitionDate) &&
    (!asks.withoutPhotos || building.images.length === 0)
  );
}

function vacancyFits(vacancy: VacancyRow, { vacancy: asks }: FullFilter): boolean {
  const parts = vacancy.areaSetWithPrice.warehouse;
  return (
    (asks.vacancyTypes === null || (vacancy.vacancyTypes & asks.vacancyTypes) !== 0) &&
    oneOf(vacancy.vacancyStatus, asks.vacancyStatuses) &&
    within(vacancy.salePrice, asks.salePrice) &&
    within(vacancy.areaSize, asks.wholeVacancyArea) &&
    within(vacancy.minimalRentalBlockArea, asks.minimalRentalBlockArea) &&
    within(vacancy.minimalSaleBlockArea, asks.minimalSaleBlockArea) &&
    within(vacancy.averageNetRentalRate, asks.averageNetRentalRate) &&
    during(vacancy.availabilityDate, asks.availabilityDate) &&
    during(vacancy.availabilityDate, { from: null, to: asks.freeOn?.to ?? null }) &&
    (asks.mainAreaTypeCalc.length === 0 ||
      (vacancy.mainAreaTypeCalc !== null && asks.mainAreaTypeCalc.includes(vacancy.mainAreaTypeCalc))) &&
    (asks.hasShelves === null || vacancy.hasShelves === asks.hasShelves) &&
    (!asks.hasDryArea || parts?.dry != null) &&
    (!asks.hasTemperatureArea || parts?.temperature != null) &&
    (!asks.hasFreezerArea || parts?.freezer != null) &&
    (!asks.hasUnheatedArea || parts?.unheated != null) &&
    (!asks.withoutRate || vacancy.averageNetRentalRate === null)
  );
}

/** Whether a group of the filter sets any criterion. */
function asksAnything(group: object, leaveOut: readonly string[] = []): boolean {
  return Object.entries(group).some(
    ([name, value]) =>
      !leaveOut.includes(name) &&
      value !== null &&
      (value !== false || name === 'hasShelves') &&
      !(Array.isArray(value) && value.length === 0) &&
      !(typeof value === 'object' && 'from' in value && value.from === null && value.to === null),
  );
}

function expectedComplexes(filter: FullFilter): FullComplex[] {
  const asksBuilding = asksAnything(filter.building, ['operatorRoles', 'bitrixOperatorIds']);
  const asksVacancy = asksAnything(filter.vacancy);
  return all.filter((complex) => {
    const links = [...complex.operatorWithRoles, ...complex.buildings.flatMap((one) => one.operatorWithRoles)];
    const isActive = (one: { isEnabled: boolean }) => filter.isEnabled !== true || one.isEnabled;
    return (
      (filter.isEnabled === null || complex.isEnabled === filter.isEnabled) &&
      (!filter.onlyWithVacancies || complex.vacancyCount > 0) &&
      complexFits(complex, filter) &&
      operatorFits(links, filter) &&
      ((!asksBuilding && !asksVacancy) ||
        complex.buildings.some(
          (building) =>
            isActive(building) &&
            buildingFits(building, filter) &&
            (!asksVacancy || building.vacancies.some((vacancy) => isActive(vacancy) && vacancyFits(vacancy, filter))),
        ))
    );
  });
}

function expectedVacancies(filter: FullFilter): VacancyRow[] {
  return all.flatMap((complex) =>
    complexFits(complex, filter)
      ? complex.buildings.flatMap((building) =>
          buildingFits(building, filter) &&
          operatorFits([...complex.operatorWithRoles, ...building.operatorWithRoles], filter)
            ? building.vacancies.filter((vacancy) => {
                const isActive = vacancy.isEnabled && building.isEnabled && complex.isEnabled;
                return (
                  (filter.isEnabled === null || isActive === filter.isEnabled) &&
                  (!filter.onlyWithVacancies || vacancy.vacancyStatus !== 2) &&
                  vacancyFits(vacancy, filter)
                );
              })
            : [],
        )
      : [],
  );
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).sort();

test('of 200 random filters list, count and map find what the rule says, of complexes and of vacancies [IND-FULL-001, IND-FULL-002, IND-FULL-005, IND-CPX-069, IND-CPX-070, IND-BLD-043, IND-BLD-044, IND-VAC-039, IND-VAC-040, IND-CONT-006, MAP-005]', async () => {
  const { call } = app.broker;
  let [foundComplexes, foundVacancies] = [0, 0];
  // Recomputes the figures, because the test set archive flags directly in the database.
  await call(updateSubAgglomerations);
  all = await Promise.all(all.map(({ id }) => call(getFullComplex, { params: { id } })));
  const [criteria, met] = [new Set<string>(), new Set<string>()];
  for (const filterModel of fc.sample(filters, { numRuns: 200, seed: 9 })) {
    const found = await expectFound(filterModel);
    foundComplexes += found.complexes;
    foundVacancies += found.vacancies;
    for (const group of ['complex', 'building', 'vacancy'] as const) {
      for (const [name, value] of Object.entries(filterModel[group])) {
        criteria.add(`${group}.${name}`);
        const isFew = found.complexes < all.length / 2;
        if (isFew && found.vacancies > 0 && asksAnything({ [name]: value })) met.add(`${group}.${name}`);
      }
    }
  }
  expect(foundComplexes).toBeGreaterThan(100);
  expect(foundVacancies).toBeGreaterThan(100);
  // Every criterion was set in at least one filter that found vacancies, but few complexes.
  expect([...criteria].filter((criterion) => !met.has(criterion))).toEqual([]);
});

/** Compares list, count and map with the rule. @returns the numbers of matches */
async function expectFound(filterModel: FullFilterInput): Promise<{ complexes: number; vacancies: number }> {
  const { call } = app.broker;
  const filter = FullFilter.parse(filterModel);
  const body = { filterModel };
  const [complexes, vacancies] = [expectedComplexes(filter), expectedVacancies(filter)];
  const label = JSON.stringify(filterModel);
  expect(idsOf(await call(model.findComplexes, { query: { take: 1000 }, body })), label).toEqual(idsOf(complexes));
  expect(await call(model.countComplexes, { body }), label).toBe(complexes.length);
  const points = await call(model.mapFilteredComplexes, { body });
  expect(points.map(([id]) => id).sort(), label).toEqual(idsOf(complexes));
  expect((await call(model.mapComplexPlaces, { body })).points.map(([id]) => id).sort(), label).toEqual(
    idsOf(complexes),
  );
  const { cells } = await call(model.mapComplexPlaces, { body: { ...body, window: theWorld } });
  const at = cells.map(([x, y]): [number, number] => [x, y]);
  const inCells = at.length === 0 ? null : { zoom: theWorld.zoom, at };
  expect(cells.reduce((sum, [, , count]) => sum + count, 0)).toBe(complexes.length);
  expect(
    await call(model.findComplexes, { query: { take: 1000 }, body: { ...body, cells: inCells } }),
    label,
  ).toHaveLength(complexes.length);
  expect(idsOf(await call(model.findVacancies, { query: { take: 1000 }, body })), label).toEqual(idsOf(vacancies));
  expect(await call(model.countVacancies, { body }), label).toBe(vacancies.length);
  expect((await call(model.mapVacancies, { body })).map(([id]) => id).sort(), label).toEqual(idsOf(vacancies));
  expect((await call(model.mapVacancyPlaces, { body })).points.map(([id]) => id).sort(), label).toEqual(
    idsOf(vacancies),
  );
  const places = await call(model.mapVacancyPlaces, { body: { ...body, window: theWorld } });
  expect(places.cells.reduce((sum, [, , count]) => sum + count, 0)).toBe(vacancies.length);
  const cellsOfVacancies = places.cells.map(([x, y]): [number, number] => [x, y]);
  const inTheirs = cellsOfVacancies.length === 0 ? null : { zoom: theWorld.zoom, at: cellsOfVacancies };
  expect(
    await call(model.findVacancies, { query: { take: 1000 }, body: { ...body, cells: inTheirs } }),
    label,
  ).toHaveLength(vacancies.length);
  return { complexes: complexes.length, vacancies: vacancies.length };
}

test('the responsible employees, the kinds of zone, the highways and the days of buildings narrow what is found [IND-CPX-069, IND-CPX-070, IND-BLD-044]', async () => {
  const responsibleUser = all.filter(({ isEnabled }) => isEnabled).map((complex) => complex.responsibleUser);
  const [zone, highway] = [zones[0]?.id ?? 0, highways[1]?.id ?? 0];
  const narrowed: FullFilterInput[] = [
    { complex: { responsibleUser: responsibleUser.slice(0, 5) } },
    { complex: { typeIndustrialArea: [zone] } },
    { complex: { highwayIds: [highway] } },
    { building: { commissioningDate: { from: '2015-01-01', to: null } } },
    { building: { commissioningDate: { from: null, to: '2022-05-15' } } },
  ];
  const both = await expectFound({});
  for (const filterModel of narrowed) {
    const found = await expectFound(filterModel);
    for (const kind of ['complexes', 'vacancies'] as const) {
      expect(found[kind], JSON.stringify(filterModel)).toBeGreaterThan(0);
      expect(found[kind], JSON.stringify(filterModel)).toBeLessThan(both[kind]);
    }
  }
});

test('a flat body is the same filter, and roles and types may come as lists [IND-CONT-006]', async () => {
  const { call } = app.broker;
  const count = async (filterModel: object) =>
    (await ask(app, 'POST', '/api/industrial/full-model/count', { body: { filterModel } })).json;
  const everything = await count({});
  const withRoles = await count({ building: { operatorRoles: 6 } });
  expect(withRoles).toBeGreaterThan(0);
  expect(withRoles).toBeLessThan(everything as number);
  expect(await count({ operatorRoles: [2, 4] })).toBe(withRoles);
  expect(await count({ operatorRoles: [2] })).not.toBe(withRoles);
  expect(await count({ operatorRoles: null })).toBe(everything);
  const flat = await ask(app, 'POST', '/api/industrial/full-model/count', {
    body: { filterModel: { vacancyTypes: [1, 4], regionIds: [50], totalArea: { from: 20_000, to: null } } },
  });
  const grouped = await call(model.countComplexes, {
    body: {
      filterModel: {
        complex: { regionIds: [50] },
        building: { totalArea: { from: 20_000, to: null } },
        vacancy: { vacancyTypes: 5 },
      },
    },
  });
  expect(flat.json).toBe(grouped);
});

const columnOf = {
  responsibleUser: 'responsible_user',
  typeIndustrialArea: 'type_industrial_area_id',
  mainAreaTypeCalc: 'main_area_type_calc',
} as const;
test.each([
  ['complex', 'responsibleUser'],
  ['complex', 'typeIndustrialArea'],
  ['vacancy', 'mainAreaTypeCalc'],
] as const)('%s.%s takes the single value of the specification and a list alike (2§3)', async (group, name) => {
  const { rows } = await sql<{ value: string | number; others: boolean }>`
    select ${sql.ref(columnOf[name])} as value, count(*) filter (where true) < sum(count(*)) over () as others
    from ${sql.table(group === 'complex' ? 'industrial.complexes' : 'industrial.vacancies')}
    where ${sql.ref(columnOf[name])} is not null group by 1 order by 1`.execute(app.db);
  const [found] = rows;
  const count = async (value: unknown) =>
    (
      await ask(app, 'POST', '/api/industrial/full-model/count', {
        body: { filterModel: { [group]: { [name]: value } } },
      })
    ).json;
  expect(found?.others, name).toBe(true);
  expect(await count(found?.value)).toBe(await count([found?.value]));
  expect(await count(found?.value)).not.toBe(await count([]));
  expect(await count(null)).toBe(await count([]));
});

test.each([
  'Area',
  'ActualizeDate',
  'Address',
  'Name',
  'Status',
  'ActualizeDateVacancy',
  'TotalBuildingAreaCalc',
  'OwnerIds',
] as const)(
  'complexes by %s: ascending unless asked, active ones first in either direction, pages do not overlap [IND-CPX-071, IND-CPX-072]',
  async (field) => {
    const { call } = app.broker;
    const read = (isAsc: boolean, query: { take?: number; skip?: number } = {}) =>
      call(model.findComplexes, { query, body: { filterModel: { isEnabled: null }, orderModel: { field, isAsc } } });
    const [up, down] = [await read(true), await read(false)];
    expect(up).toHaveLength(all.length);
    const body = { filterModel: { isEnabled: null }, orderModel: { field } };
    expect(await call(model.findComplexes, { body })).toEqual(up);
    for (const rows of [up, down]) {
      const flags = rows.map(({ isEnabled }) => isEnabled);
      expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)));
    }
    const values: Record<typeof field, (one: ComplexRow) => string | number | null> = {
      Area: (one) => one.complexArea,
      ActualizeDate: (one) => one.complexActualizationDate,
      Address: (one) => one.fullAddress,
      Name: (one) => one.name,
      Status: (one) => one.complexConstructionStatus,
      ActualizeDateVacancy: (one) => one.vacanciesActualizeDate,
      TotalBuildingAreaCalc: (one) => one.totalBuildingAreaCalc,
      OwnerIds: (one) => one.owners[0]?.name ?? null,
    };
    const value = values[field];
    const active = (rows: typeof up) => rows.filter(({ isEnabled }) => isEnabled).map(value);
    const given = active(up)
      .filter((one) => one !== null)
      .sort(compare);
    expect(new Set(given).size).toBeGreaterThan(1);
    // Rows without a value come last in both directions.
    const none = active(up).filter((one) => one === null);
    expect(active(up)).toEqual([...given, ...none]);
    expect(active(down)).toEqual([...given.toReversed(), ...none]);
    const pages = [
      await read(true, { take: 7 }),
      await read(true, { take: 7, skip: 7 }),
      await read(true, { skip: 14 }),
    ];
    expect(pages.flat().map(({ id }) => id)).toEqual(up.map(({ id }) => id));
  },
);

const collator = new Intl.Collator('ru');
function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' ? one - Number(other) : collator.compare(one, String(other));
}

test.each([
  'ComplexName',
  'AvailabilityDate',
  'TotalVacancyArea',
  'SalePrice',
  'MinumalRentalArea',
  'HasShelves',
  'AverageBaseRate',
] as const)(
  'vacancies by %s: ascending unless asked, active ones first and missing values last in either direction [IND-VAC-041, IND-VAC-042, IND-VAC-009]',
  async (field) => {
    const read = (orderModel: { field: typeof field; isAsc?: boolean }) =>
      app.broker.call(model.findVacancies, {
        query: { take: 1000 },
        body: { filterModel: { isEnabled: null }, orderModel },
      });
    const values: Record<typeof field, (one: VacancyRow) => string | number | null> = {
      ComplexName: (one) => one.complexName,
      AvailabilityDate: (one) => one.availabilityDate,
      TotalVacancyArea: (one) => one.areaSize,
      SalePrice: (one) => one.salePrice,
      MinumalRentalArea: (one) => one.minimalRentalBlockArea,
      HasShelves: (one) => (one.hasShelves === null ? null : Number(one.hasShelves)),
      AverageBaseRate: (one) => one.averageNetRentalRate,
    };
    const value = values[field];
    expect(await read({ field })).toEqual(await read({ field, isAsc: true }));
    for (const isAsc of [true, false]) {
      const rows = await read({ field, isAsc });
      const flags = rows.map(({ isActive }) => isActive);
      expect(new Set(flags).size).toBe(2);
      expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)));
      const found = rows.filter(({ isActive }) => isActive).map(value);
      const given = found.filter((one) => one !== null);
      expect(given.length).toBeGreaterThan(5);
      expect(found.slice(given.length).every((one) => one === null)).toBe(true);
      expect(given).toEqual([...given].sort((a, b) => (isAsc ? compare(a, b) : compare(b, a))));
    }
  },
);

test('limits of filters: areas 999 999, floors 999, vacancies 999 999 999; more is refused at its field [VAL-036]', async () => {
  const count = (filterModel: object) =>
    ask(app, 'POST', '/api/industrial/full-model/count', { body: { filterModel } });
  for (const [group, name, most] of [
    ['complex', 'complexArea', 999_999],
    ['building', 'totalArea', 999_999],
    ['building', 'floorNumbers', 999],
    ['vacancy', 'salePrice', 999_999_999],
    ['vacancy', 'wholeVacancyArea', 999_999_999],
    ['vacancy', 'minimalRentalBlockArea', 999_999_999],
    ['vacancy', 'minimalSaleBlockArea', 999_999_999],
    ['vacancy', 'averageNetRentalRate', 999_999_999],
  ] as const) {
    expect((await count({ [group]: { [name]: { from: most, to: most } } })).status, name).toBe(200);
    for (const end of ['from', 'to']) {
      const answer = await count({ [group]: { [name]: { from: null, to: null, [end]: most + 1 } } });
      expect(Object.keys(refusalIn(answer).fields ?? {})).toEqual([`filterModel.${group}.${name}.${end}`]);
    }
  }
  for (const [filterModel, field] of [
    [{ vacancy: { vacancyTypes: 8 } }, 'filterModel.vacancy.vacancyTypes'],
    [{ building: { operatorRoles: 32 } }, 'filterModel.building.operatorRoles'],
  ] as const) {
    expect(Object.keys(refusalIn(await count(filterModel)).fields ?? {})).toEqual([field]);
  }
});
