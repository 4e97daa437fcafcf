import type { Importance } from '@gektar/contract/criteria/importance.ts';
import { scorerOf } from '@gektar/contract/criteria/score.ts';
import { fitsFilter, propertyMatcher } from '@gektar/contract/land/properties/fits-filter.ts';
import { type Property, PropertyDraft } from '@gektar/contract/land/properties/property.ts';
import {
  countProperties,
  deleteProperty,
  findProperties,
  getProperty,
  updateProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { filterOfRequest, fitsRequest } from '@gektar/contract/land/requests/filter-of-request.ts';
import type { LandRequest, RequestFieldsInput } from '@gektar/contract/land/requests/request.ts';
import {
  actualizeRequest,
  countPlotsNearRequest,
  countRequestsForProperty,
  findPlotsNearRequest,
  listActualRequestsForProperty,
  listMatchesOfProperty,
  listRequestsForProperty,
  matchUnsavedProperty,
  previewImportance,
  toggleRequestArchive,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { weighedPlotCriteria } from '@gektar/contract/land/requests/score-plots.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import type { Direction } from '@gektar/contract/list.ts';
import { listOkveds } from '@gektar/contract/places/okved-endpoints.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ProcessCache } from '#cache/process-cache.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { expectMatchesPage } from '#testing/expect-matches-page.ts';
import { freshCadastralNumber, givenOkved, givenProperty } from '#testing/given.ts';
import { givenRequest } from '#testing/given-request.ts';
import { previewBy } from '#testing/importance-preview.ts';
import { importances, matchesBy, nearIds, pairCounter } from '#testing/near-request.ts';
import { savedMatches } from '#testing/saved-matches.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { findMatches } from './matching-requests.ts';

const PLOTS = 100;
const REQUESTS = 250;

/** Criteria of a request, with codes as positions in `okvedCodes`. */
type Criteria = Partial<RequestFieldsInput> & { readonly okvedPlaces?: readonly number[] };

let app: TestApp;
let plots: Property[];
let requests: LandRequest[];
let parents: Map<number, number | null>;

const okvedCodes = ['A', '01', '01.1', '01.11', '01.2', '02', 'B', '05'];

/** Few values of each kind, so that values of plots often equal the limits of requests. */
const amounts = [0, 0.01, 10, 99.99, 100, 100.01] as const;
const amount = fc.constantFrom(...amounts);
const maybeAmount = fc.option(amount);
const aboveZero = amount.filter((value) => value > 0);
const choice = fc.integer({ min: 1, max: 3 }).map((id) => ({ id }));
const choices = fc.uniqueArray(choice, { maxLength: 3, selector: ({ id }) => id });
const okvedPlaces = fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 3 });
const inOrder = ({ from, to }: { from: number | null; to: number | null }) =>
  from === null || to === null || from <= to;
const ends = (end: fc.Arbitrary<number>) => fc.record({ from: fc.option(end), to: fc.option(end) }).filter(inOrder);
const kind = fc.constantFrom<1 | 2>(1, 2);

const utility = fc.option(
  fc.record({ type: kind, value: maybeAmount, from: maybeAmount, to: maybeAmount }).filter(inOrder),
);

const plot = fc.record({
  isEnabled: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  okvedPlaces,
  fields: fc.record({
    region: fc.constantFrom({ id: 50 }, { id: 77 }, { id: 40 }),
    landHighway: fc.option(choice),
    propertyType: choice,
    bestUses: choices,
    price: maybeAmount,
    area: aboveZero,
    buildingArea: maybeAmount,
    kmFromCity: amount,
  }),
  utilities: fc.record(Object.fromEntries(utilityKeys.map((key) => [key, utility]))),
  flags: fc.record(Object.fromEntries(requestFlags.map((flag) => [flag, fc.boolean()]))),
});

