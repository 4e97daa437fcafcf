import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty, propertyFields } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const [a, b, c, d]: Polygon['coordinates'] = [
  [55.7, 37.1],
  [55.71, 37.1],
  [55.71, 37.12],
  [55.7, 37.12],
];
const outline = (...coordinates: unknown[]) => ({ coordinates }) as Polygon;
const square = outline(a, b, c, d);
const bowTie = outline(a, c, b, d);
const crossing = 'Стороны контура не должны пересекаться';

const create = (polygons: Polygon[]) =>
  ask(app, 'POST', '/api/land/properties', { body: { ...propertyFields(app.broker.id), polygons } });

test('an outline whose sides cross is refused at its place, by creation and by edit [LAND-PROP-029]', async () => {
  const made = await create([square, bowTie]);
  expect(made.status).toBe(400);
  expect(refusalIn(made)).toMatchObject({ code: 'request.invalid', fields: { 'polygons.1.coordinates': crossing } });

  const property = (await create([square])).json as object;
  const edit = await ask(app, 'POST', '/api/land/properties/update', { body: { ...property, polygons: [bowTie] } });
  expect(edit.status).toBe(400);
  expect(refusalIn(edit).fields).toEqual({ 'polygons.0.coordinates': crossing });
});

test('an outline that only touches itself is kept as it came', async () => {
  const seam: Polygon['coordinates'][number] = [55.703, 37.105];
  const outlines = [
    outline(a, b, c, d, a),
    outline(a, b, b, c, d),
    // A hole joined to the border by a seam.
    outline(a, seam, [55.706, 37.105], [55.703, 37.11], seam, a, d, c, b),
  ];
  const made = await create(outlines);
  expect(made).toMatchObject({ status: 201, json: { polygons: outlines } });
});

test('an object that already has a crossing outline is still shown', async () => {
  const { id } = await givenProperty(app.db);
  await app.db
    .updateTable('land.properties')
    .set({ polygons: JSON.stringify([bowTie]) })
    .where('id', '=', id)
    .execute();
  expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({ polygons: [bowTie] });
});
