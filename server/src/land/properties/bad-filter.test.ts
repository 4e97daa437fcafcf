import { findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { givenManyProperties } from '#testing/given-many.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  await givenProperty(app.db, { address: 'Дмитровское шоссе' });
});
afterAll(() => app.close());

const properties = '/api/land/properties';
const nobody = '019a0000-0000-7000-8000-000000000000';

test('more than a thousand at once is a thousand (A-24)', async () => {
  const other = await openTestApp(inject('clusterUrl'));
  await givenManyProperties(other.db, other.broker.id, 1001);
  expect(await other.broker.call(findProperties, { query: { take: 5000 }, body: {} })).toHaveLength(1000);
  await other.close();
});

test.each([
  ['a number for a list', { regionIds: 77 }, 'regionIds'],
  ['a text for an id', { regionIds: ['77'] }, 'regionIds.0'],
  ['an id that no dictionary reaches', { regionIds: [1, 2_147_483_648] }, 'regionIds.1'],
  ['too many ids', { regionIds: Array.from({ length: 501 }, () => 1) }, 'regionIds'],
  ['too many objects', { ids: Array.from({ length: 1_001 }, () => nobody) }, 'ids'],
  ['an object by no UUID', { ids: [nobody, 'x'] }, 'ids.1'],
  ['a word for yes', { isChecked: 'да' }, 'isChecked'],
  ['a number for yes', { hasPond: 1 }, 'hasPond'],
  ['a number for a range', { price: 5 }, 'price'],
  ['a text for an end', { price: { from: '5' } }, 'price.from'],
  ['an end beyond the limit', { price: { to: 1e12 } }, 'price.to'],
  ['a day that no calendar has', { dateTimeCreated: { from: '2026-02-30' } }, 'dateTimeCreated.from'],
  ['a day as on the screen', { dateTimeCreated: { to: '30.01.2026' } }, 'dateTimeCreated.to'],
  ['a third kind of utility', { gasSupply: { type: 3 } }, 'gasSupply.type'],
  ['a capacity beyond the limit', { heatSupply: { atLeast: 1_000_000 } }, 'heatSupply.atLeast'],
  ['a long text', { searchText: 'x'.repeat(201) }, 'searchText'],
  ['a NUL character', { cadastralNumber: 'a\0b' }, 'cadastralNumber'],
  ['half of a surrogate pair', { cadastralNumber: 'a\ud800' }, 'cadastralNumber'],
])('%s in a filter is refused at its field, by list, count and map', async (_, body, field) => {
  for (const call of ['get-all', 'count', 'map-properties']) {
    const { code, fields } = refusalIn(await ask(app, 'POST', `${properties}/${call}`, { body }));
    expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({ code: 'request.invalid', fields: [field] });
  }
});

test('the longest lists of a filter are taken', async () => {
  const body = {
    ids: Array.from({ length: 1_000 }, () => nobody),
    okvedIds: Array.from({ length: 500 }, (_, id) => id),
  };
  expect(await ask(app, 'POST', `${properties}/count`, { body })).toMatchObject({ status: 200, json: 0 });
});

test.each([
  "'; drop table land.properties; --",
  "' or 1=1 --",
  '\\',
  '%',
  '_',
  '$1',
  ':id',
  '"',
  '{}',
  '\u2063',
  '<b>',
])('the text %j is searched for, not run', async (searchText) => {
  const body = { searchText, cadastralNumber: searchText };
  expect(await ask(app, 'POST', `${properties}/count`, { body })).toMatchObject({ status: 200, json: 0 });
});
