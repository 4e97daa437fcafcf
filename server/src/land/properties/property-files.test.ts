import { deleteFile, getFileInfo } from '@gektar/contract/files/file-endpoints.ts';
import { imagePath } from '@gektar/contract/files/stored-file.ts';
import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import {
  createProperty,
  deleteProperty,
  getProperty,
  listProperties,
  listPropertyHistory,
  updateProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { landTrash } from '@gektar/contract/trash/trash-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { propertyFields } from '#testing/given.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload, storedNames } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const nobody = '019a0000-0000-7000-8000-000000000000';
const gone = 'Файла больше нет. Загрузите его снова';

function photos(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => givenStoredFile(app.db)));
}
function documents(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => givenStoredFile(app.db, { kind: 'document' })));
}
/** Creates an object with these photos. @returns it, with the photos in display order */
async function saved(images: { globalImageId: string; presenceInTheFlyer?: boolean; imageType?: { id: number } }[]) {
  return app.broker.call(createProperty, { body: propertyFields(app.broker.id, { images }) });
}
const idsOf = (property: { images: readonly { globalImageId: string }[] }) =>
  property.images.map(({ globalImageId }) => globalImageId);
const flyersOf = (property: { images: readonly { globalImageId: string; presenceInTheFlyer: boolean }[] }) =>
  property.images.filter((image) => image.presenceInTheFlyer).map(({ globalImageId }) => globalImageId);

async function kindOfPhoto(order: number) {
  return app.broker.call(landDictionaries['image-types'].create, { body: { name: `Вид ${order}`, order } });
}

test('photos have a kind with its order, a mark for the flyer, and a select mark that is never kept [LAND-PROP-027, LAND-PROP-081]', async () => {
  const [globalImageId = ''] = await photos(1);
  const { rowVersion: _, ...imageType } = await kindOfPhoto(7);
  const images = [{ globalImageId, imageType: { id: imageType.id }, presenceInTheFlyer: true, isChecked: true }];
  const property = await saved(images);
  const expected = [{ globalImageId, imageType, presenceInTheFlyer: true, isChecked: false }];
  expect(property.images).toEqual(expected);
  expect((await app.broker.call(getProperty, { params: { id: property.id } })).images).toEqual(expected);
  const listed = await app.broker.call(listProperties);
  expect(listed.find(({ id }) => id === property.id)?.images).toEqual(expected);
});

test('photos stand by the order of their kinds, the flyer first, those without a kind last, equals as they were sent [IMG-008, IMG-009, LAND-PROP-081]', async () => {
  const [second, first] = [await kindOfPhoto(20), await kindOfPhoto(10)];
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = await photos(6);
  const property = await saved([
    { globalImageId: a },
    { globalImageId: b, imageType: second },
    { globalImageId: c, imageType: first },
    { globalImageId: d, imageType: second },
    { globalImageId: e },
    { globalImageId: f, imageType: second, presenceInTheFlyer: true },
  ]);
  expect(idsOf(property)).toEqual([f, c, b, d, a, e]);
  // Photos follow the dictionary's order, even after it changes.
  await app.broker.call(landDictionaries['image-types'].update, { body: { ...first, order: 30 } });
  const later = await app.broker.call(getProperty, { params: { id: property.id } });
  expect(idsOf(later)).toEqual([f, b, d, c, a, e]);
  expect(later.images[3]?.imageType?.order).toBe(30);
});

test('an object with photos has exactly one in the flyer: the marked one, else the first [IMG-006]', async () => {
  const [a = '', b = '', c = ''] = await photos(3);
  const property = await saved([a, b, c].map((globalImageId) => ({ globalImageId })));
  expect(flyersOf(property)).toEqual([a]);
  const marked = await app.broker.call(updateProperty, {
    body: {
      ...property,
      images: property.images.map((image) => ({ ...image, presenceInTheFlyer: image.globalImageId === c })),
    },
  });
  expect(flyersOf(marked)).toEqual([c]);
  expect(idsOf(marked)).toEqual([c, a, b]);

  const both = {
    ...propertyFields(app.broker.id),
    images: [a, b].map((globalImageId) => ({ globalImageId, presenceInTheFlyer: true })),
  };
  const refused = refusalIn(await ask(app, 'POST', '/api/land/properties', { body: both }));
  expect(refused).toMatchObject({ code: 'request.invalid', fields: { images: 'Данные введены не корректно' } });
  expect((await saved([])).images).toEqual([]);
});

