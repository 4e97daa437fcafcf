import { getFileInfo } from '@gektar/contract/files/file-endpoints.ts';
import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import {
  createImage,
  deleteImage,
  getImage,
  listImages,
  updateImage,
} from '@gektar/contract/land/images/image-endpoints.ts';
import { getProperty, listPropertyHistory } from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty } from '#testing/given.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload, storedNames } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const nobody = '019a0000-0000-7000-8000-000000000000';

async function kindOfPhoto(order: number) {
  const { rowVersion: _, ...kind } = await app.broker.call(landDictionaries['image-types'].create, {
    body: { name: `Вид ${order}`, order },
  });
  return kind;
}

/** Photos of a property as `getProperty` returns them, with their flyer flag. */
async function imagesOf(id: string) {
  const { images, rowVersion } = await app.broker.call(getProperty, { params: { id } });
  return { images: images.map((image) => [image.globalImageId, image.presenceInTheFlyer] as const), rowVersion };
}

test('a photo is put on an object, found, listed and changed [LAND-DICT-047…050]', async () => {
  const { broker, db } = app;
  const property = await givenProperty(db);
  const kind = await kindOfPhoto(5);
  const globalImageId = await givenStoredFile(db);
  const made = await broker.call(createImage, {
    body: { propertyId: property.id, globalImageId, imageType: { id: kind.id } },
  });
  expect(made).toEqual({
    id: globalImageId,
    globalImageId,
    propertyId: property.id,
    imageType: kind,
    order: 5,
    presenceInTheFlyer: true,
    isChecked: false,
    rowVersion: property.rowVersion + 1,
  });
  expect(await broker.call(getImage, { params: { id: made.id } })).toEqual(made);
  expect(await broker.call(listImages, { query: { take: 1 } })).toEqual([made]);
  expect(await broker.call(getFileInfo, { params: { id: made.id } })).toMatchObject({ entityId: property.id });

  const second = await broker.call(createImage, {
    body: { propertyId: property.id, globalImageId: await givenStoredFile(db) },
  });
  expect(second).toMatchObject({ imageType: null, order: null, presenceInTheFlyer: false });
  expect(await broker.call(listImages, { query: { take: 2 } })).toEqual([
    second,
    { ...made, rowVersion: second.rowVersion },
  ]);

  const changed = await broker.call(updateImage, { body: { ...second, imageType: kind, presenceInTheFlyer: true } });
  expect(changed).toEqual({
    ...second,
    imageType: kind,
    order: 5,
    presenceInTheFlyer: true,
    rowVersion: second.rowVersion + 1,
  });
  expect((await imagesOf(property.id)).images).toEqual([
    [second.id, true],
    [made.id, false],
  ]);
  const [event] = await broker.call(listPropertyHistory, { params: { id: property.id } });
  expect(event).toMatchObject({ action: 'update', employeeId: broker.id });
  expect(Object.keys(event?.changes ?? {})).toEqual(['images']);
});

test('a photo is taken off its object, file and all, once; the flyer passes on [LAND-DICT-051, IMG-007]', async () => {
  const { broker, db } = app;
  const [flyer, rest] = [await givenUpload(app), await givenStoredFile(db)];
  const { id: propertyId } = await givenProperty(db, {
    images: [{ globalImageId: flyer.id }, { globalImageId: rest }],
  });
  expect(await broker.call(deleteImage, { params: { id: flyer.id } })).toEqual({ id: flyer.id });
  expect((await imagesOf(propertyId)).images).toEqual([[rest, true]]);
  expect((await storedNames(app)).some((name) => name.startsWith(flyer.id))).toBe(false);
  const again = broker.call(deleteImage, { params: { id: flyer.id } });
  await expect(again).rejects.toMatchObject({ code: 'file.not_found' });
});

test('the mark of the flyer taken off a photo passes to the first one; there is always one', async () => {
  const { broker, db } = app;
  const [a, b] = [await givenStoredFile(db), await givenStoredFile(db)];
  const { id } = await givenProperty(db, {
    images: [{ globalImageId: a }, { globalImageId: b, presenceInTheFlyer: true }],
  });
  const { images, rowVersion } = await imagesOf(id);
  expect(images).toEqual([
    [b, true],
    [a, false],
  ]);
  await broker.call(updateImage, { body: { id: a, rowVersion, presenceInTheFlyer: false } });
  expect((await imagesOf(id)).images).toEqual(images);
  await broker.call(updateImage, { body: { id: b, rowVersion: rowVersion + 1, presenceInTheFlyer: false } });
  expect((await imagesOf(id)).images.filter(([, isInFlyer]) => isInFlyer)).toHaveLength(1);
});

test('a photo of an object that somebody else has changed is not overwritten', async () => {
  const { broker, db } = app;
  const id = await givenStoredFile(db);
  const property = await givenProperty(db, { images: [{ globalImageId: id }] });
  const image = await broker.call(getImage, { params: { id } });
  const kind = await kindOfPhoto(1);
  await broker.call(updateImage, { body: { ...image, imageType: kind } });
  const late = broker.call(updateImage, { body: { ...image, imageType: null } });
  await expect(late).rejects.toMatchObject({
    code: 'property.changed',
    current: { id: property.id, rowVersion: property.rowVersion + 1 },
  });
  expect(await broker.call(getImage, { params: { id } })).toMatchObject({ imageType: kind });
});

test('of what is not there, taken or no photo nothing becomes a photo of an object', async () => {
  const { broker, db } = app;
  const [free, taken] = [await givenStoredFile(db), await givenStoredFile(db)];
  const paper = await givenStoredFile(db, { kind: 'document' });
  const { id: propertyId } = await givenProperty(db, { images: [{ globalImageId: taken }] });
  const create = (body: { propertyId: string; globalImageId: string; imageType?: { id: number } }) =>
    broker.call(createImage, { body });
  await expect(create({ propertyId: nobody, globalImageId: free })).rejects.toMatchObject({
    code: 'property.not_found',
  });
  await expect(create({ propertyId, globalImageId: nobody })).rejects.toMatchObject({ code: 'file.gone' });
  await expect(create({ propertyId, globalImageId: paper })).rejects.toMatchObject({ code: 'file.gone' });
  await expect(create({ propertyId, globalImageId: taken })).rejects.toMatchObject({ code: 'file.attached' });
  await expect(create({ propertyId, globalImageId: free, imageType: { id: 999_999 } })).rejects.toMatchObject({
    code: 'property.unknown_reference',
  });
  expect((await imagesOf(propertyId)).images).toEqual([[taken, true]]);
  for (const call of [
    () => broker.call(getImage, { params: { id: free } }),
    () => broker.call(updateImage, { body: { id: free, rowVersion: 1 } }),
    () => broker.call(deleteImage, { params: { id: free } }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'file.not_found' });
  }
});
