import { archiveProperty, deleteProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import {
  addSelectionItem,
  getSelection,
  landLinks,
  orderSelectionItems,
  updateSelectionItem,
} from '@gektar/contract/land/selections/selection.ts';
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

test('a client reads the selection with the company’s name, the term and the items [LAND-PUB-003, LAND-PUB-004]', async () => {
  await app.db.insertInto('shared.companies').values({ id: 'c-1', name: 'ООО «Липа»', websites: '[]' }).execute();
  const selection = await shared({ count: 2, companyId: 'c-1' });
  const answer = await read(selection);
  const { expirationTime } = await app.broker.call(landLinks.ofSelection, { params: { id: selection.selectionId } });
  expect(answer).toMatchObject({ id: selection.selectionId, companyName: 'ООО «Липа»', expirationTime });
  expect(answer.items.map(({ id, order, isClientFavorite }) => [id, order, isClientFavorite])).toEqual([
    [selection.itemIds[0], 1, false],
    [selection.itemIds[1], 2, false],
  ]);
});

test('without a company, or with one that is not known, its name is empty; without items the selection is', async () => {
  expect(await read(await shared({}))).toMatchObject({ companyName: null, items: [] });
  expect((await read(await shared({ companyId: 'nobody' }))).companyName).toBeNull();
});

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

/** All values differ, so that a swapped one is detected. */
async function unlikePlot(isConfidentially: boolean) {
  const fields = await wholePropertyFields(app.db, app.broker.id, {
    isConfidentially,
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

test('hidden, archived and deleted objects are left out, the rest counted from one [LAND-PUB-004]', async () => {
  const selection = await shared({ count: 5 });
  const [hidden = '', , , , last = ''] = selection.itemIds;
  const [, archived = '', deleted = ''] = selection.propertyIds;
  await app.broker.call(updateSelectionItem, { body: { id: hidden, status: false } });
  await app.broker.call(archiveProperty, { params: { id: archived } });
  await app.broker.call(deleteProperty, { params: { id: deleted } });
  await app.broker.call(orderSelectionItems, { params: { id: selection.selectionId }, body: { itemIds: [last] } });
  const { items } = await read(selection);
  expect(items.map(({ id, order }) => [id, order])).toEqual([
    [last, 1],
    [selection.itemIds[3], 2],
  ]);
});

test('what a broker adds is there at the next look', async () => {
  const selection = await shared({ count: 1 });
  const { id: entityId } = await givenProperty(app.db);
  await app.broker.call(addSelectionItem, { body: { entityId, requestSelectionId: selection.selectionId } });
  expect((await read(selection)).items).toHaveLength(2);
});

test('a client marks an object, once; the broker sees it with the object, its status and comment [LAND-PUB-005, LAND-FAV-003]', async () => {
  const selection = await shared({ count: 2 });
  const [id = ''] = selection.itemIds;
  const mark = () => app.anonymous(landPublic.markFavorite, { params: { id }, query });
  expect(await Promise.all([mark(), mark(), mark()])).toEqual(Array(3).fill({ id, isClientFavorite: true }));
  expect((await read(selection)).items.map(({ isClientFavorite }) => isClientFavorite)).toEqual([true, false]);
  const seen = await app.broker.call(getSelection, { params: { id: selection.selectionId } });
  expect(seen.items.map(({ isClientFavorite, rowVersion }) => [isClientFavorite, rowVersion])).toEqual([
    [true, 1],
    [false, 1],
  ]);
  expect(seen.items[0]).toMatchObject({
    id,
    property: { id: selection.propertyIds[0] },
    status: true,
    comment: null,
  });
  const traces = await app.db
    .selectFrom('shared.audit')
    .select(['employee_id', 'action', 'changes'])
    .where('entity_id', '=', id)
    .execute();
  expect(traces).toEqual([{ employee_id: null, action: 'update', changes: { isClientFavorite: [false, true] } }]);
});

test('a client’s mark is a change of the selection: its change time moves, once, and updateInfo tells it [LAND-LINK-005]', async () => {
  const selection = await shared({ count: 2 });
  const [id = ''] = selection.itemIds;
  const longAgo = '2026-01-02T03:04:05';
  await sql`update land.request_selections set date_time_changed = ${longAgo}::timestamptz
    where id = ${selection.selectionId}`.execute(app.db);
  const changedAt = async () =>
    (await app.broker.call(landLinks.updateInfo, { params: { id: selection.selectionId } })).dateTimeChanged;
  const mark = (itemId: string, password = query.password) =>
    app.anonymous(landPublic.markFavorite, { params: { id: itemId }, query: { password } });
  await read(selection);
  await expect(mark(id, 'WRONG2')).rejects.toMatchObject({ code: 'link.code_wrong' });
  expect(await changedAt()).toBe(longAgo);
  await mark(id);
  expect(await changedAt()).not.toBe(longAgo);

  await sql`update land.request_selections set date_time_changed = ${longAgo}::timestamptz
    where id = ${selection.selectionId}`.execute(app.db);
  await mark(id);
  expect(await changedAt()).toBe(longAgo);
});

test('an object that the client may not see cannot be marked, and is not told from one that never was', async () => {
  const selection = await shared({ count: 2 });
  const [hidden = '', archived = ''] = selection.itemIds;
  await app.broker.call(updateSelectionItem, { body: { id: hidden, status: false } });
  await app.broker.call(archiveProperty, { params: { id: selection.propertyIds[1] ?? '' } });
  const unknown = '01998e5a-0000-7000-8000-000000000000';
  for (const id of [hidden, archived, unknown, selection.selectionId]) {
    const mark = app.anonymous(landPublic.markFavorite, { params: { id }, query });
    await expect(mark).rejects.toMatchObject({ code: 'link.invalid', status: 403 });
  }
  const { items } = await app.broker.call(getSelection, { params: { id: selection.selectionId } });
  expect(items.map(({ isClientFavorite }) => isClientFavorite)).toEqual([false, false]);
});

test('the code of one selection does not open another', async () => {
  const mine = await shared({ count: 1 });
  const other = await givenSelection(app.db, { count: 1 });
  await givenLink(app.db, other.selectionId, { password: 'QQQQQQ' });
  await expect(read(other)).rejects.toMatchObject({ code: 'link.code_wrong', status: 401 });
  const mark = app.anonymous(landPublic.markFavorite, { params: { id: other.itemIds[0] ?? '' }, query });
  await expect(mark).rejects.toMatchObject({ code: 'link.code_wrong' });
  expect((await read(mine)).items).toHaveLength(1);
});
