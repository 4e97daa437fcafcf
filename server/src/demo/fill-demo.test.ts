import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import {
  countOverdueProperties,
  countProperties,
  findProperties,
  getProperty,
  listPropertyHistory,
  mapProperties,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import { listCompaniesByIds, listContactsByIds } from '@gektar/contract/people/customer-endpoints.ts';
import { signIn } from '@gektar/contract/people/sign-in.ts';
import { getWeek } from '@gektar/contract/week/week-endpoints.ts';
import { weekFigures } from '@gektar/contract/week/week-figures.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDemoApp } from '#testing/demo-app.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { demoLogin, demoPassword } from './demo-employees.ts';
import { isDemo } from './demo-mark.ts';
import { fillDemo } from './fill-demo.ts';

let app: TestApp;
let plots: PropertyRow[];
beforeAll(async () => {
  app = await openDemoApp(inject('clusterUrl'));
  plots = await app.broker.call(findProperties, { query: {}, body: { isEnabled: null } });
});
afterAll(() => app.close());

test('the public sign-in opens a filled database, which says that it is one', async () => {
  const pair = await app.anonymous(signIn, { body: { login: demoLogin, password: demoPassword } });
  expect(pair.token).not.toBe('');
  expect(await isDemo(app.db)).toBe(true);
});

test('nobody else of the invented staff has a password that anyone knows', async () => {
  const others = ['lugova', 'ozerny', 'polevaya', 'rechnaya', 'mezhevoy'];
  for (const login of others) {
    const attempt = app.anonymous(signIn, { body: { login, password: demoPassword } });
    await expect(attempt).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
  }
});

test('128 plots are on the market, 12 in the archive, 9 wait to be confirmed', async () => {
  expect(await app.broker.call(countProperties, { body: { isEnabled: true } })).toBe(128);
  expect(await app.broker.call(countProperties, { body: { isEnabled: false } })).toBe(12);
  expect(await app.broker.call(countOverdueProperties)).toBe(9);
  expect(await app.broker.call(mapProperties, { body: { isEnabled: null } })).toHaveLength(140);
});

test('every screen finds something to show among the invented plots', () => {
  const having = (what: (plot: PropertyRow) => boolean) => plots.filter(what).length;
  expect(new Set(plots.map((plot) => plot.propertyType.name)).size).toBeGreaterThanOrEqual(10);
  expect(new Set(plots.map((plot) => plot.region.name)).size).toBeGreaterThanOrEqual(9);
  expect(new Set(plots.map((plot) => plot.responsibleEmployeeId)).size).toBe(6);
  expect(having((plot) => plot.price === null)).toBeGreaterThan(5);
  expect(having((plot) => plot.isConfidentially)).toBe(10);
  expect(having((plot) => !plot.isChecked)).toBe(18);
  expect(new Set(plots.map((plot) => plot.cadastralNumbers.length))).toEqual(new Set([1, 2, 3, 4, 5]));
  for (const key of utilityKeys) {
    expect(having((plot) => plot[key] === null)).toBeGreaterThan(0);
    expect(having((plot) => plot[key]?.type === 1)).toBeGreaterThan(0);
    expect(having((plot) => plot[key]?.type === 2)).toBeGreaterThan(0);
    expect(having((plot) => plot[key] !== null && plot[key].from !== null)).toBeGreaterThan(0);
  }
});

test('cadastral numbers look real and lie in quarters that are not', () => {
  const numbers = plots.flatMap((plot) => plot.cadastralNumbers);
  expect(numbers.filter((number) => !/^\d\d:\d\d:099\d{4}:\d{1,4}$/.test(number))).toEqual([]);
});

test('an outline encloses its point and about the stated area', async () => {
  const outlined = await Promise.all(plots.map(({ id }) => app.broker.call(getProperty, { params: { id } })));
  const drawn = outlined.filter((plot) => plot.polygons.length > 0);
  expect(drawn.length).toBeGreaterThan(100);
  for (const { area, latitude, polygons } of drawn) {
    const corners = polygons[0]?.coordinates ?? [];
    expect(corners.length).toBeGreaterThanOrEqual(4);
    expect(corners.length).toBeLessThanOrEqual(8);
    const hectares = hectaresInside(corners, latitude);
    expect(Math.abs(hectares - area)).toBeLessThan(area * 0.05);
  }
});

test('the plots have a past: put on record, corrected, confirmed, archived', async () => {
  const actions = new Set<string>();
  for (const { id } of plots) {
    const events = await app.broker.call(listPropertyHistory, { params: { id }, query: {} });
    expect(events.at(-1)?.action).toBe('create');
    for (const { action } of events) actions.add(action);
  }
  expect(actions).toEqual(new Set(['create', 'update', 'actualize', 'archive']));
});

test('each figure of the office has something to show within two years', async () => {
  const { rows } = await app.broker.call(getWeek, { query: { unit: 'quarter' } });
  for (const figure of weekFigures)
    expect(
      rows.some((row) => row[figure] > 0),
      figure,
    ).toBe(true);
});

test('the log of the warehouses is told in the order of its days', async () => {
  const events = await app.db
    .selectFrom('shared.audit')
    .select('at')
    .where('entity', 'in', ['complex', 'building', 'vacancy'])
    .orderBy('id')
    .execute();
  const times = events.map(({ at }) => at);
  expect(times.length).toBeGreaterThan(500);
  expect(times).toEqual(times.toSorted());
});

test('two databases are filled with the same plots', async () => {
  const other = await openTestApp(inject('clusterUrl'));
  await fillDemo(other.db);
  const others = await other.broker.call(findProperties, { query: {}, body: { isEnabled: null } });
  const content = (plot: PropertyRow) => [plot.cadastralNumbers, plot.latitude, plot.area, plot.price, plot.comment];
  expect(others.map(content)).toEqual(plots.map(content));
  await other.close();
});

test('a filled database is not filled again', async () => {
  await expect(fillDemo(app.db)).rejects.toThrow('База уже заполнена демонстрационными данными.');
});

function hectaresInside(corners: readonly (readonly [number, number])[], latitude: number): number {
  const [metresNorth, metresEast] = [111_195, 111_195 * Math.cos((latitude * Math.PI) / 180)];
  const doubled = corners.reduce((sum, [lat, lon], index) => {
    const [nextLat, nextLon] = corners[(index + 1) % corners.length] ?? [lat, lon];
    return sum + lat * nextLon - nextLat * lon;
  }, 0);
  return (Math.abs(doubled) / 2) * metresNorth * metresEast * 1e-4;
}

test('sixty companies with sites and a hundred and fifty people to call, none of them twice [CRM-005]', async () => {
  const { call } = app.broker;
  const ids = (count: number, kind: string) => Array.from({ length: count }, (_, index) => `demo-${kind}-${index + 1}`);
  const companies = await call(listCompaniesByIds, { body: ids(60, 'company') });
  expect(new Set(companies.map(({ name }) => name)).size).toBe(60);
  expect(companies.every(({ websites }) => websites.length > 0)).toBe(true);
  const people = await call(listContactsByIds, { body: ids(150, 'contact') });
  expect(new Set(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(150);
  expect(people.every(({ phones, emails }) => phones.length > 0 && emails.length > 0)).toBe(true);
  for (const { phoneNumber } of people.flatMap(({ phones }) => phones)) expect(phoneNumber).toMatch(/^7900000\d{4}$/);
});