test('when the flyer photo is removed, the first of those that remain takes its place [IMG-007]', async () => {
  const [a = '', b = '', c = ''] = await photos(3);
  const property = await saved(
    [a, b, c].map((globalImageId) => ({ globalImageId, presenceInTheFlyer: globalImageId === b })),
  );
  expect(idsOf(property)).toEqual([b, a, c]);
  const images = property.images.filter(({ globalImageId }) => globalImageId !== b);
  const revised = await app.broker.call(updateProperty, { body: { ...property, images } });
  expect(revised.images.map(({ globalImageId, presenceInTheFlyer }) => [globalImageId, presenceInTheFlyer])).toEqual([
    [a, true],
    [c, false],
  ]);
});

test('documents keep their order, a name and a date; without a name they have that of the file [LAND-PROP-028]', async () => {
  const [a = '', b = '', c = ''] = await documents(3);
  const property = await app.broker.call(createProperty, {
    body: propertyFields(app.broker.id, {
      documents: [
        { globalDocumentId: c, name: ' Выписка ЕГРН ', date: '2026-02-28' },
        { globalDocumentId: a },
        { globalDocumentId: b, name: '', date: null },
      ],
    }),
  });
  const expected = [
    { globalDocumentId: c, name: 'Выписка ЕГРН', date: '2026-02-28T00:00:00' },
    { globalDocumentId: a, name: 'plan.pdf', date: null },
    { globalDocumentId: b, name: 'plan.pdf', date: null },
  ];
  expect(property.documents).toEqual(expected);
  // An entity can be sent back as received (API-003).
  expect((await app.broker.call(updateProperty, { body: property })).documents).toEqual(expected);
  for (const [about, field, message] of [
    [{ date: '31.02.2026' }, 'documents.0.date', 'Некорректная дата'],
    [{ date: '2026-02-31' }, 'documents.0.date', 'Некорректная дата'],
    [{ name: 'х'.repeat(501) }, 'documents.0.name', 'Не больше 500 знаков'],
  ] as const) {
    const body = { ...property, documents: [{ globalDocumentId: c, ...about }] };
    const refused = refusalIn(await ask(app, 'POST', '/api/land/properties/update', { body }));
    expect(refused.fields).toEqual({ [field]: message });
  }
});

test('a save takes up its files and lets go of those that it no longer names, content and all; those of a deleted object go with its entry in the trash', async () => {
  const { broker } = app;
  const [kept, dropped] = [await givenUpload(app), await givenUpload(app)];
  const paper = await givenUpload(app, { content: Buffer.from('%PDF-1.7'), name: 'план.pdf' });
  const property = await broker.call(createProperty, {
    body: propertyFields(broker.id, {
      images: [{ globalImageId: kept.id }, { globalImageId: dropped.id }],
      documents: [{ globalDocumentId: paper.id }],
    }),
  });
  for (const { id } of [kept, dropped, paper]) {
    expect(await broker.call(getFileInfo, { params: { id } })).toMatchObject({
      entityType: 'property',
      entityId: property.id,
    });
    await expect(broker.call(deleteFile, { params: { id } })).rejects.toMatchObject({ code: 'file.attached' });
  }

  // A refused save discards no files.
  const stale = { ...property, rowVersion: property.rowVersion + 1, images: [], documents: [] };
  await expect(broker.call(updateProperty, { body: stale })).rejects.toMatchObject({ code: 'property.changed' });
  const revised = await broker.call(updateProperty, {
    body: { ...property, images: property.images.slice(0, 1), documents: [] },
  });
  expect(idsOf(revised)).toEqual([kept.id]);
  const names = await storedNames(app);
  const isStored = (id: string) => names.some((name) => name.startsWith(id));
  expect([kept, dropped, paper].map(({ id }) => isStored(id))).toEqual([true, false, false]);
  expect((await fetch(app.url + imagePath(kept.id))).status).toBe(200);
  expect((await fetch(app.url + imagePath(dropped.id))).status).toBe(404);

  await broker.call(deleteProperty, { params: { id: property.id } });
  expect((await fetch(app.url + imagePath(kept.id))).status).toBe(404);
  const { entries } = await broker.call(landTrash.list, { query: { entityId: property.id } });
  await broker.call(landTrash.destroy, { params: { id: entries[0]?.id ?? '' } });
  expect((await storedNames(app)).some((name) => name.startsWith(kept.id))).toBe(false);
});