/** One criterion with its value. A request gets only some: with all of them it would match nothing. */
const criterion: fc.Arbitrary<[string, unknown]> = fc.oneof(
  pair('regions', fc.subarray([{ id: 50 }, { id: 77 }, { id: 40 }, { id: 99 }])),
  pair('landHighways', choices),
  pair('bestUses', choices),
  pair('okvedPlaces', okvedPlaces),
  pair('distanceFromNearestCity', fc.oneof(amount, fc.constant(50_000))),
  pair('area', fc.option(ends(aboveZero))),
  pair('buildingArea', fc.option(ends(amount))),
  pair('budget', fc.option(ends(amount))),
  pair('utilities', utilitiesAsked(fc.record({ value: maybeAmount }))),
  pair('infrastructure', utilitiesAsked(fc.record({ type: kind }))),
  ...requestFlags.map((flag) => pair(flag, fc.boolean())),
);
const request = fc.record({
  propertyTypes: fc.uniqueArray(choice, { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
  criteria: fc.uniqueArray(criterion, { selector: ([name]) => name, maxLength: 5 }),
});

function pair(name: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<[string, unknown]> {
  return value.map((one): [string, unknown] => [name, one]);
}
function utilitiesAsked<About extends object>(about: fc.Arbitrary<About>) {
  const one = fc
    .tuple(fc.constantFrom(...Object.values(utilityKinds)), about)
    .map(([{ id }, rest]) => ({ id, ...rest }));
  return fc.uniqueArray(one, { maxLength: 2, selector: ({ id }) => id });
}

beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  const { db, broker } = app;
  await givenOkved(db, '01.1', 'x', '01');
  await givenOkved(db, '01.11', 'x', '01.1');
  await givenOkved(db, '01.2', 'x', '01');
  const classifier = await broker.call(listOkveds);
  parents = new Map(classifier.map(({ id, parentId }) => [id, parentId]));
  const okvedsAt = (places: readonly number[]) =>
    places.map((place) => ({ id: classifier.find(({ code }) => code === okvedCodes[place])?.id ?? 0 }));

  plots = [];
  for (const { isEnabled, okvedPlaces: places, fields, utilities, flags } of fc.sample(plot, {
    numRuns: PLOTS,
    seed: 20_261_121,
  })) {
    const about = { ...fields, ...utilities, ...flags, okveds: okvedsAt(places), responsibleEmployeeId: broker.id };
    const { id } = await givenProperty(db, about);
    if (!isEnabled) await db.updateTable('land.properties').set({ is_enabled: false }).where('id', '=', id).execute();
    plots.push(await broker.call(getProperty, { params: { id } }));
  }
  requests = [];
  for (const { propertyTypes, criteria } of fc.sample(request, { numRuns: REQUESTS, seed: 20_261_122 })) {
    const { okvedPlaces: places = [], ...rest } = Object.fromEntries(criteria) as Criteria;
    requests.push(await givenRequest(db, { ...rest, propertyTypes, okveds: okvedsAt(places) }));
  }
});
afterAll(() => app.close());

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id).sort();
}

test('the search of a request finds the plots that fit it by the word of the contract, and no others', async () => {
  const { call } = app.broker;
  let met = 0;
  for (const one of requests) {
    const wanted = idsOf(plots.filter((row) => fitsRequest(row, one, parents)));
    const body = filterOfRequest(one);
    expect(idsOf(await call(findProperties, { body })), one.id).toEqual(wanted);
    expect(await call(countProperties, { body })).toBe(wanted.length);
    if (wanted.length > 0 && wanted.length < PLOTS) met += 1;
  }
  // Most requests matched some but not all plots.
  expect(met).toBeGreaterThan(REQUESTS / 2);
});

