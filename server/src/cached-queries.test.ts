import type { Endpoint } from '@gektar/contract/endpoint.ts';
import { BuildingFilter } from '@gektar/contract/industrial/buildings/building-filter.ts';
import { ComplexFilter } from '@gektar/contract/industrial/complexes/complex-filter.ts';
import { complexSorts, vacancySorts } from '@gektar/contract/industrial/full-model/full-filter.ts';
import * as model from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { VacancyFilter } from '@gektar/contract/industrial/vacancies/vacancy-filter.ts';
import * as properties from '@gektar/contract/land/properties/property-endpoints.ts';
import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { propertyListSorts } from '@gektar/contract/land/properties/property-sorts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openAnotherServer } from '#testing/another-server.ts';
import { openDemoApp } from '#testing/demo-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { type Sent, send } from '#testing/writing-calls/writing-call.ts';

/** Never writes, so cached answers never expire: a cache key that lacks a parameter returns a wrong answer. */
let caching: TestApp;
/** Reads the same database without a cache. */
let fresh: TestApp;
let candidates: readonly unknown[];
beforeAll(async () => {
  caching = await openDemoApp(inject('clusterUrl'));
  fresh = await openAnotherServer(caching, { rowCacheMb: 0, checkAnswers: false });
  const people = await employeeIds();
  const places = Array.from({ length: 12 }, (_, index) => [index + 1]);
  const regions = [[50], [77], [40], [69], [{ regionId: 50 }], [{ regionId: 77, cityId: null }]];
  const amounts = [2, 5, 20, 100, 1_000, 10_000, 1_000_000, 100_000_000].flatMap((end) => [{ from: end }, { to: end }]);
  const days = ['2012-01-01', '2026-11-01', '2026-12-31'].flatMap((day) => [{ from: day }, { to: day }]);
  candidates = [
    ...[true, false, 1, 2, 3, 4, 7],
    ...['а', 'Лог', '50', 'crm-company-1'],
    ...[{ isPresent: true }, { isPresent: false }, { atLeast: 100 }],
    ...[...places, ...regions, ...amounts, ...days],
    ...people.flatMap((id) => [[id], id]),
    ...(await customerIds()).flatMap((id) => [id, [id]]),
  ];
});
afterAll(async () => {
  await fresh.close();
  await caching.close();
});

async function employeeIds(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select distinct responsible_employee_id as id from land.properties limit 3) union
    (select distinct responsible_user from industrial.complexes limit 3)`.execute(caching.db);
  return rows.map(({ id }) => id);
}

/** Companies and people that demonstration objects refer to. */
async function customerIds(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select distinct company_id as id from industrial.contacts limit 3) union
    (select distinct operator_id from industrial.operators_with_roles limit 3) union
    (select distinct company_id from land.properties where company_id is not null limit 3)`.execute(caching.db);
  return rows.map(({ id }) => id);
}

type Path = readonly string[];

/** A copy of `sent` with `value` at the path. */
function withValue(sent: object, [key = '', ...rest]: Path, value: unknown): object {
  const inner = (sent as Record<string, unknown>)[key];
  return { ...sent, [key]: rest.length === 0 ? value : withValue((inner as object | undefined) ?? {}, rest, value) };
}

interface CachedQuery {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly base: Sent;
  readonly filters: readonly Path[];
}

const within = (filter: { shape: object }, ...path: Path) => Object.keys(filter.shape).map((name) => [...path, name]);
const ofProperties = within(PropertyFilter, 'body');
const ofFullModel = [
  ...within(ComplexFilter, 'body', 'filterModel', 'complex'),
  ...within(BuildingFilter, 'body', 'filterModel', 'building'),
  ...within(VacancyFilter, 'body', 'filterModel', 'vacancy'),
  ['body', 'filterModel', 'isEnabled'],
  ['body', 'filterModel', 'onlyWithVacancies'],
];

