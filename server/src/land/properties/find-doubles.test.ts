import { archiveProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { findPropertyDoubles } from '@gektar/contract/land/properties/property-search.ts';
import { plainNumber } from '@gektar/contract/search-text.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { freshCadastralNumber, givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

type TextQuery = Parameters<typeof find>[0];
function find(body: (typeof findPropertyDoubles)['body']['_zod']['input']) {
  return app.broker.call(findPropertyDoubles, { body });
}
async function reasonsOf(id: string, plot: TextQuery) {
  return (await find(plot)).find((double) => double.id === id)?.reasons;
}

/** 0.0001° of latitude is 11.1 m, of longitude at 55° 6.4 m. */
function box(south: number, west: number, size = 0.002) {
  const [north, east] = [south + size, west + size];
  return {
    coordinates: [
      [south, west],
      [south, east],
      [north, east],
      [north, west],
    ] as [number, number][],
  };
}

/** Every test uses its own location, a degree from the others. */
let lastLatitude = 40;
function freshLatitude(): number {
  lastLatitude += 1;
  return lastLatitude;
}

test('an object within 50 m is a possible double, told with its distance and all that a line shows', async () => {
  const latitude = freshLatitude();
  const address = 'д. Углешня';
  const near = await givenProperty(app.db, { latitude, longitude: 37, address, area: 3.25 });
  await givenProperty(app.db, { latitude: latitude + 0.0006, longitude: 37 });
  expect(await find({ latitude: latitude + 0.0002, longitude: 37 })).toEqual([
    {
      id: near.id,
      cadastralNumber: near.cadastralNumbers[0],
      address,
      region: { id: 50, name: 'Московская область' },
      area: 3.25,
      isEnabled: true,
      typeColor: near.propertyType.color,
      reasons: ['near'],
      distanceM: 22.2,
      overlapShare: null,
    },
    expect.objectContaining({ reasons: ['near'], distanceM: 44.5 }),
  ]);
});

test('50 m are the edge, to every side', async () => {
  const latitude = freshLatitude();
  const { id } = await givenProperty(app.db, { latitude, longitude: 37 });
  const degree = 111_195;
  const shrunk = Math.cos((latitude * Math.PI) / 180);
  for (const sign of [1, -1]) {
    expect(await reasonsOf(id, { latitude: latitude + (sign * 49.9) / degree, longitude: 37 })).toEqual(['near']);
    expect(await reasonsOf(id, { latitude: latitude + (sign * 50.1) / degree, longitude: 37 })).toBeUndefined();
    expect(await reasonsOf(id, { latitude, longitude: 37 + (sign * 49.9) / degree / shrunk })).toEqual(['near']);
    expect(await reasonsOf(id, { latitude, longitude: 37 + (sign * 50.1) / degree / shrunk })).toBeUndefined();
  }
});

test('a point that stands for a district is near nothing', async () => {
  const latitude = freshLatitude();
  const exact = await givenProperty(app.db, { latitude, longitude: 37 });
  const approximate = await givenProperty(app.db, { latitude, longitude: 37, isApproximatePosition: true });
  expect((await find({ latitude, longitude: 37 })).map(({ id }) => id)).toEqual([exact.id]);
  expect(await find({ latitude, longitude: 37, isApproximatePosition: true })).toEqual([]);
  const [found] = await find({ latitude, longitude: 37, cadastralNumbers: approximate.cadastralNumbers });
  expect(found).toMatchObject({ id: approximate.id, reasons: ['number'], distanceM: null });
});

test('an overlapping outline is a possible double, a neighbour or a sliver is none', async () => {
  const latitude = freshLatitude();
  const { id } = await givenProperty(app.db, {
    latitude: latitude + 0.5,
    longitude: 36,
    polygons: [box(latitude, 37)],
  });
  const overlap = async (polygon: ReturnType<typeof box>) =>
    (await find({ polygons: [polygon] })).find((double) => double.id === id);
  expect(await overlap(box(latitude, 37))).toMatchObject({ reasons: ['outline'], overlapShare: 1, distanceM: null });
  expect(await overlap(box(latitude, 37.001))).toMatchObject({ reasons: ['outline'], overlapShare: 0.5 });
  expect(await overlap(box(latitude + 0.0005, 37.0005, 0.001))).toMatchObject({ overlapShare: 1 });
  expect(await overlap(box(latitude - 0.01, 36.99, 0.03))).toMatchObject({ overlapShare: 1 });
  expect(await overlap(box(latitude, 37.002))).toBeUndefined();
  expect(await overlap(box(latitude, 37.00195))).toBeUndefined();
});

test('where only one of two is drawn, the point of the other within the outline tells', async () => {
  const latitude = freshLatitude();
  const drawn = await givenProperty(app.db, {
    latitude: latitude + 0.002,
    longitude: 37,
    polygons: [box(latitude, 37)],
  });
  expect(await reasonsOf(drawn.id, { latitude: latitude + 0.001, longitude: 37.001 })).toEqual(['outline']);
  expect(await reasonsOf(drawn.id, { latitude: latitude + 0.001, longitude: 37.003 })).toBeUndefined();
  const other = freshLatitude();
  const bare = await givenProperty(app.db, { latitude: other, longitude: 37 });
  expect(await reasonsOf(bare.id, { polygons: [box(other - 0.001, 36.999)] })).toEqual(['outline']);
});

test('a taken number is the surest of all reasons, and every reason is told', async () => {
  const latitude = freshLatitude();
  const number = freshCadastralNumber();
  const outline = box(latitude, 37);
  const far = await givenProperty(app.db, {
    latitude: 20,
    longitude: 20,
    cadastralNumbers: [freshCadastralNumber(), number],
  });
  const near = await givenProperty(app.db, { latitude, longitude: 37 });
  const same = await givenProperty(app.db, { latitude, longitude: 37, polygons: [outline] });
  const doubles = await find({
    latitude,
    longitude: 37,
    polygons: [outline],
    cadastralNumbers: [number, ...same.cadastralNumbers],
  });
  expect(doubles.map(({ id, reasons }) => [id, reasons])).toEqual([
    [same.id, ['number', 'outline', 'near']],
    [far.id, ['number']],
    [near.id, expect.arrayContaining(['near'])],
  ]);
  // The result names the object by its first number, although another one matched.
  expect(doubles[1]?.cadastralNumber).toBe(far.cadastralNumbers[0]);
});

test('a number with other leading zeros is the same number, as one with another digit is not', async () => {
  const [first, second] = [
    await givenProperty(app.db, { cadastralNumbers: ['99:99:0000001:1'] }),
    await givenProperty(app.db, { cadastralNumbers: ['99:99:20:000303'] }),
  ];
  const found = async (cadastralNumber: string) =>
    (await find({ cadastralNumbers: [cadastralNumber] })).map(({ id, reasons }) => [id, reasons]);
  for (const typed of ['99:99:1:1', '99:99:0000001:1', '099:99:000001:01']) {
    expect(await found(typed)).toEqual([[first.id, ['number']]]);
  }
  expect(await found('99:99:0000020:303')).toEqual([[second.id, ['number']]]);
  for (const other of ['99:99:10:1', '99:99:1:10', '9:99:1:1', '99:99:200:303']) expect(await found(other)).toEqual([]);
});

test('the database and the contract spell numbers alike', async () => {
  for (const number of [
    '99:99:0000001:1',
    ' 01:02 :0000000:10',
    '50:27\u00A0:020:1',
    'б/н 007',
    'рядом с 50:27:0020441:054',
    '0',
    '00:0x',
  ]) {
    const { rows } = await sql<{ plain: string }>`select land.plain_number(${number}) as plain`.execute(app.db);
    expect(rows).toEqual([{ plain: plainNumber(number) }]);
  }
});

test('an object is no double of itself, an archived one may be a double', async () => {
  const latitude = freshLatitude();
  const { id, cadastralNumbers } = await givenProperty(app.db, {
    latitude,
    longitude: 37,
    polygons: [box(latitude, 37)],
  });
  const plot = { latitude, longitude: 37, polygons: [box(latitude, 37)], cadastralNumbers };
  expect(await find({ ...plot, propertyId: id })).toEqual([]);
  await app.broker.call(archiveProperty, { params: { id } });
  expect(await find(plot)).toMatchObject([{ id, isEnabled: false }]);
});

test('of very many the ten nearest come', async () => {
  const latitude = freshLatitude();
  for (let step = 1; step <= 12; step++)
    await givenProperty(app.db, { latitude: latitude + step * 0.00003, longitude: 37 });
  const distances = (await find({ latitude, longitude: 37 })).map(({ distanceM }) => distanceM);
  expect(distances).toEqual(Array.from({ length: 10 }, (_, step) => Math.round((step + 1) * 33.36) / 10));
});

test('nothing known so far finds nothing', async () => {
  for (const plot of [{}, { latitude: 55 }, { longitude: 37 }, { latitude: null, longitude: null, propertyId: null }]) {
    expect(await find(plot)).toEqual([]);
  }
  for (const [latitude, longitude] of [
    [90, 0],
    [-90, 180],
    [0, -180],
  ] as const) {
    expect(await find({ latitude, longitude })).toEqual([]);
  }
});

test('an outline that crosses itself, or has no extent, harms nothing', async () => {
  const latitude = freshLatitude();
  const bow = {
    coordinates: [
      [latitude, 37],
      [latitude + 1, 38],
      [latitude + 1, 37],
      [latitude, 38],
    ] as [number, number][],
  };
  const dot = {
    coordinates: [
      [latitude, 37],
      [latitude, 37],
      [latitude, 37],
    ] as [number, number][],
  };
  expect(await find({ polygons: [dot] })).toEqual([]);
  // An outline that crosses itself is refused now, but older ones may be stored.
  const drawn = await givenProperty(app.db, { latitude, longitude: 30 });
  await app.db
    .updateTable('land.properties')
    .set({ polygons: JSON.stringify([bow]) })
    .where('id', '=', drawn.id)
    .execute();
  expect(await reasonsOf(drawn.id, { polygons: [bow] })).toEqual(['outline']);
});

test.each([
  [{ latitude: 91 }, 'latitude'],
  [{ longitude: '37' }, 'longitude'],
  [{ propertyId: 'x' }, 'propertyId'],
  [{ cadastralNumbers: [''] }, 'cadastralNumbers.0'],
  [{ cadastralNumbers: 'x' }, 'cadastralNumbers'],
  [
    {
      polygons: [
        {
          coordinates: [
            [55, 37],
            [55, 38],
          ],
        },
      ],
    },
    'polygons.0.coordinates',
  ],
  [
    {
      polygons: [
        {
          coordinates: [
            [55, 37, 1],
            [55, 38],
            [56, 38],
          ],
        },
      ],
    },
    'polygons.0.coordinates.0',
  ],
  [{ polygons: [{}] }, 'polygons.0.coordinates'],
])('%j is refused', async (body, field) => {
  const answer = await ask(app, 'POST', '/api/land/properties/doubles', { body });
  expect(Object.keys(refusalIn(answer).fields ?? {})).toEqual([field]);
});