test('a widened search has what meets most of the request first, or last; the oldest first among equals, page by page (M-05)', async () => {
  const { call } = app.broker;
  const enabled = plots.filter(({ isEnabled }) => isEnabled);
  const nothing = JSON.parse(JSON.stringify(PropertyFilter.parse({})));
  let varied = 0;
  for (const one of requests.slice(0, 40)) {
    const asked = filterOfRequest(one);
    const set = (Object.keys(asked) as (keyof PropertyFilter)[]).filter(
      (name) => name !== 'isEnabled' && JSON.stringify(asked[name]) !== JSON.stringify(nothing[name]),
    );
    const metBy = new Map(
      enabled.map((row) => [
        row.id,
        set.length - propertyMatcher.missedBy(row, asked, parents).filter((name) => set.includes(name)).length,
      ]),
    );
    const find = (sort: 'Match' | 'DateTimeCreated', direction: Direction, take = 1000, skip = 0) =>
      call(findProperties, { query: { sort, direction, take, skip }, body: { isEnabled: true, asked } });
    const usual = (await find('DateTimeCreated', 'asc')).map(({ id }) => id);
    expect(usual).toHaveLength(enabled.length);
    for (const direction of ['desc', 'asc'] as const) {
      const sign = direction === 'asc' ? 1 : -1;
      const wanted = usual.toSorted((a, b) => sign * ((metBy.get(a) ?? 0) - (metBy.get(b) ?? 0)));
      const pages = [await find('Match', direction, 9), await find('Match', direction, 1000, 9)];
      expect(
        pages.flat().map(({ id }) => id),
        JSON.stringify([set, direction]),
      ).toEqual(wanted);
    }
    if (new Set(metBy.values()).size > 1) varied += 1;
  }
  expect(varied).toBeGreaterThan(20);
  const [first] = await call(findProperties, { query: { sort: 'Match', take: 1 }, body: {} });
  expect(first?.id).toBe((await call(findProperties, { query: { take: 1 }, body: {} }))[0]?.id);
});

test('what almost fits a request is scored alike in SQL and by the word of the contract, on every pair (N-12)', async () => {
  const { call } = app.broker;
  const usual = await call(findProperties, {
    query: { sort: 'DateTimeCreated', direction: 'asc', take: 1000 },
    body: { isEnabled: true },
  });
  let [all, leftOut] = [0, 0];
  const counter = pairCounter();
  const ofRequests = importances(weighedPlotCriteria, requests.length, 20_261_127);
  for (const [at, one] of requests.entries()) {
    const asked = filterOfRequest(one);
    for (const importance of [{}, ofRequests[at] ?? {}]) {
      const scoreOf = scorerOf(weighedPlotCriteria, propertyMatcher, asked, importance);
      for (const row of usual) counter.add(scoreOf(row, parents));
      const pair = {
        isFound: (row: (typeof usual)[number]) => fitsFilter(row, asked, parents),
        scoreOf: (row: (typeof usual)[number]) => scoreOf(row, parents),
      };
      for (const withUnknown of [true, false]) {
        const wanted = nearIds(usual, pair, withUnknown);
        const body = { filterModel: asked, asked, importance, withUnknown };
        const found = await call(findPlotsNearRequest, { query: { take: 1000 }, body });
        expect(
          found.map(({ id }) => id),
          JSON.stringify([asked, importance, withUnknown]),
        ).toEqual(wanted);
        expect(await call(countPlotsNearRequest, { body })).toBe(wanted.length);
        if (!withUnknown) leftOut += all - wanted.length;
        else all = wanted.length;
      }
    }
  }
  expect(leftOut).toBeGreaterThan(200);
  for (const name of ['exact', 'near', 'none', 'state met', 'state near', 'state missed', 'state unknown'])
    expect(counter.counts.get(name), name).toBeGreaterThan(500);
});

