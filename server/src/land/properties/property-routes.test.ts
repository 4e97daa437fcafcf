import {
  archiveProperty,
  createProperty,
  findProperties,
  getProperty,
  updateProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty, propertyFields } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('a created object comes back whole, with what the server computes [LAND-PROP-085, LAND-PROP-088, LAND-PROP-046]', async () => {
  const { broker } = app;
  const created = await broker.call(createProperty, {
    body: propertyFields(broker.id, { price: 385_000_000, area: 12.5 }),
  });
  expect(created.pricePerHa).toBe(30_800_000);
  expect(await broker.call(getProperty, { params: { id: created.id } })).toEqual(created);
});

test('a taken cadastral number is refused at its field [LAND-PROP-092]', async () => {
  await givenProperty(app.db, { cadastralNumbers: ['50:20:0010203:145'] });
  const other = await givenProperty(app.db);
  const edit = app.broker.call(updateProperty, { body: { ...other, cadastralNumbers: ['50:20:0010203:145'] } });
  await expect(edit).rejects.toMatchObject({
    code: 'cadastral_number.taken',
    fields: { cadastralNumbers: expect.stringMatching(/^Кадастровый номер уже используется: 50:20:0010203:145 /) },
  });
});

test('the refusal of taken numbers names the objects that have them, archived ones too, and leads to them [LAND-PROP-092]', async () => {
  const active = await givenProperty(app.db, {
    cadastralNumbers: ['50:09:0000001:11', '50:09:0000001:12'],
    address: 'Клин, Полевая, 1',
  });
  const archived = await givenProperty(app.db, {
    cadastralNumbers: ['50:09:0000001:21'],
    address: 'Дмитров, Южная, 8',
  });
  await app.broker.call(archiveProperty, { params: { id: archived.id } });
  const cadastralNumbers = ['50:09:0000001:21', '50:09:0000001:31', '50:09:0000001:12'];
  const refusal = {
    code: 'cadastral_number.taken',
    fields: {
      cadastralNumbers:
        'Кадастровый номер уже используется: 50:09:0000001:21 у объекта «50:09:0000001:21, Дмитров, Южная, 8» в архиве; ' +
        '50:09:0000001:12 у объекта «50:09:0000001:11, Клин, Полевая, 1»',
    },
    others: [
      {
        id: archived.id,
        title: '50:09:0000001:21, Дмитров, Южная, 8',
        state: 'archived',
        path: `/land/property/${archived.id}`,
      },
      {
        id: active.id,
        title: '50:09:0000001:11, Клин, Полевая, 1',
        state: 'active',
        path: `/land/property/${active.id}`,
      },
    ],
  };
  const creation = await ask(app, 'POST', createProperty.path, {
    body: propertyFields(app.broker.id, { cadastralNumbers }),
  });
  expect(refusalIn(creation)).toMatchObject(refusal);
  const third = await givenProperty(app.db);
  const edit = app.broker.call(updateProperty, { body: { ...third, cadastralNumbers } });
  await expect(edit).rejects.toMatchObject(refusal);
});

test('a page is a plain array [LAND-PROP-082]', async () => {
  const rows = await app.broker.call(findProperties, { query: { take: 1 }, body: {} });
  expect(rows).toHaveLength(1);
});
