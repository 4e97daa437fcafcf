import { fileReasons } from '@gektar/contract/files/file-reasons.ts';
import {
  getPolygonByImage,
  getPolygonsByCadastralNumber,
  noOutlineInPicture,
} from '@gektar/contract/land/cadastre/cadastre-endpoints.ts';
import { createProperty, deleteProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { freshCadastralNumber, propertyFields } from '#testing/given.ts';
import { fromTelephone, pngClaiming } from '#testing/pictures.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { fileOf } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const outline = {
  coordinates: [
    [55.1, 37.1],
    [55.1, 37.2],
    [55.2, 37.2],
  ] as [number, number][],
};
const other = {
  coordinates: [
    [56.1, 38.1],
    [56.1, 38.2],
    [56.2, 38.2],
  ] as [number, number][],
};

function outlinesOf(cadastralNumber: string) {
  return app.broker.call(getPolygonsByCadastralNumber, { query: { cadastralNumber } });
}

test('a number that the database knows answers its outline, pairs of latitude and longitude [CAD-001]', async () => {
  const [first, second] = [freshCadastralNumber(), freshCadastralNumber()];
  await app.broker.call(createProperty, {
    body: propertyFields(app.broker.id, { cadastralNumbers: [first, second], polygons: [outline, other] }),
  });
  expect(await outlinesOf(first)).toEqual([outline, other]);
  expect(await outlinesOf(` ${second} `)).toEqual([outline, other]);
});

test('an unknown number answers an empty list, and so does one without an outline [CAD-001]', async () => {
  const number = freshCadastralNumber();
  expect(await outlinesOf(number)).toEqual([]);
  await app.broker.call(createProperty, { body: propertyFields(app.broker.id, { cadastralNumbers: [number] }) });
  expect(await outlinesOf(number)).toEqual([]);
  expect(await outlinesOf('%')).toEqual([]);
});

test('the outline that an object had last stays known: redrawn, taken off, the object deleted', async () => {
  const { call } = app.broker;
  const number = freshCadastralNumber();
  const fields = propertyFields(app.broker.id, { cadastralNumbers: [number], polygons: [outline] });
  const made = await call(createProperty, { body: fields });
  const redrawn = await call(updateProperty, { body: { ...made, polygons: [other] } });
  expect(await outlinesOf(number)).toEqual([other]);
  await call(updateProperty, { body: { ...redrawn, polygons: [] } });
  expect(await outlinesOf(number)).toEqual([other]);
  await call(deleteProperty, { params: { id: made.id } });
  expect(await outlinesOf(number)).toEqual([other]);
});

test('a save that is refused leaves no outline behind', async () => {
  const [taken, fresh] = [freshCadastralNumber(), freshCadastralNumber()];
  await app.broker.call(createProperty, { body: propertyFields(app.broker.id, { cadastralNumbers: [taken] }) });
  const refused = propertyFields(app.broker.id, { cadastralNumbers: [fresh, taken], polygons: [outline] });
  await expect(app.broker.call(createProperty, { body: refused })).rejects.toMatchObject({ status: 409 });
  expect(await outlinesOf(fresh)).toEqual([]);
});

test.each([
  '',
  '?cadastralNumber=',
  '?cadastralNumber=%20',
  `?cadastralNumber=${'1'.repeat(201)}`,
  '?cadastralNumber=%00',
  '?cadastralNumber=1&cadastralNumber=2',
])('polygon-by-cadaster%s is refused', async (query) => {
  const answer = await ask(app, 'GET', `/api/polygon-by-cadaster${query}`);
  expect(refusalIn(answer)).toMatchObject({ code: 'request.invalid', fields: { cadastralNumber: expect.any(String) } });
});

const bounds = { north: 55.7545, south: 55.75, west: 37.6, east: 37.616 };
const [width, height] = [800, 400];

