import { fitsFilter } from '@gektar/contract/land/properties/fits-filter.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { chooseProperties } from '@gektar/contract/land/properties/property-bulk.ts';
import {
  countProperties,
  findProperties,
  getProperty,
  listProperties,
  mapProperties,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { PropertyFilter, type PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import { forEachFlag, propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { propertyListSorts } from '@gektar/contract/land/properties/property-sorts.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import { listOkveds } from '@gektar/contract/places/okved-endpoints.ts';
import { daysBetween, today } from '@gektar/format/date.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenOkved, givenProperty } from '#testing/given.ts';
import { sorted } from '#testing/sorted-rows.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const ROWS = 120;

let app: TestApp;
let rows: Property[];
let employees: string[];
let parents: Map<number, number | null>;
let okveds: { id: number; code: string }[];

/** Few values of each kind, so that rows share values and often equal the limits of filters. */
const days = ['2026-02-28', '2026-03-01', '2026-03-02'] as const;
const times = ['00:00:00', '00:00:01', '12:00:00', '23:59:59'] as const;
const amounts = [0, 0.01, 10, 99.99, 100, 100.01] as const;
const texts = ['50:20:', '77', 'A%b', 'c_d', 'e\\f', 'Ёлки', 'елки', '%', '_', '\\', ':'] as const;

/** Days since then, so that the time of day decides. */
const overdueDays = days.map((day) => Math.max(1, daysBetween(day, today())));

const day = fc.constantFrom(...days);
const moment = fc.tuple(day, fc.constantFrom(...times)).map(([date, time]) => `${date}T${time}`);
const amount = fc.constantFrom(...amounts);
const maybeAmount = fc.option(amount);
const choice = fc.integer({ min: 1, max: 3 });
const choices = fc.uniqueArray(choice, { maxLength: 3 });
const utility = fc.option(
  fc
    .record({ type: fc.constantFrom<1 | 2>(1, 2), value: maybeAmount, from: maybeAmount, to: maybeAmount })
    .filter(({ from, to }) => from === null || to === null || from <= to),
);
const range = <T extends number | string>(end: fc.Arbitrary<T>) =>
  fc.option(
    fc
      .record({ from: fc.option(end), to: fc.option(end) })
      .filter(({ from, to }) => from === null || to === null || from <= to),
  );

/** Chosen by position among the codes in the database. */
const okvedPlaces = fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 3 });
const okvedCodes = ['A', '01', '01.1', '01.11', '01.2', '02', 'B', '05'];

const row = fc.record({
  numbers: fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 3 }),
  address: fc.option(fc.constantFrom(...texts)),
  regionId: fc.constantFrom(50, 77, 40),
  landHighway: fc.option(choice.map((id) => ({ id }))),
  propertyType: choice.map((id) => ({ id })),
  category: choice.map((id) => ({ id })),
  ownershipType: choice.map((id) => ({ id })),
  bestUses: choices.map((ids) => ids.map((id) => ({ id }))),
  permittedUseTypes: choices.map((ids) => ids.map((id) => ({ id }))),
  okvedPlaces,
  employee: fc.integer({ min: 0, max: 2 }),
  price: maybeAmount,
  area: amount.filter((value) => value > 0),
  buildingArea: maybeAmount,
  kmFromCity: amount,
  lastConversationDate: moment,
  utilities: fc.record(Object.fromEntries(utilityKeys.map((key) => [key, utility]))),
  flags: fc.record(forEachFlag(() => fc.boolean())),
  kept: fc.record({ isEnabled: fc.boolean(), created: moment, actualized: fc.option(moment) }),
});

const tri = fc.option(fc.boolean());
const utilityFilter = fc.option(
  fc.record({ isPresent: tri, type: fc.option(fc.constantFrom<1 | 2>(1, 2)), atLeast: maybeAmount }),
);