test('the history tells of photos and documents', async () => {
  const [a = '', b = ''] = await photos(2);
  const property = await saved([{ globalImageId: a }]);
  await app.broker.call(updateProperty, { body: { ...property, images: [{ globalImageId: b }] } });
  const [last] = await app.broker.call(listPropertyHistory, { params: { id: property.id } });
  expect(Object.keys(last?.changes ?? {})).toEqual(['images']);
  expect(last?.changes['images']?.[1]).toMatchObject([{ globalImageId: b }]);
});

test('a file that is not there, belongs to another object or is of another kind is told at its place, and nothing is saved', async () => {
  const { broker } = app;
  const [own = '', foreign = '', free = ''] = await photos(3);
  const [paper = ''] = await documents(1);
  await saved([{ globalImageId: foreign }]);
  const property = await saved([{ globalImageId: own }]);
  const lists = {
    images: [{ globalImageId: free }, { globalImageId: nobody }, { globalImageId: foreign }, { globalImageId: paper }],
    documents: [{ globalDocumentId: own }],
  };
  const fields = { 'images.1': gone, 'images.2': gone, 'images.3': gone, 'documents.0': gone };
  const creation = broker.call(createProperty, { body: propertyFields(broker.id, lists) });
  await expect(creation).rejects.toMatchObject({ code: 'file.gone', status: 400, fields });
  const edit = broker.call(updateProperty, { body: { ...property, ...lists } });
  await expect(edit).rejects.toMatchObject({ code: 'file.gone', fields });
  expect(await broker.call(getProperty, { params: { id: property.id } })).toEqual(property);
  expect(await broker.call(getFileInfo, { params: { id: free } })).toMatchObject({ entityId: null });
});

test('a file named twice is refused', async () => {
  const [a = ''] = await photos(1);
  const [paper = ''] = await documents(1);
  const body = {
    ...propertyFields(app.broker.id),
    images: [{ globalImageId: a }, { globalImageId: a }],
    documents: [{ globalDocumentId: paper }, { globalDocumentId: paper }],
  };
  const refused = refusalIn(await ask(app, 'POST', '/api/land/properties', { body }));
  expect(refused.fields).toEqual({ 'images.1': 'Файл указан дважды', 'documents.1': 'Файл указан дважды' });
});

test('of two objects saved at once with one photo, one gets it', async () => {
  const [globalImageId = ''] = await photos(1);
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      ask(app, 'POST', '/api/land/properties', {
        body: propertyFields(app.broker.id, { images: [{ globalImageId }] }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
});

test('there are at most 200 photos and 200 documents', async () => {
  for (const [field, key] of [
    ['images', 'globalImageId'],
    ['documents', 'globalDocumentId'],
  ] as const) {
    const ids = await (field === 'images' ? photos(200) : documents(200));
    const body = { ...propertyFields(app.broker.id), [field]: ids.map((id) => ({ [key]: id })) };
    const made = await ask(app, 'POST', '/api/land/properties', { body });
    expect(made.status, made.text).toBe(201);
    const more = { ...body, [field]: [...(body[field] as object[]), { [key]: nobody }] };
    const refused = refusalIn(await ask(app, 'POST', '/api/land/properties', { body: more }));
    expect(refused.fields).toEqual({ [field]: 'Не больше 200 значений' });
  }
});

test('a kind of photo that is gone is told at the photos, one in use stays [DICT-008]', async () => {
  const [a = ''] = await photos(1);
  const unknown = app.broker.call(createProperty, {
    body: propertyFields(app.broker.id, { images: [{ globalImageId: a, imageType: { id: 999_999 } }] }),
  });
  await expect(unknown).rejects.toMatchObject({
    code: 'property.unknown_reference',
    fields: { images: 'Введите или выберите из списка' },
  });

  const { id } = await kindOfPhoto(1);
  const property = await saved([{ globalImageId: a, imageType: { id } }]);
  const removal = () => app.broker.call(landDictionaries['image-types'].remove, { params: { id } });
  await expect(removal()).rejects.toMatchObject({ code: 'dictionary_value.in_use' });
  await app.broker.call(deleteProperty, { params: { id: property.id } });
  expect(await removal()).toEqual({ id });
});
