import {
  archiveProperty,
  checkCadastralNumber,
  deleteProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { freshCadastralNumber, givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const nobody = '019a0000-0000-7000-8000-000000000000';

test('a number is free until an object has it; to that object it stays free [LAND-PROP-092]', async () => {
  const { call } = app.broker;
  const number = freshCadastralNumber();
  const isUnique = async (text: string, propertyId?: string) =>
    (
      await call(checkCadastralNumber, {
        params: { number: text },
        query: propertyId === undefined ? {} : { propertyId },
      })
    ).isUnique;
  expect(await isUnique(number)).toBe(true);
  const { id } = await givenProperty(app.db, { cadastralNumbers: [freshCadastralNumber(), number] });
  expect(await isUnique(number)).toBe(false);
  expect(await isUnique(` ${number} `)).toBe(false);
  expect(await isUnique(number, id)).toBe(true);
  expect(await isUnique(number, nobody)).toBe(false);
  expect(await isUnique(`${number}/part`)).toBe(true);
  expect(await isUnique('%')).toBe(true);
});

test('of a taken number it is told who has it, by which number that one is known', async () => {
  const { call } = app.broker;
  const address = 'Чехов, Лесная, 14';
  const { id, cadastralNumbers } = await givenProperty(app.db, {
    cadastralNumbers: [freshCadastralNumber(), freshCadastralNumber()],
    address,
  });
  const [first, second] = cadastralNumbers;
  const answer = await call(checkCadastralNumber, { params: { number: second ?? '' } });
  const holder = { id, title: `${first}, ${address}`, state: 'active', path: `/land/property/${id}` };
  expect(answer).toEqual({ isUnique: false, propertyId: id, cadastralNumber: first, holder });
  const free = { isUnique: true, propertyId: null, cadastralNumber: null, holder: null };
  expect(await call(checkCadastralNumber, { params: { number: freshCadastralNumber() } })).toEqual(free);
  expect(await call(checkCadastralNumber, { params: { number: second ?? '' }, query: { propertyId: id } })).toEqual(
    free,
  );
});

test('an archived object keeps its number', async () => {
  const { call } = app.broker;
  const { id, cadastralNumbers } = await givenProperty(app.db);
  await call(archiveProperty, { params: { id } });
  const number = cadastralNumbers[0] ?? '';
  expect(await call(checkCadastralNumber, { params: { number } })).toMatchObject({
    isUnique: false,
    holder: { id, state: 'archived', path: `/land/property/${id}` },
  });
});

test('a number of an object in the trash is free, with a way to that object', async () => {
  const { call } = app.broker;
  const { id, cadastralNumbers } = await givenProperty(app.db, {
    cadastralNumbers: [freshCadastralNumber(), freshCadastralNumber()],
    address: 'Руза, Речная, 5',
  });
  const [first = '', second = ''] = cadastralNumbers;
  await call(deleteProperty, { params: { id } });
  expect(await call(checkCadastralNumber, { params: { number: second } })).toEqual({
    isUnique: true,
    propertyId: null,
    cadastralNumber: null,
    holder: {
      id,
      title: `${first}, Руза, Речная, 5`,
      state: 'trashed',
      path: `/land/trash?q=${encodeURIComponent(first)}`,
    },
  });
});

test('a number may hold any signs on its way', async () => {
  const { call } = app.broker;
  for (const number of ['50:20:0010203/145', 'а б?в#г&д=%', 'Ё\\"\'', '50:20:0010203:145 (часть)']) {
    expect(await call(checkCadastralNumber, { params: { number } })).toMatchObject({ isUnique: true });
    await givenProperty(app.db, { cadastralNumbers: [number] });
    expect(await call(checkCadastralNumber, { params: { number } })).toMatchObject({ isUnique: false });
  }
  expect(refusalIn(await ask(app, 'GET', `/api/land/properties/cadastral-numbers/check/${'1'.repeat(201)}`)).code).toBe(
    'request.invalid',
  );
});
