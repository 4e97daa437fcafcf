import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty } from '#testing/given.ts';
import { givenLink } from '#testing/given-link.ts';
import { type GivenSelection, givenSelection } from '#testing/given-selection.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { wholePropertyFields } from '#testing/given-whole.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const query = { password: 'K7M4XC' };

async function shared(about: Parameters<typeof givenSelection>[1]): Promise<GivenSelection> {
  const selection = await givenSelection(app.db, about);
  await givenLink(app.db, selection.selectionId, query);
  return selection;
}
function read({ selectionId }: GivenSelection) {
  return app.anonymous(landPublic.read, { params: { id: selectionId }, query });
}

test('of an open plot a client sees where it lies and what it is, the flyer photo first', async () => {
  const [second, flyer] = [await givenStoredFile(app.db), await givenStoredFile(app.db)];
  const property = await givenProperty(
    app.db,
    await wholePropertyFields(app.db, app.broker.id, {
      isConfidentially: false,
      images: [
        { globalImageId: second, imageType: { id: 6 } },
        { globalImageId: flyer, presenceInTheFlyer: true },
      ],
    }),
  );
  const { items } = await read(await shared({ propertyIds: [property.id] }));
  const { cadastralNumbers, address, latitude, longitude, polygons, category, price, gasSupply, hasPond } = property;
  expect(items[0]?.property).toMatchObject({
    ...{ cadastralNumbers, address, latitude, longitude, polygons, category, price, gasSupply, hasPond },
    isConfidentially: false,
    images: [
      { globalImageId: flyer, imageTypeName: null },
      { globalImageId: second, imageTypeName: 'Кадастровый план' },
    ],
  });
});

/** A plot with a different value in every field, so that swapped fields are detected. */
async function unlikePlot(isConfidentially: boolean) {
  const fields = await wholePropertyFields(app.db, app.broker.id, {
    isConfidentially,
    latitude: 55.68241,
    longitude: 37.104218,
    images: [{ globalImageId: await givenStoredFile(app.db), imageType: { id: 2 } }],
    gasSupply: { type: 1, value: 101, from: 102, to: 103 },
    electricitySupply: { type: 2, value: 104, from: 105, to: 106 },
    waterSupply: { type: 1, value: 107, from: 108, to: 109 },
    sewerage: { type: 2, value: 110, from: 111, to: 112 },
    heatSupply: { type: 1, value: 113, from: 114, to: 115 },
    category: { id: 2 },
    propertyType: { id: 3 },
    ownershipType: { id: 1 },
    landHighway: { id: 4 },
    area: 12.5,
    buildingArea: 1_200.5,
    price: 385_000_000,
    kmFromCity: 24,
    ...Object.fromEntries(advantageFlags.map((flag, index) => [flag, index % 3 === 0])),
  });
  return givenProperty(app.db, fields);
}

test.each([false, true])(
  'a client sees every value of a plot in its own place; confidential: %s [LAND-PUB-003]',
  async (isConfidentially) => {
    const property = await unlikePlot(isConfidentially);
    const { items } = await read(await shared({ propertyIds: [property.id] }));
    const whereabouts = {
      cadastralNumbers: property.cadastralNumbers,
      address: property.address,
      latitude: property.latitude,
      longitude: property.longitude,
      isApproximatePosition: property.isApproximatePosition,
      polygons: property.polygons,
    };
    const hidden = {
      cadastralNumbers: [],
      address: null,
      latitude: 55.68,
      longitude: 37.11,
      isApproximatePosition: true,
      polygons: [],
    };
    const named = [
      ...['region', 'landHighway', 'kmFromCity', 'propertyType', 'category', 'ownershipType', 'bestUses'],
      ...['permittedUseTypes', 'area', 'buildingArea', 'price', 'pricePerHa', 'isConfidentially'],
      ...utilityKeys,
      ...advantageFlags,
    ] as (keyof typeof property)[];
    const [image] = property.images;
    const photo = { globalImageId: image?.globalImageId, imageTypeName: image?.imageType?.name };
    const { images, ...seen } = items[0]?.property ?? {};
    expect(seen).toEqual({
      ...Object.fromEntries(named.map((name) => [name, property[name]])),
      ...(isConfidentially ? hidden : whereabouts),
    });
    expect(images).toEqual([photo]);
  },
);

test('of a confidential plot neither numbers, address, place, outline nor plans leave', async () => {
  const stored = () => givenStoredFile(app.db);
  const [plan, photo, untyped] = [await stored(), await stored(), await stored()];
  const { rows: own } = await sql<{ id: number }>`
    insert into land.image_types (name, "order") values ('Схема', 90), ('Выписка', 91), ('Границы', 92) returning id`.execute(
    app.db,
  );
  const ownKinds = await Promise.all(own.map(async ({ id }) => ({ globalImageId: await stored(), imageType: { id } })));
  const fields = await wholePropertyFields(app.db, app.broker.id, {
    isConfidentially: true,
    isApproximatePosition: false,
    area: 12.5,
    latitude: 55.68241,
    longitude: 37.104218,
    images: [
      { globalImageId: plan, imageType: { id: 6 }, presenceInTheFlyer: true },
      { globalImageId: photo, imageType: { id: 2 } },
      { globalImageId: untyped },
      ...ownKinds,
    ],
  });
  const { id } = await givenProperty(app.db, fields);
  const { items } = await read(await shared({ propertyIds: [id] }));
  expect(items[0]?.property).toMatchObject({
    cadastralNumbers: [],
    address: null,
    polygons: [],
    latitude: 55.68,
    longitude: 37.11,
    isApproximatePosition: true,
    isConfidentially: true,
    area: 12.5,
    images: [{ globalImageId: photo, imageTypeName: 'Общий вид' }],
  });
});