/** One criterion: its name and a value, with positions in place of the ids of employees and codes. */
const criterion: fc.Arbitrary<[string, unknown]> = fc.oneof(
  ...['cadastralNumber', 'searchText'].map((name) =>
    pair(name, fc.constantFrom(...texts, 'f', 'ЁЛ', '0:2', ' 77 ', 'нет')),
  ),
  ...['landHighwayIds', 'propertyTypeIds', 'categoryIds', 'ownershipTypeIds', 'bestUseIds', 'permittedUseTypeIds'].map(
    (name) => pair(name, choices),
  ),
  pair('regionIds', fc.subarray([50, 77, 40, 99])),
  pair('okvedPlaces', okvedPlaces),
  pair('employeePlaces', fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 2 })),
  pair('rowPlaces', fc.uniqueArray(fc.integer({ min: 0, max: ROWS - 1 }), { maxLength: 20 })),
  ...['price', 'pricePerHa', 'area', 'buildingArea', 'kmFromCity'].map((name) => pair(name, range(amount))),
  ...['lastConversationDate', 'dateTimeCreated', 'actualizationDateTime'].map((name) => pair(name, range(day))),
  pair('overdueDays', fc.constantFrom(...overdueDays)),
  ...utilityKeys.map((key) => pair(key, utilityFilter)),
  ...['isEnabled', ...propertyFlags].map((name) => pair(name, tri)),
);
const filters = fc
  .uniqueArray(criterion, { selector: ([name]) => name, maxLength: 3 })
  .map((criteria) => Object.fromEntries(criteria) as Readonly<Record<string, unknown>>);

function pair(name: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<[string, unknown]> {
  return value.map((one): [string, unknown] => [name, one]);
}

beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  const { db, broker } = app;
  await givenOkved(db, '01.1', 'x', '01');
  await givenOkved(db, '01.11', 'x', '01.1');
  await givenOkved(db, '01.2', 'x', '01');
  const all = await broker.call(listOkveds);
  parents = new Map(all.map(({ id, parentId }) => [id, parentId]));
  okveds = okvedCodes.map((code) => all.find((one) => one.code === code) ?? { id: 0, code });
  employees = [broker.id, (await app.anotherBroker()).id, (await app.anotherBroker()).id];
  const ids: string[] = [];
  for (const [place, sample] of fc.sample(row, { numRuns: ROWS, seed: 20_261_120 }).entries()) {
    ids.push(await insert(sample, place));
  }
  rows = await Promise.all(ids.map((id) => broker.call(getProperty, { params: { id } })));
});
afterAll(() => app.close());