const queries: readonly CachedQuery[] = [
  {
    name: 'list of properties',
    endpoint: properties.findProperties,
    base: { query: {}, body: {} },
    filters: ofProperties,
  },
  {
    name: 'count of properties',
    endpoint: properties.countProperties,
    base: { body: {} },
    filters: ofProperties,
  },
  {
    name: 'map of properties',
    endpoint: properties.mapProperties,
    base: { body: {} },
    filters: ofProperties,
  },
  {
    name: 'places of properties',
    endpoint: properties.mapPropertyPlaces,
    base: { body: { filter: {} } },
    filters: within(PropertyFilter, 'body', 'filter'),
  },
  {
    name: 'list of complexes',
    endpoint: model.findComplexes,
    base: { query: {}, body: {} },
    filters: ofFullModel,
  },
  {
    name: 'count of complexes',
    endpoint: model.countComplexes,
    base: { body: {} },
    filters: ofFullModel,
  },
  {
    name: 'map of complexes',
    endpoint: model.mapFilteredComplexes,
    base: { body: {} },
    filters: ofFullModel,
  },
  {
    name: 'places of complexes',
    endpoint: model.mapComplexPlaces,
    base: { body: {} },
    filters: ofFullModel,
  },
  {
    name: 'list of vacancies',
    endpoint: model.findVacancies,
    base: { query: {}, body: {} },
    filters: ofFullModel,
  },
  {
    name: 'count of vacancies',
    endpoint: model.countVacancies,
    base: { body: {} },
    filters: ofFullModel,
  },
  {
    name: 'places of vacancies',
    endpoint: model.mapVacancyPlaces,
    base: { body: {} },
    filters: ofFullModel,
  },
  { name: 'map of vacancies', endpoint: model.mapVacancies, base: { body: {} }, filters: ofFullModel },
];

/** The answer with points and cells sorted: their order is not defined. */
function comparable(name: string, text: string): unknown {
  if (!/^(map|places)/.test(name)) return text;
  const sorted = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).toSorted();
  const answer = JSON.parse(text) as unknown[] | Record<string, unknown[]>;
  return Array.isArray(answer)
    ? sorted(answer)
    : Object.entries(answer).map(([kind, list]) => [kind, Array.isArray(list) ? sorted(list) : list]);
}

describe.each(queries)('the cached $name', ({ name, endpoint, base, filters }) => {
  test('differs by every criterion of its filter, as without a cache', async () => {
    const plain = await send(fresh, endpoint, base);
    expect((await send(caching, endpoint, base)).status, plain.text).toBe(200);
    const left: string[] = [];
    for (const path of filters) {
      let isTurned = false;
      for (const candidate of candidates) {
        const turned = withValue(base, path, candidate);
        const expected = await send(fresh, endpoint, turned);
        if (expected.status !== 200 || expected.text === plain.text) continue;
        const answer = await send(caching, endpoint, turned);
        expect(comparable(name, answer.text), JSON.stringify(turned)).toEqual(comparable(name, expected.text));
        isTurned = true;
        break;
      }
      if (!isTurned) left.push(path.slice(-2).join('.'));
    }
    expect(left, 'criteria that no candidate turns').toEqual([]);
  });
});

const orders = [
  ...propertyListSorts.flatMap((sort) =>
    ['asc', 'desc'].map((direction) => [properties.findProperties, { query: { sort, direction }, body: {} }] as const),
  ),
  ...complexSorts.flatMap((field) =>
    [true, false].map((isAsc) => [model.findComplexes, { query: {}, body: { orderModel: { field, isAsc } } }] as const),
  ),
  ...vacancySorts.flatMap((field) =>
    [true, false].map((isAsc) => [model.findVacancies, { query: {}, body: { orderModel: { field, isAsc } } }] as const),
  ),
];

test('cached lists differ by every order, in both directions, and by their page', async () => {
  const texts = new Map<Endpoint, Set<string>>();
  const pages = [{}, { take: 5 }, { take: 7 }, { take: 5, skip: 5 }];
  const asked = orders.flatMap(([endpoint, { query, body }]) =>
    pages.map((page) => [endpoint, { query: { ...query, ...page }, body }] as const),
  );
  for (const [endpoint, sent] of asked) {
    const expected = await send(fresh, endpoint, sent);
    expect(expected.status, expected.text).toBe(200);
    expect((await send(caching, endpoint, sent)).text, JSON.stringify(sent)).toBe(expected.text);
    texts.set(endpoint, (texts.get(endpoint) ?? new Set()).add(expected.text));
  }
  for (const [endpoint, different] of texts) {
    const all = asked.filter(([one]) => one === endpoint).length;
    // Not all of them: some columns of the demonstration have equal values, so two orders can give the same answer.
    expect(different.size, endpoint.path).toBeGreaterThan(all * 0.8);
  }
});