test('a plot and a request have the same score from both sides, with the weighing that the request stores (N-12)', async () => {
  const { db, broker } = app;
  const stored = importances(weighedPlotCriteria, requests.length, 20_261_129);
  const colleague = await app.anotherBroker();
  const weighed = requests.map((one, at) => ({
    ...one,
    importance: at % 3 === 0 ? {} : (stored[at] ?? {}),
    responsibleEmployeeId: at % 2 === 0 ? broker.id : colleague.id,
  }));
  // Requests are cached before they change: changed ones are read again.
  const call = { db, cache: new ProcessCache(16) };
  await findMatches(call, plots[0]?.id ?? '');
  for (const { id, importance, responsibleEmployeeId } of weighed)
    await db
      .updateTable('land.requests')
      .set({ importance: JSON.stringify(importance), responsible_employee_id: responsibleEmployeeId })
      .where('id', '=', id)
      .execute();
  const scorers = new Map(
    weighed.map((one) => [
      one.id,
      scorerOf(weighedPlotCriteria, propertyMatcher, filterOfRequest(one), one.importance),
    ]),
  );
  const active = weighed.filter(({ isEnabled, isActual }) => isEnabled && isActual);
  const counter = pairCounter();
  for (const row of plots) {
    const wanted = matchesBy(row.isEnabled ? active : [], (request) => {
      const score = scorers.get(request.id)?.(row, parents);
      if (score === undefined) throw new Error('no scorer');
      counter.add(score);
      return [{ objectId: row.id, score }];
    });
    const found = await findMatches(call, row.id);
    expect(found, row.id).toEqual(wanted);
    if (plots.indexOf(row) % 12 === 0) await expectMatchesPage(app, listMatchesOfProperty, row.id, found);
  }
  for (const name of ['exact', 'near', 'none', 'state met', 'state near', 'state missed', 'state unknown'])
    expect(counter.counts.get(name), name).toBeGreaterThan(200);
});

test('whom a plot with unsaved values will fit is whom it fits once they are saved, rounded as stored, of a new plot and of an edited one (N-12)', async () => {
  const { db, broker } = app;
  const { call } = broker;
  const enabled = plots.filter(({ isEnabled }) => isEnabled).slice(0, 45);
  const unsavedOf = (plot: Property, id: string | null) => call(matchUnsavedProperty, { body: { ...plot, id } });
  const counts = { all: new Set<number>(), good: new Set<number>() };
  let { id, rowVersion } = await givenProperty(db, { propertyType: { id: 7 }, region: { id: 99 } });
  for (const stored of enabled) {
    const saved = await savedMatches(app, listMatchesOfProperty, stored.id);
    expect(await unsavedOf(stored, null), stored.id).toEqual(saved);
    counts.all.add(saved.all);
    counts.good.add(saved.good);

    const { area, price, kmFromCity } = stored;
    const finer = { area: area + 0.00004, price: price && price + 0.004, kmFromCity: kmFromCity + 0.004 };
    const before = await savedMatches(app, listMatchesOfProperty, id);
    const unsaved = await unsavedOf({ ...stored, ...finer }, id);
    expect(await savedMatches(app, listMatchesOfProperty, id)).toEqual(before);
    const about = { cadastralNumbers: [freshCadastralNumber()], id, rowVersion };
    const edited = PropertyDraft.parse({ ...stored, ...finer, ...about });
    ({ id, rowVersion } = await call(updateProperty, { body: edited }));
    expect(unsaved, stored.id).toEqual(await savedMatches(app, listMatchesOfProperty, id));
  }
  await call(deleteProperty, { params: { id } });
  expect([counts.all.size > 10, counts.good.size > 10]).toEqual([true, true]);
});

