import { areaOf, averageRate, mainKind, rateOf, totalArea } from '@gektar/contract/industrial/areas/area-figures.ts';
import { areaTypeIds, mainKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import * as buildings from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import * as deals from '@gektar/contract/industrial/deals/deal-endpoints.ts';
import * as people from '@gektar/contract/industrial/people/people-endpoints.ts';
import type { VacancyFieldsInput } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildingFields, givenBuilding, givenComplex, givenVacancy, vacancyFields } from '#testing/given-complex.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { renewAllFigures } from './complex-figures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Two decimals, like the columns, so that sums equal those of the database. */
const area = fc.integer({ min: 100, max: 5_000_000 }).map((value) => value / 100);
const rate = fc.option(
  fc.integer({ min: 0, max: 2_000_000 }).map((value) => value / 100),
  { nil: null },
);
const kind = fc.option(fc.record({ areaValue: area, leasePricePerSqm: rate }), { nil: null });
const areas = fc
  .record({
    dry: kind,
    temperature: kind,
    freezer: kind,
    unheated: kind,
    total: fc.boolean(),
    warehouseRate: rate,
    production: kind,
    lightIndustrial: kind,
    dataCenter: kind,
    office: kind,
    mezzanine: kind,
  })
  .map(
    ({
      dry,
      temperature,
      freezer,
      unheated,
      total,
      warehouseRate,
      ...others
    }): VacancyFieldsInput['areaSetWithPrice'] => {
      const parts = [dry, temperature, freezer, unheated];
      const sum = parts.reduce((all, part) => all + Math.round((part?.areaValue ?? 0) * 100), 0) / 100;
      const areaValue = total ? sum + 1_000 : null;
      return {
        warehouse: { areaValue, leasePricePerSqm: warehouseRate, dry, temperature, freezer, unheated },
        ...others,
      };
    },
  );

test('what the database computes of a vacancy is what the form shows [IND-VAC-033, IND-VAC-035]', async () => {
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  for (const areaSetWithPrice of fc.sample(areas, { numRuns: 60, seed: 7 })) {
    const made = await givenVacancy(app.db, building.id, { areaSetWithPrice });
    const set: AreaSetWithPrice = made.areaSetWithPrice;
    const main = mainKind(set);
    expect(made.areaSize ?? 0).toBeCloseTo(totalArea(set) ?? 0, 2);
    expect(made.mainAreaTypeCalc).toBe(main === null ? null : areaTypeIds[main]);
    const average = averageRate(set);
    if (average === null) expect(made.averageNetRentalRate).toBeNull();
    // The last kopeck may differ by rounding.
    else expect(Math.abs((made.averageNetRentalRate ?? 0) - average)).toBeLessThanOrEqual(0.011);
  }
});

type Step = (complex: FullComplex, pick: number) => Promise<unknown>;

/** Writing calls on a complex or its parts; `pick` chooses the part. A call without a suitable part does nothing. */
function steps(complexId: string): readonly Step[] {
  const { call } = app.broker;
  const one = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % Math.max(1, items.length)];
  const anyVacancy = (complex: FullComplex, pick: number) =>
    one(
      complex.buildings.flatMap((building) => building.vacancies),
      pick,
    );
  return [
    async ({ isEnabled }, pick) => {
      const body = { ...(await buildingFields(app.db, { name: `Корпус ${pick}`, totalArea: 1_000_000 })), complexId };
      if (isEnabled) await call(buildings.createBuilding, { body });
    },
    async (complex, pick) => {
      const building = one(
        complex.buildings.filter(({ isEnabled }) => isEnabled && complex.isEnabled),
        pick,
      );
      const [areaSetWithPrice] = fc.sample(areas, { numRuns: 1, seed: pick });
      const salePrice = pick % 3 === 0 ? pick * 1_000 : null;
      const body = {
        ...vacancyFields({ areaSetWithPrice, salePrice, vacancyTypes: 3 }),
        buildingId: building?.id ?? '',
      };
      if (building) await call(vacancies.createVacancy, { body });
    },
    async (complex, pick) => {
      const vacancy = anyVacancy(complex, pick);
      if (!vacancy) return;
      const [areaSetWithPrice] = fc.sample(areas, { numRuns: 1, seed: pick });
      const vacancyStatus = vacancy.vacancyStatus === 2 ? 2 : ([1, 3, 4, 5][pick % 4] ?? 1);
      await call(vacancies.updateVacancy, { body: { ...vacancy, vacancyStatus, areaSetWithPrice } });
    },
    async (complex, pick) => {
      const vacancy = anyVacancy(complex, pick);
      if (vacancy && !(complex.isEnabled === false && !vacancy.isEnabled))
        await call(vacancies.archiveVacancy, { params: { id: vacancy.id } });
    },
    async (complex, pick) => {
      const vacancy = anyVacancy(complex, pick);
      if (!vacancy?.isEnabled || vacancy.vacancyStatus === 2 || !complex.isEnabled) return;
      const body = { vacancyType: 1, closeDate: '2026-11-21T00:00:00' };
      await call(vacancies.closeVacancy, { params: { id: vacancy.id }, body });
    },
    async (complex, pick) => {
      const deal = one(
        complex.buildings.flatMap((building) => building.deals),
        pick,
      );
      if (deal) await call(deals.deleteDeal, { params: { id: deal.id } });
    },
    async (complex, pick) => {
      const building = one(complex.buildings, pick);
      if (building && !(complex.isEnabled === false && !building.isEnabled))
        await call(buildings.archiveBuilding, { params: { id: building.id } });
    },
    async (complex, pick) => {
      const building = one(complex.buildings, pick);
      if (!building) return;
      const body = { ...building, buildingClass: (pick % 7) + 1, totalArea: 500_000 + pick };
      await call(buildings.updateBuilding, { body });
    },
    async (complex, pick) => {
      const vacancy = anyVacancy(complex, pick);
      if (vacancy && pick % 3 === 0) await call(vacancies.deleteVacancy, { params: { id: vacancy.id } });
    },
    async (complex, pick) => {
      const building = one(complex.buildings, pick);
      if (building && pick % 5 === 0) await call(buildings.deleteBuilding, { params: { id: building.id } });
    },
    async () => call(complexes.archiveComplex, { params: { id: complexId } }),
    async (complex, pick) => {
      const body = {
        operatorId: `c${pick % 4}`,
        roles: (pick % 31) + 1,
        appointmentDate: `20${10 + (pick % 10)}-01-01T00:00:00`,
      };
      const building = one(complex.buildings, pick);
      const owner = building && pick % 2 === 0 ? { buildingId: building.id } : { complexId };
      await call(people.createOperator, { body: { ...body, ...owner } });
    },
    async (complex, pick) => {
      const link = one(
        [...complex.operatorWithRoles, ...complex.buildings.flatMap((one) => one.operatorWithRoles)],
        pick,
      );
      if (link) await call(people.deleteOperator, { params: { id: link.id } });
    },
    async (complex, pick) =>
      call(complexes.updateComplex, { body: { ...complex, regionId: pick % 2 === 0 ? 50 : 77, cityId: null } }),
  ];
}

