import {
  addFavorite,
  listFavoriteIds,
  listFavorites,
  removeFavorite,
  updateFavorite,
} from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { archiveProperty, deleteProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const unknownId = '01998e5a-0000-7000-8000-000000000000';

test('a property is added, listed with its id and taken out again [LAND-FAV-004, LAND-FAV-006, LAND-FAV-007, LAND-FAV-008, LAND-FAV-010]', async () => {
  const { call } = await app.anotherBroker();
  const property = await givenProperty(app.db);
  const favorite = await call(addFavorite, { body: { propertyId: property.id } });
  expect(favorite).toMatchObject({ status: true, comment: null, property: { id: property.id, area: property.area } });
  expect(await call(listFavorites, { query: {} })).toEqual([favorite]);
  expect(await call(listFavoriteIds)).toEqual([property.id]);

  expect(await call(removeFavorite, { params: { propertyId: property.id } })).toEqual({ id: property.id });
  expect(await call(listFavorites, { query: {} })).toEqual([]);
  // A repeat changes nothing and has the same answer.
  expect(await call(removeFavorite, { params: { propertyId: property.id } })).toEqual({ id: property.id });
});

test('adding twice, even at once, keeps one record with its note', async () => {
  const { call } = await app.anotherBroker();
  const property = await givenProperty(app.db);
  const [first, second] = await Promise.all([1, 2].map(() => call(addFavorite, { body: { propertyId: property.id } })));
  expect(second?.id).toBe(first?.id);
  expect(await call(listFavoriteIds)).toEqual([property.id]);
});

test('comment and status are changed; an older state is refused with the present one [LAND-FAV-009]', async () => {
  const { call } = await app.anotherBroker();
  const property = await givenProperty(app.db);
  const favorite = await call(addFavorite, { body: { propertyId: property.id } });
  const noted = await call(updateFavorite, {
    body: { id: favorite.id, rowVersion: favorite.rowVersion, status: false, comment: ' Позвонить в марте ' },
  });
  expect(noted).toMatchObject({ status: false, comment: 'Позвонить в марте' });
  const late = call(updateFavorite, { body: { id: favorite.id, rowVersion: favorite.rowVersion, status: true } });
  await expect(late).rejects.toMatchObject({ code: 'favorite.changed', current: { comment: 'Позвонить в марте' } });
});

test('favorites are personal: nobody else sees or changes them', async () => {
  const mine = await app.anotherBroker();
  const theirs = await app.anotherBroker();
  const property = await givenProperty(app.db);
  const favorite = await mine.call(addFavorite, { body: { propertyId: property.id } });
  expect(await theirs.call(listFavoriteIds)).toEqual([]);
  const note = { id: favorite.id, rowVersion: favorite.rowVersion, status: false, comment: 'чужая рука' };
  const edit = theirs.call(updateFavorite, { body: note });
  await expect(edit).rejects.toMatchObject({ code: 'favorite.not_found' });
  // Refused and not written.
  expect(await mine.call(listFavorites, { query: {} })).toEqual([favorite]);
  await theirs.call(removeFavorite, { params: { propertyId: property.id } });
  expect(await mine.call(listFavorites, { query: {} })).toEqual([favorite]);
  await expect(app.anonymous(listFavoriteIds)).rejects.toMatchObject({ code: 'auth.required' });
});

test('an archived property stays, a deleted one leaves everyone’s favorites', async () => {
  const { call } = await app.anotherBroker();
  const archived = await givenProperty(app.db);
  const deleted = await givenProperty(app.db);
  for (const { id } of [archived, deleted]) await call(addFavorite, { body: { propertyId: id } });
  await call(archiveProperty, { params: { id: archived.id } });
  await call(deleteProperty, { params: { id: deleted.id } });
  const left = await call(listFavorites, { query: {} });
  expect(left.map(({ property }) => [property.id, property.isEnabled])).toEqual([[archived.id, false]]);
});

test('a property that is not there cannot be added', async () => {
  const add = app.broker.call(addFavorite, { body: { propertyId: unknownId } });
  await expect(add).rejects.toMatchObject({ code: 'property.not_found' });
});

test('what is added comes last, and pages do not overlap [LAND-FAV-005]', async () => {
  const { call } = await app.anotherBroker();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id } = await givenProperty(app.db);
    ids.push(id);
    await call(addFavorite, { body: { propertyId: id } });
  }
  const pages = await Promise.all([0, 2].map((skip) => call(listFavorites, { query: { take: 2, skip } })));
  expect(pages.flat().map(({ property }) => property.id)).toEqual(ids);
});
