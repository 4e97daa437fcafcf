import { findProperties, getProperty, listProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { givenManyProperties } from '#testing/given-many.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('a list takes a thousand at once and skips none, unless told otherwise [LAND-PROP-024]', async () => {
  const full = await openTestApp(inject('clusterUrl'));
  await givenManyProperties(full.db, full.broker.id, 1_010);
  const { call } = full.broker;
  const page = await call(findProperties, { body: {} });
  expect(page).toHaveLength(1_000);
  expect(page[0]?.cadastralNumbers).toEqual(['77:00:0000000:1']);
  expect(await call(listProperties)).toHaveLength(1_000);
  const rest = await call(findProperties, { query: { skip: 1_000 }, body: {} });
  expect(rest.map(({ cadastralNumbers }) => cadastralNumbers[0])).toEqual(
    Array.from({ length: 10 }, (_, n) => `77:00:0000000:${1_001 + n}`),
  );
  const dear = { sort: 'Price', direction: 'desc' } as const;
  const late = await call(findProperties, { query: { ...dear, skip: 900, take: 60 }, body: { isEnabled: true } });
  // Plot n has n ha and costs n million; the first plot has no price and comes last.
  expect(late.map(({ area }) => area)).toEqual(Array.from({ length: 60 }, (_, n) => 1_010 - 900 - n));
  await full.close();
});

test('a new name of a dictionary value shows at once on every object that has it', async () => {
  const { call } = app.broker;
  const { id } = await givenProperty(app.db, { bestUses: [{ id: 3 }], category: { id: 2 } });
  for (const [dictionary, valueId] of [
    ['best-uses', 3],
    ['categories', 2],
  ] as const) {
    const value = (await ask(app, 'GET', `/api/land/${dictionary}/${valueId}`)).json as object;
    const name = `Переименовано ${dictionary}`;
    await ask(app, 'POST', `/api/land/${dictionary}/update`, { body: { ...value, name } });
    for (const shown of [
      await call(getProperty, { params: { id } }),
      (await call(findProperties, { body: { ids: [id] } }))[0],
    ]) {
      expect(JSON.stringify([shown?.bestUses, shown?.category])).toContain(name);
    }
  }
});
