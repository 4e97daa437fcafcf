import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest, RequestFieldsInput } from '@gektar/contract/land/requests/request.ts';
import {
  countRequests,
  findRequests,
  getRequest,
  listRequests,
  mapRequests,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { RequestFilter, type RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import type { Range } from '@gektar/contract/measure/range.ts';
import { listOkveds } from '@gektar/contract/places/okved-endpoints.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenOkved } from '#testing/given.ts';
import { givenRequest } from '#testing/given-request.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const ROWS = 150;

let app: TestApp;
let rows: LandRequest[];
let employees: string[];
/** Ids by code, including the descendants of each code. */
let okvedIds: Map<string, number>;
let below: Map<number, number[]>;

/** Few values of each kind, so that rows share values and often equal the limits of filters. */
const days = ['2026-02-28', '2026-03-01', '2026-03-02'] as const;
const amounts = [0.01, 10, 99.99, 100, 100.01] as const;
const words = ['Склад', 'A%b', 'c_d', 'e\\f', 'Ёлки', 'елки', '%', '_', '\\'] as const;
const companies = { 'crm-1': 'ООО «Берёзка»', 'crm-2': 'Склад_центр' } as const;
const codes = ['A', '01', '01.1', '02', 'B'];

const day = fc.constantFrom(...days);
const moment = fc
  .tuple(day, fc.constantFrom('00:00:00', '12:00:00', '23:59:59'))
  .map(([date, time]) => `${date}T${time}`);
const amount = fc.constantFrom(...amounts);
const inOrder = <T extends number | string>({ from, to }: Range<T>) => from === null || to === null || from <= to;
const ends = <T extends number | string>(end: fc.Arbitrary<T>) =>
  fc.option(fc.record({ from: fc.option(end), to: fc.option(end) }).filter(inOrder));
const choice = fc.integer({ min: 1, max: 3 });
const choices = fc.uniqueArray(choice, { maxLength: 3 });
const regionIds = fc.subarray([50, 77, 40]);
const asked = (ids: readonly number[]) => ids.map((id) => ({ id }));

const row = fc.record({
  fields: fc.record({
    name: fc.constantFrom(...words),
    comment: fc.option(fc.constantFrom(...words)),
    companyId: fc.option(fc.constantFrom('crm-1', 'crm-2', 'crm-3')),
    requestDate: moment,
    regions: regionIds.map(asked),
    landHighways: choices.map(asked),
    propertyTypes: choices.filter(({ length }) => length > 0).map(asked),
    bestUses: choices.map(asked),
    requestType: choices.map(asked),
    distanceFromNearestCity: fc.option(amount),
    area: ends(amount),
    buildingArea: ends(amount),
    budget: ends(amount),
    isActual: fc.boolean(),
  }),
  flags: fc.record(Object.fromEntries(requestFlags.map((flag) => [flag, fc.boolean()]))),
  codes: fc.subarray(codes, { maxLength: 2 }),
  employee: fc.option(fc.integer({ min: 0, max: 1 })),
  kept: fc.record({ isEnabled: fc.boolean(), created: moment, actualized: fc.option(moment) }),
});

const tri = fc.option(fc.boolean());
/** One criterion: its name and a value, with positions in place of the ids of employees, rows and codes. */
const criterion: fc.Arbitrary<[string, unknown]> = fc.oneof(
  pair('searchText', fc.constantFrom(...words, 'БЕРЕЗ', 'склад', ' ёлк ', 'нет')),
  pair('companyId', fc.constantFrom('crm-1', 'crm-3', 'crm-9')),
  pair('regionIds', regionIds),
  ...['landHighwayIds', 'propertyTypeIds', 'bestUseIds', 'requestTypeIds'].map((name) => pair(name, choices)),
  pair('codes', fc.subarray(codes, { maxLength: 2 })),
  pair('employees', fc.uniqueArray(fc.integer({ min: 0, max: 1 }))),
  ...['distanceFromNearestCity', 'area', 'buildingArea', 'budget'].map((name) => pair(name, ends(amount))),
  ...['requestDate', 'dateTimeCreated', 'actualizeRequestDate'].map((name) => pair(name, ends(day))),
  ...['isEnabled', 'isActual', ...requestFlags].map((name) => pair(name, tri)),
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
  for (const [id, name] of Object.entries(companies)) {
    await db.insertInto('shared.companies').values({ id, name, websites: '[]' }).execute();
  }
  await givenOkved(db, '01.1', 'x', '01');
  const classifier = await broker.call(listOkveds);
  okvedIds = new Map(classifier.map(({ id, code }) => [code, id]));
  const downFrom = (id: number): number[] => [
    id,
    ...classifier.filter(({ parentId }) => parentId === id).flatMap((one) => downFrom(one.id)),
  ];
  below = new Map(classifier.map(({ id }) => [id, downFrom(id)]));
  employees = [broker.id, (await app.anotherBroker()).id];
  const ids: string[] = [];
  for (const sample of fc.sample(row, { numRuns: ROWS, seed: 20_261_123 })) ids.push(await insert(sample));
  rows = await Promise.all(ids.map((id) => broker.call(getRequest, { params: { id } })));
});
afterAll(() => app.close());

async function insert(sample: typeof row extends fc.Arbitrary<infer T> ? T : never): Promise<string> {
  const about: Partial<RequestFieldsInput> = {
    ...sample.fields,
    ...sample.flags,
    okveds: idsAt(sample.codes).map((id) => ({ id })),
    responsibleEmployeeId: sample.employee === null ? null : (employees[sample.employee] ?? null),
  };
  const { id } = await givenRequest(app.db, about);
  await app.db
    .updateTable('land.requests')
    .set({
      is_enabled: sample.kept.isEnabled,
      date_time_created: sql`${sample.kept.created}::timestamp at time zone 'Europe/Moscow'`,
      actualize_request_date: sql`${sample.kept.actualized}::timestamp at time zone 'Europe/Moscow'`,
    })
    .where('id', '=', id)
    .execute();
  return id;
}

function idsAt(list: unknown): number[] {
  return ((list ?? []) as string[]).map((code) => okvedIds.get(code) ?? 0);
}

function toFilter({ codes: list, employees: places, ...rest }: Readonly<Record<string, unknown>>): RequestFilterInput {
  const responsibleEmployeeIds = ((places ?? []) as number[]).map((place) => employees[place] ?? '');
  return { ...rest, okvedIds: idsAt(list), responsibleEmployeeIds } as RequestFilterInput;
}

/** The meaning of the filter, repeated in plain JavaScript. */
function answers(one: LandRequest, filter: RequestFilter): boolean {
  return (
    yes(filter.isEnabled, one.isEnabled) &&
    yes(filter.isActual, one.isActual) &&
    (filter.ids === null || filter.ids.includes(one.id)) &&
    holds(filter.searchText, [one.name, one.comment, one.company?.name]) &&
    (filter.companyId === null || filter.companyId === one.companyId) &&
    any(filter.regionIds, one.regions) &&
    any(filter.landHighwayIds, one.landHighways) &&
    any(filter.propertyTypeIds, one.propertyTypes) &&
    any(filter.bestUseIds, one.bestUses) &&
    any(filter.requestTypeIds, one.requestType) &&
    any(
      filter.okvedIds.flatMap((id) => below.get(id) ?? []),
      one.okveds,
    ) &&
    (filter.responsibleEmployeeIds.length === 0 ||
      filter.responsibleEmployeeIds.includes(one.responsibleEmployeeId ?? '')) &&
    within(filter.distanceFromNearestCity, one.distanceFromNearestCity) &&
    overlaps(filter.area, one.area) &&
    overlaps(filter.buildingArea, one.buildingArea) &&
    overlaps(filter.budget, one.budget) &&
    within(filter.requestDate, one.requestDate.slice(0, 10)) &&
    within(filter.dateTimeCreated, one.dateTimeCreated.slice(0, 10)) &&
    within(filter.actualizeRequestDate, one.actualizeRequestDate?.slice(0, 10) ?? null) &&
    requestFlags.every((flag) => yes(filter[flag], one[flag]))
  );
}
function yes(wanted: boolean | null, has: boolean): boolean {
  return wanted === null || wanted === has;
}
function any(wanted: readonly number[], has: readonly { id: number }[]): boolean {
  return wanted.length === 0 || has.some(({ id }) => wanted.includes(id));
}
function holds(part: string | null, texts: readonly (string | null | undefined)[]): boolean {
  const spoken = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');
  return !part || texts.some((text) => spoken(text ?? '').includes(spoken(part)));
}
function within<T extends number | string>(range: Range<T> | null, value: T | null): boolean {
  const { from = null, to = null } = range ?? {};
  if (from === null && to === null) return true;
  return value !== null && (from === null || value >= from) && (to === null || value <= to);
}
function overlaps(wanted: Range<number> | null, has: Range<number> | null): boolean {
  const { from = null, to = null } = wanted ?? {};
  if (from === null && to === null) return true;
  return has !== null && (has.to ?? Infinity) >= (from ?? -Infinity) && (has.from ?? -Infinity) <= (to ?? Infinity);
}

/** Compares list, count and map of one filter with the reference. */
async function check(filter: RequestFilterInput): Promise<LandRequest[]> {
  const { call } = app.broker;
  const parsed = RequestFilter.parse(filter);
  const wanted = rows.filter((one) => answers(one, parsed));
  const [list, count, points] = await Promise.all([
    call(findRequests, { query: { take: 1000 }, body: filter }),
    call(countRequests, { body: filter }),
    call(mapRequests, { body: filter }),
  ]);
  expect(list.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
  expect(count).toBe(wanted.length);
  const places = wanted.flatMap(({ id, regions }) => regions.map((region) => `${id} ${region.id}`));
  expect(points.map(([id, , , regionId]) => `${id} ${regionId}`).sort()).toEqual(places.sort());
  return wanted;
}

test('list, count and map answer any filter alike, and as it is meant [LAND-REQ-046, LAND-REQ-054]', async () => {
  let met = 0;
  await fc.assert(
    fc.asyncProperty(filters, async (criteria) => {
      const wanted = await check(toFilter(criteria));
      if (wanted.length > 0 && wanted.length < ROWS) met += 1;
    }),
    { numRuns: 150 },
  );
  // Many filters matched some but not all rows.
  expect(met).toBeGreaterThan(50);
});

test('an empty filter restricts nothing', async () => {
  expect(await check({})).toHaveLength(ROWS);
  expect(await check({ searchText: '  ', budget: {}, requestDate: {}, regionIds: [] })).toHaveLength(ROWS);
});

test('an empty list of requests is met by none of them, no list by all', async () => {
  expect(await check({ ids: [] })).toEqual([]);
  expect(await check({ ids: rows.slice(3, 5).map(({ id }) => id) })).toHaveLength(2);
  expect(await check({ ids: null })).toHaveLength(ROWS);
});

test.each(words)(
  '%j is looked for as it stands, in any case, in the name, the remark and the name of the company',
  async (text) => {
    expect((await check({ searchText: text })).length).toBeGreaterThan(0);
    await check({ searchText: text.toUpperCase() });
  },
);

/** The four orders, spelled as in 1§3. */
const sortValues: Record<PropertySort, (one: LandRequest) => number | string | null> = {
  DateTimeCreated: (one) => one.dateTimeCreated,
  LastConversationDate: (one) => one.actualizeRequestDate,
  Price: (one) => one.budget?.from ?? null,
  Area: (one) => one.area?.from ?? null,
};

function sortedIds(sort: PropertySort, direction: 'asc' | 'desc'): string[] {
  const sign = direction === 'asc' ? 1 : -1;
  const value = sortValues[sort];
  return [...rows]
    .sort((a, b) => {
      const [one, other] = [value(a), value(b)];
      if (one === other) return a.id < b.id ? -sign : sign;
      if (one === null || other === null) return one === null ? 1 : -1;
      return one < other ? -sign : sign;
    })
    .map(({ id }) => id);
}

const sorts = Object.keys(sortValues) as PropertySort[];
test.each(sorts.flatMap((sort) => (['asc', 'desc'] as const).map((direction) => [sort, direction] as const)))(
  'by %s %s pages follow one another without gap or double, and what is missing comes last (D-21) [LAND-REQ-041, LAND-REQ-044]',
  async (sort, direction) => {
    const wanted = sortedIds(sort, direction);
    const found: string[] = [];
    for (let skip = 0; skip < ROWS; skip += 40) {
      const page = await app.broker.call(findRequests, { query: { take: 40, skip, sort, direction }, body: {} });
      found.push(...page.map(({ id }) => id));
    }
    expect(found).toEqual(wanted);
    const plain = await app.broker.call(listRequests, { query: { take: 1000, sort, direction } });
    expect(plain.map(({ id }) => id)).toEqual(wanted);
  },
);

test('without a word about order the oldest come first, ten at a time [LAND-REQ-042]', async () => {
  const wanted = sortedIds('DateTimeCreated', 'asc').slice(0, 10);
  expect((await app.broker.call(findRequests, { body: {} })).map(({ id }) => id)).toEqual(wanted);
  expect((await app.broker.call(listRequests)).map(({ id }) => id)).toEqual(wanted);
});

test('a point of a request stands in the largest town of its region (E-08)', async () => {
  const points = await app.broker.call(mapRequests, { body: { regionIds: [40, 77] } });
  const of = (region: number) => points.find(([, , , regionId]) => regionId === region)?.slice(1, 3);
  const { rows: towns } = await sql<{ name: string; latitude: number; longitude: number }>`
    select name, latitude, longitude from shared.cities where name in ('Калуга', 'Москва')`.execute(app.db);
  const town = (name: string) => towns.find((one) => one.name === name);
  expect(of(40)).toEqual([town('Калуга')?.latitude, town('Калуга')?.longitude]);
  expect(of(77)).toEqual([town('Москва')?.latitude, town('Москва')?.longitude]);
});

test('every region has a point', async () => {
  const regions = await app.db.selectFrom('shared.regions').select('id').execute();
  const own = await openTestApp(inject('clusterUrl'));
  await givenRequest(own.db, { regions: regions.map(({ id }) => ({ id })) });
  const points = await own.broker.call(mapRequests, { body: {} });
  await own.close();
  expect(points.map(([, , , regionId]) => regionId).sort()).toEqual(regions.map(({ id }) => id).sort());
  for (const [, latitude, longitude] of points) {
    expect(latitude).toBeGreaterThan(40);
    expect(Math.abs(longitude)).toBeGreaterThan(15);
  }
});

test.each([
  ['isActual', { isActual: 'да' }],
  ['ids.0', { ids: ['x'] }],
  ['searchText', { searchText: 'x'.repeat(201) }],
  ['companyId', { companyId: 5 }],
  ['regionIds', { regionIds: 50 }],
  ['okvedIds', { okvedIds: Array.from({ length: 3_001 }, () => 1) }],
  ['requestTypeIds.0', { requestTypeIds: ['1'] }],
  ['budget.to', { budget: { to: 1e12 } }],
  ['distanceFromNearestCity.from', { distanceFromNearestCity: { from: 100_000 } }],
  ['requestDate.from', { requestDate: { from: '2026-02-30' } }],
  ['hasPond', { hasPond: 1 }],
] as const)('%s: a wrong value of a filter is refused by list, count and map (№ %#)', async (path, body) => {
  for (const call of ['getByFilter', 'count', 'map-requests']) {
    const { code, fields } = refusalIn(await ask(app, 'POST', `/api/land/requests/${call}`, { body }));
    expect(code).toBe('request.invalid');
    expect(Object.keys(fields ?? {})).toEqual([path]);
  }
});

test.each(['take=0', 'take=1.5', 'skip=-1', 'sort=price', 'direction=up'])(
  '?%s is refused at its name',
  async (query) => {
    for (const [method, call] of [
      ['GET', ''],
      ['POST', '/getByFilter'],
    ] as const) {
      const asked = method === 'POST' ? { body: {} } : {};
      const { fields } = refusalIn(await ask(app, method, `/api/land/requests${call}?${query}`, asked));
      expect(Object.keys(fields ?? {})).toEqual([query.split('=')[0]]);
    }
  },
);