async function insert(sample: typeof row extends fc.Arbitrary<infer T> ? T : never, place: number): Promise<string> {
  const { numbers, regionId, okvedPlaces: places, employee, utilities, flags, kept, ...fields } = sample;
  const { id } = await givenProperty(app.db, {
    ...fields,
    ...utilities,
    ...flags,
    cadastralNumbers: numbers.map((text, index) => `${text}${place}/${index}`),
    region: { id: regionId },
    okveds: places.map((at) => ({ id: okveds[at]?.id ?? 0 })),
    responsibleEmployeeId: employees[employee] ?? '',
  });
  await app.db
    .updateTable('land.properties')
    .set({
      is_enabled: kept.isEnabled,
      date_time_created: sql`${kept.created}::timestamp at time zone 'Europe/Moscow'`,
      actualization_date_time: sql`${kept.actualized}::timestamp at time zone 'Europe/Moscow'`,
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Replaces positions by the ids in the database. */
function toFilter({ okvedPlaces: codes, employeePlaces, rowPlaces, ...rest }: Readonly<Record<string, unknown>>) {
  const at = (places: unknown, from: readonly string[]) => ((places ?? []) as number[]).map((place) => from[place]);
  return {
    ...rest,
    okvedIds: ((codes ?? []) as number[]).map((place) => okveds[place]?.id ?? 0),
    responsibleEmployeeIds: at(employeePlaces, employees),
    ...(rowPlaces !== undefined && {
      ids: at(
        rowPlaces,
        rows.map(({ id }) => id),
      ),
    }),
  } as PropertyFilterInput;
}

function expected(filter: PropertyFilterInput): Property[] {
  const parsed = PropertyFilter.parse(filter);
  return rows.filter((one) => fitsFilter(one, parsed, parents));
}

/** Compares list, count, map and bulk choice of one filter with the reference. */
async function check(filter: PropertyFilterInput): Promise<Property[]> {
  const { call } = app.broker;
  const wanted = expected(filter);
  const [list, count, points, chosen] = await Promise.all([
    call(findProperties, { body: filter }),
    call(countProperties, { body: filter }),
    call(mapProperties, { body: filter }),
    call(chooseProperties, { body: filter }),
  ]);
  const ids = wanted.map(({ id }) => id).sort();
  expect(list.map(({ id }) => id).sort()).toEqual(ids);
  expect(count).toBe(ids.length);
  expect(points.map(([id]) => id).sort()).toEqual(ids);
  expect(chosen.map(([id]) => id).sort()).toEqual(ids);
  return wanted;
}

test('list, count and map answer any filter alike, and as it is meant [LAND-PROP-082, LAND-PROP-083, LAND-PROP-084]', async () => {
  let met = 0;
  await fc.assert(
    fc.asyncProperty(filters, async (criteria) => {
      const wanted = await check(toFilter(criteria));
      if (wanted.length > 0 && wanted.length < ROWS) met += 1;
    }),
    { numRuns: 200 },
  );
  // Many filters matched some but not all rows.
  expect(met).toBeGreaterThan(60);
});

test('an empty filter, and one of nothing but empty criteria, restrict nothing', async () => {
  expect(await check({})).toHaveLength(ROWS);
  expect(await check(PropertyFilter.parse({}))).toHaveLength(ROWS);
  expect(
    await check({ searchText: '  ', cadastralNumber: '', price: {}, dateTimeCreated: {}, gasSupply: {} }),
  ).toHaveLength(ROWS);
});

test('an empty list of objects is met by none of them, no list by all', async () => {
  expect(await check({ ids: [] })).toEqual([]);
  expect(await check({ ids: rows.slice(3, 5).map(({ id }) => id) })).toHaveLength(2);
  expect(await check({ ids: null })).toHaveLength(ROWS);
});

test.each(propertyFlags)('%s: yes, no or any [LAND-PROP-010]', async (flag) => {
  const [yes, no, any] = [await check({ [flag]: true }), await check({ [flag]: false }), await check({ [flag]: null })];
  expect(yes.length).toBeGreaterThan(0);
  expect(no.length).toBeGreaterThan(0);
  expect(yes.length + no.length).toBe(any.length);
});

test('active, archived, or both [LAND-PROP-009]', async () => {
  const [active, archived] = [await check({ isEnabled: true }), await check({ isEnabled: false })];
  expect(active.length + archived.length).toBe(ROWS);
  expect(Math.min(active.length, archived.length)).toBeGreaterThan(0);
});

test.each(['price', 'pricePerHa', 'area', 'buildingArea', 'kmFromCity'] as const)(
  '%s: both ends of a range are in it',
  async (field) => {
    for (const value of amounts) {
      const exact = await check({ [field]: { from: value, to: value } });
      expect(exact.every((one) => one[field] === value)).toBe(true);
      await check({ [field]: { from: value } });
      await check({ [field]: { to: value } });
    }
  },
);

test.each(['lastConversationDate', 'dateTimeCreated', 'actualizationDateTime'] as const)(
  '%s: a day runs in Moscow from midnight to its last second',
  async (field) => {
    for (const date of days) {
      const found = await check({ [field]: { from: date, to: date } });
      expect(new Set(found.map((one) => one[field]))).toEqual(new Set(times.map((time) => `${date}T${time}`)));
      await check({ [field]: { from: date } });
      await check({ [field]: { to: date } });
    }
  },
);

test.each(utilityKeys)('%s: there or not, of which kind, with how much', async (key) => {
  for (const isPresent of [true, false]) await check({ [key]: { isPresent } });
  for (const type of [1, 2]) await check({ [key]: { type } });
  for (const atLeast of amounts) await check({ [key]: { atLeast } });
  expect(await check({ [key]: { isPresent: false, type: 1 } })).toEqual([]);
});

test('a code of ОКВЭД finds what stands below it, however deep', async () => {
  const idOf = (code: string) => okveds.find((one) => one.code === code)?.id ?? 0;
  const found = await check({ okvedIds: [idOf('A')] });
  expect(found.some((one) => one.okveds.every(({ code }) => code === '01.11'))).toBe(true);
  const narrow = await check({ okvedIds: [idOf('01.1')] });
  expect(narrow.every((one) => one.okveds.some(({ code }) => code.startsWith('01.1')))).toBe(true);
  expect(narrow.length).toBeLessThan(found.length);
});

test.each(texts)('%j is looked for as it stands, in any case', async (text) => {
  expect((await check({ cadastralNumber: text })).length).toBeGreaterThan(0);
  expect((await check({ searchText: text.toUpperCase() })).length).toBeGreaterThan(0);
});

test.each(
  propertyListSorts.flatMap((sort) => (['asc', 'desc'] as const).map((direction) => [sort, direction] as const)),
)(
  'by %s %s pages follow one another without gap or double, and what is missing comes last (D-21)',
  async (sort, direction) => {
    const wanted = sorted(rows, sort, direction).map(({ id }) => id);
    const found: string[] = [];
    for (let skip = 0; skip < ROWS; skip += 30) {
      const page = await app.broker.call(findProperties, { query: { take: 30, skip, sort, direction }, body: {} });
      found.push(...page.map(({ id }) => id));
    }
    expect(found).toEqual(wanted);
    const plain = await app.broker.call(listProperties, { query: { sort, direction } });
    expect(plain.map(({ id }) => id)).toEqual(wanted);
  },
);

test('without a word about order the oldest come first [LAND-PROP-086]', async () => {
  const wanted = sorted(rows, 'DateTimeCreated', 'asc').map(({ id }) => id);
  expect((await app.broker.call(findProperties, { body: {} })).map(({ id }) => id)).toEqual(wanted);
  expect((await app.broker.call(listProperties)).map(({ id }) => id)).toEqual(wanted);
});

test('any filter, order and page together', async () => {
  const order = fc.record({
    sort: fc.constantFrom(...propertyListSorts),
    direction: fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
    take: fc.integer({ min: 1, max: 100 }),
    skip: fc.integer({ min: 0, max: 250 }),
  });
  await fc.assert(
    fc.asyncProperty(filters, order, async (criteria, { sort, direction, take, skip }) => {
      const filter = toFilter(criteria);
      const page = await app.broker.call(findProperties, { query: { sort, direction, take, skip }, body: filter });
      const wanted = sorted(expected(filter), sort, direction).slice(skip, skip + take);
      expect(page.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    }),
    { numRuns: 100 },
  );
});

test('a row of a list says of an object what the object itself says', async () => {
  const listed = new Map((await app.broker.call(listProperties)).map((one) => [one.id, one]));
  for (const one of rows) expect(one).toMatchObject(listed.get(one.id) ?? {});
});

test('a point has five decimals, and the type of its object or 0 for an archived one', async () => {
  const points = await app.broker.call(mapProperties, { body: {} });
  const byId = new Map(rows.map((one) => [one.id, one]));
  for (const [id, latitude, longitude, kind] of points) {
    const one = byId.get(id);
    expect(kind).toBe(one?.isEnabled ? one.propertyType.id : 0);
    for (const [shown, exact = Number.NaN] of [
      [latitude, one?.latitude],
      [longitude, one?.longitude],
    ] as const) {
      expect(shown).toBe(Number(shown.toFixed(5)));
      expect(Math.abs(shown - exact)).toBeLessThan(0.0000051);
    }
  }
});