test('a preview of a weighing counts, orders and names what excludes by the word of the contract (N-12)', async () => {
  const { db, broker } = app;
  const usual = await broker.call(findProperties, {
    query: { sort: 'DateTimeCreated', direction: 'asc', take: 1000 },
    body: { isEnabled: true },
  });
  const [stored, changed] = [
    importances(weighedPlotCriteria, requests.length, 20261131),
    importances(weighedPlotCriteria, requests.length, 20261132),
  ];
  const onlyMusts = Object.fromEntries(
    Object.keys(weighedPlotCriteria.defaults).map((name) => [name, { isMust: true }]),
  );
  const seen = { moved: 0, obstacles: new Set<string>() };
  for (const [at, one] of requests.slice(0, 120).entries()) {
    const before = at % 2 === 0 ? {} : (stored[at] ?? {});
    const importance = at % 3 === 1 ? (changed[at] ?? {}) : onlyMusts;
    await db
      .updateTable('land.requests')
      .set({ importance: JSON.stringify(before) })
      .where('id', '=', one.id)
      .execute();
    const scorer = (given: Importance) => {
      const scoreOf = scorerOf(weighedPlotCriteria, propertyMatcher, filterOfRequest(one), given);
      return (row: (typeof usual)[number]) => scoreOf(row, parents);
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

test('the requests of a plot are those whose search finds it [LAND-REQ-047]', async () => {
  const { call } = app.broker;
  const counts = new Set<number>();
  for (const row of plots) {
    const wanted = idsOf(requests.filter((one) => fitsRequest(row, one, parents)));
    expect(idsOf(await call(listRequestsForProperty, { params: { id: row.id } })), row.id).toEqual(wanted);
    const actual = requests.filter((one) => wanted.includes(one.id) && one.isActual && one.isEnabled);
    expect(await call(countRequestsForProperty, { params: { id: row.id } })).toEqual({
      all: wanted.length,
      actual: actual.length,
    });
    if (!row.isEnabled) expect(wanted).toEqual([]);
    counts.add(wanted.length);
  }
  expect(counts.size).toBeGreaterThan(10);
});

test('any plot and any request meet alike in both directions and by the word of the contract', async () => {
  const { broker, db } = app;
  await fc.assert(
    fc.asyncProperty(plot, request, async ({ fields, utilities, flags }, { propertyTypes, criteria }) => {
      const row = await givenProperty(db, { ...fields, ...utilities, ...flags, responsibleEmployeeId: broker.id });
      const { okvedPlaces: _, ...rest } = Object.fromEntries(criteria) as Criteria;
      const one = await givenRequest(db, { ...rest, propertyTypes });
      const fits = fitsRequest(row, one, parents);
      const found = await broker.call(countProperties, { body: { ...filterOfRequest(one), ids: [row.id] } });
      const asked = await broker.call(listRequestsForProperty, { params: { id: row.id } });
      expect({ found: found > 0, asked: asked.some(({ id }) => id === one.id) }).toEqual({ found: fits, asked: fits });
    }),
    { numRuns: 60 },
  );
});

test('actual requests of a plot are neither archived nor out of date; all come the latest first, in pages [LAND-REQ-047, LAND-REQ-048]', async () => {
  const { call } = app.broker;
  const { id } = await givenProperty(app.db, { propertyType: { id: 4 }, region: { id: 91 } });
  const about = { propertyTypes: [{ id: 4 }], regions: [{ id: 91 }] };
  const old = await givenRequest(app.db, { ...about, requestDate: '2026-01-10T00:00:00' });
  const fresh = await givenRequest(app.db, { ...about, requestDate: '2026-03-10T00:00:00' });
  const gone = await givenRequest(app.db, { ...about, requestDate: '2026-02-10T00:00:00', isActual: false });
  const shelved = await givenRequest(app.db, { ...about, requestDate: '2026-01-20T00:00:00' });
  await call(toggleRequestArchive, { params: { id: shelved.id } });
  await call(actualizeRequest, { params: { id: old.id } });

  const ids = async (answer: Promise<LandRequest[]>) =>
    (await answer).map((one) => one.id).filter((one) => [old, fresh, gone, shelved].some((two) => two.id === one));
  expect(await ids(call(listRequestsForProperty, { params: { id } }))).toEqual(
    [fresh, gone, shelved, old].map((one) => one.id),
  );
  expect(await ids(call(listActualRequestsForProperty, { params: { id } }))).toEqual([fresh.id, old.id]);
  const page = await call(listRequestsForProperty, { params: { id }, query: { take: 2, skip: 1 } });
  const all = await call(listRequestsForProperty, { params: { id } });
  expect(page).toEqual(all.slice(1, 3));
});

test.each(['', '/actual', '/count'])('an unknown plot has no requests to look for: property/{id}%s', async (rest) => {
  const unknown = await ask(app, 'GET', `/api/land/requests/property/019a0000-0000-7000-8000-000000000000${rest}`);
  expect(refusalIn(unknown).code).toBe('property.not_found');
  const wrong = await ask(app, 'GET', `/api/land/requests/property/x${rest}`);
  expect(refusalIn(wrong).fields).toEqual({ id: 'Данные введены не корректно' });
});