/** Open vacancies: active, not closed, in an active building (H-09). */
function openOnes({ buildings: all }: FullComplex) {
  return all.flatMap(({ isEnabled, vacancies: inside }) =>
    isEnabled ? inside.filter((vacancy) => vacancy.isEnabled && vacancy.vacancyStatus !== 2) : [],
  );
}

function expectTrueFigures(complex: FullComplex): void {
  const active = complex.buildings.filter(({ isEnabled }) => isEnabled);
  const open = openOnes(complex);
  expect(complex.buildingCount).toBe(active.length);
  expect(complex.vacancyCount).toBe(open.length);
  expect(complex.totalBuildingAreaCalc).toBeCloseTo(
    active.reduce((sum, { totalArea: one }) => sum + one, 0),
    2,
  );
  expect(complex.buildingClasses).toEqual(
    [...new Set(active.map(({ buildingClass }) => buildingClass))].sort((a, b) => a - b),
  );
  expect(complex.freeArea).toBeCloseTo(
    open.reduce((sum, { areaSize }) => sum + (areaSize ?? 0), 0),
    2,
  );
  for (const main of mainKinds) {
    const free = open.reduce((sum, { areaSetWithPrice }) => sum + (areaOf(areaSetWithPrice, main) ?? 0), 0);
    expect(complex.freeAreas[main]).toBeCloseTo(free, 2);
  }
  const rated = open.flatMap(({ areaSetWithPrice: set }) =>
    mainKinds.flatMap((main) => {
      const [size, price] = [areaOf(set, main), rateOf(set, main)];
      return size === null || price === null ? [] : [[size, price] as const];
    }),
  );
  const whole = rated.reduce((sum, [size]) => sum + size, 0);
  if (rated.length === 0) expect(complex.averageRentalRate).toBeNull();
  else
    expect(complex.averageRentalRate).toBeCloseTo(
      rated.reduce((sum, [size, price]) => sum + size * price, 0) / whole,
      1,
    );
  const sold = open.filter(({ salePrice, areaSize }) => salePrice !== null && areaSize !== null);
  const soldArea = sold.reduce((sum, { areaSize }) => sum + (areaSize ?? 0), 0);
  if (soldArea === 0) expect(complex.averageSaleRate).toBeNull();
  else
    expect(complex.averageSaleRate).toBeCloseTo(
      sold.reduce((sum, { salePrice }) => sum + (salePrice ?? 0), 0) / soldArea,
      1,
    );
  const owners = [...complex.operatorWithRoles, ...complex.buildings.flatMap((one) => one.operatorWithRoles)]
    .filter(({ roles }) => (roles & 2) !== 0)
    .sort((a, b) => a.appointmentDate.localeCompare(b.appointmentDate) || a.operatorId.localeCompare(b.operatorId));
  expect(complex.owners.map(({ id }) => id)).toEqual([...new Set(owners.map(({ operatorId }) => operatorId))]);
}