/** A white picture with one red frame from 200, 100 to 600, 300, four pixels thick. */
function picture(withFrame = true): Sharp {
  const data = Buffer.alloc(width * height * 3, 255);
  for (let y = 100; withFrame && y < 300; y += 1) {
    for (let x = 200; x < 600; x += 1) {
      if (x < 204 || x >= 596 || y < 104 || y >= 296) data.set([220, 30, 30], (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A form as sent by a browser. */
async function trace(file: File | undefined, fields: Record<string, unknown> = bounds) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (file) form.append('file', file);
  const headers = { authorization: `Bearer ${app.broker.token}` };
  const response = await fetch(app.url + getPolygonByImage.path, { method: 'POST', headers, body: form });
  const text = await response.text();
  return { status: response.status, text, json: JSON.parse(text) as unknown };
}

test.each([
  ['png', () => picture().png()],
  ['jpeg', () => picture().jpeg({ quality: 80 })],
  ['webp', () => picture().webp()],
  [
    'png of four times the size',
    () =>
      picture()
        .resize(width * 4, height * 4, { kernel: 'nearest' })
        .png(),
  ],
])('the outline of a picture in %s is found within its bounds [CAD-002]', async (_, drawn) => {
  const file = fileOf(await drawn().toBuffer(), 'план.png');
  const { coordinates } = await app.broker.call(getPolygonByImage, { form: { files: [file], fields: bounds } });
  expect(coordinates).toHaveLength(4);
  const [latitudes, longitudes] = [
    coordinates.map(([latitude]) => latitude),
    coordinates.map(([, longitude]) => longitude),
  ];
  // The middle of the line is two pixels inside its outer side; a pixel is 0.00001125° × 0.00002°.
  expect(Math.max(...latitudes)).toBeCloseTo(55.7545 - 102 * 0.00001125, 4);
  expect(Math.min(...latitudes)).toBeCloseTo(55.7545 - 298 * 0.00001125, 4);
  expect(Math.min(...longitudes)).toBeCloseTo(37.6 + 202 * 0.00002, 4);
  expect(Math.max(...longitudes)).toBeCloseTo(37.6 + 598 * 0.00002, 4);
});

test('a picture without an outline is told, with the reason [CAD-002]', async () => {
  const answer = await trace(fileOf(await picture(false).png().toBuffer(), 'план.png'));
  expect(refusalIn(answer)).toEqual({
    code: 'file.refused',
    message: 'Не удалось загрузить файл',
    fields: { 'file.0': noOutlineInPicture },
  });
  expect(answer.status).toBe(400);
});

test.each<[string, () => Promise<Buffer | string>, string]>([
  ['a text called .png', async () => 'Это не картинка', fileReasons.notImage],
  [
    'a drawing in SVG',
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    fileReasons.notImage,
  ],
  ['an empty file', async () => '', fileReasons.empty],
  ['a picture of 30,000 × 30,000 px', async () => pngClaiming(30_000, 30_000), fileReasons.tooManyPixels],
  ['a picture cut in two', async () => (await picture().png().toBuffer()).subarray(0, 200), fileReasons.broken],
])('%s is refused', async (_, content, reason) => {
  const answer = await trace(fileOf(await content(), 'план.png'));
  expect(refusalIn(answer)).toMatchObject({ code: 'file.refused', fields: { 'file.0': reason } });
});

test('colours that run out of the picture are no outline, in a photo of a telephone too', async () => {
  const answer = await trace(fileOf(await fromTelephone(6), 'план.jpg'));
  expect(refusalIn(answer).fields).toEqual({ 'file.0': noOutlineInPicture });
});

test.each([
  [{ ...bounds, north: 'x' }, 'north', 'Только цифры'],
  [{ south: 55, west: 37, east: 38 }, 'north', 'Обязательное поле'],
  [{ ...bounds, west: ' ' }, 'west', 'Обязательное поле'],
  [{ ...bounds, north: 86 }, 'north', 'Не больше 85,06'],
  [{ ...bounds, south: 55.8 }, 'south', 'Данные введены не корректно'],
  [{ ...bounds, south: bounds.north }, 'south', 'Данные введены не корректно'],
  [{ ...bounds, west: 38 }, 'west', 'Данные введены не корректно'],
  [{ ...bounds, east: 181 }, 'east', 'Не больше 180'],
])('bounds %j are refused at %s: %s', async (fields, field, message) => {
  const answer = await trace(fileOf(await picture().png().toBuffer(), 'план.png'), fields);
  expect(refusalIn(answer).fields).toEqual({ [field]: message });
});

test('a picture without bounds is told of each that it lacks one', async () => {
  const answer = await trace(fileOf(await picture().png().toBuffer(), 'план.png'), {});
  const missing = 'Обязательное поле';
  expect(refusalIn(answer).fields).toEqual({ north: missing, south: missing, west: missing, east: missing });
});

test('a form without a picture, or with two, is refused', async () => {
  expect(refusalIn(await trace(undefined)).code).toBe('request.invalid');
  const png = fileOf(await picture().png().toBuffer(), 'план.png');
  const two = app.broker.call(getPolygonByImage, { form: { files: [png, png], fields: bounds } });
  await expect(two).rejects.toMatchObject({ code: 'request.invalid' });
});