test.each([1, 2, 3])(
  'figures of a complex are true after each of 60 random writes to it, seed %i [IND-CPX-067, IND-CPX-076, IND-CPX-077, IND-VAC-043, IND-VAC-044]',
  async (seed) => {
    const { id } = await givenComplex(app.db);
    const all = steps(id);
    const walk = fc.sample(fc.tuple(fc.nat(all.length - 1), fc.nat(10_000)), { numRuns: 60, seed });
    for (const [step, pick] of [[0, 1], [1, 1], ...walk] as [number, number][]) {
      const complex = await app.broker.call(complexes.getFullComplex, { params: { id } });
      await all[step]?.(complex, pick);
      expectTrueFigures(await app.broker.call(complexes.getFullComplex, { params: { id } }));
    }
    expect(await renewAllFigures(app.db)).toBe(0);
  },
);

/** Statements that change several parts at once; `pick` determines the new values. */
const statements: readonly ((pick: number) => string)[] = [
  (pick) => `update industrial.vacancies set opex_per_sqm = ${pick}`,
  (pick) => `update industrial.vacancies set dry_area = ${pick}, dry_price = ${pick} + 0.5`,
  (pick) => `update industrial.vacancies set warehouse_price = nullif(${pick} % 3, 0) * 1000`,
  (pick) => `update industrial.vacancies set office_area = null, mezzanine_price = ${pick}, mezzanine_area = 30`,
  (pick) => `update industrial.vacancies set sale_price = ${pick} * 10000, production_area = ${pick}`,
  (pick) => `update industrial.vacancies set vacancy_status = 1 + ${pick} % 5`,
  () => 'update industrial.vacancies set is_enabled = not is_enabled',
  // Moves values to other rows: the set of values stays nearly the same.
  () => `update industrial.vacancies v set (dry_area, dry_price) = (
    select o.dry_area, o.dry_price from industrial.vacancies o where o.id > v.id order by o.id limit 1)`,
  (pick) => `update industrial.buildings set total_area = ${pick} + 1000, building_class = 1 + ${pick} % 7`,
  () => 'update industrial.buildings set is_enabled = not is_enabled',
  (pick) => `update industrial.buildings set floors_number = 1 + ${pick} % 3`,
  (pick) => `update industrial.operators_with_roles set roles = 1 + ${pick} % 31`,
  (pick) => `update industrial.operators_with_roles set appointment_date = date '2020-01-01' + ${pick}`,
];

test.each([4, 5])(
  'figures of all complexes equal a recount after each of 100 random statements over several parts, seed %i',
  async (seed) => {
    for (let index = 0; index < 3; index += 1) {
      const complex = await givenComplex(app.db);
      const building = await givenBuilding(app.db, complex.id);
      const other = await givenBuilding(app.db, complex.id);
      for (const areaSetWithPrice of fc.sample(areas, { numRuns: 6, seed: seed * 10 + index }))
        await givenVacancy(app.db, [building.id, other.id][index % 2] ?? '', { areaSetWithPrice });
      for (const owner of [{ complexId: complex.id }, { buildingId: other.id }]) {
        const body = { operatorId: `c${index}`, roles: 2, appointmentDate: '2020-01-01T00:00:00', ...owner };
        await app.broker.call(people.createOperator, { body });
      }
    }
    const figures = async () =>
      (await sql`select * from industrial.complex_figures order by complex_id`.execute(app.db)).rows;
    const walk = fc.sample(fc.tuple(fc.nat(statements.length - 1), fc.nat(5_000), fc.nat(6)), { numRuns: 100, seed });
    const seen = new Set<string>();
    for (const [step, pick, part] of walk) {
      const statement = statements[step]?.(pick) ?? '';
      const [, table] = /^update (\S+)/.exec(statement) ?? [];
      // Ids ascend in order of creation, so every run changes the same rows.
      const ranked = `select id, row_number() over (order by id desc) as rank from ${table}`;
      await sql
        .raw(`${statement} where id in (select id from (${ranked}) rows where rank % 7 <= ${part})`)
        .execute(app.db);
      seen.add(JSON.stringify(await figures()));
      expect(await renewAllFigures(app.db)).toBe(0);
    }
    expect(seen.size).toBeGreaterThan(20);
  },
);

test('an update of a part renews figures exactly when it changes a column that they read', async () => {
  const { rows } = await sql<{ name: string; source: string }>`
    select proname as name, prosrc as source from pg_proc where proname ~ '^renew_figures'`.execute(app.db);
  const sourceOf = (name: string) => rows.find((row) => row.name === name)?.source ?? '';
  const counted = sourceOf('renew_figures');
  for (const [table, alias] of [
    ['buildings', 'b'],
    ['vacancies', 'v'],
    ['operators_with_roles', 'l'],
  ] as const) {
    const read = new Set([...counted.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, column]) => column));
    const [, compared = ''] = /select ([^()]*?) from changed/.exec(sourceOf(`renew_figures_of_changed_${table}`)) ?? [];
    expect(new Set(compared.split(',').map((column) => column.trim()))).toEqual(read);
  }
});
