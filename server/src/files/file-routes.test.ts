import {
  attachFile,
  deleteFile,
  getFile,
  getFileInfo,
  listFiles,
  uploadFiles,
} from '@gektar/contract/files/file-endpoints.ts';
import { imagePath, imageSizeNames, type StoredFile } from '@gektar/contract/files/stored-file.ts';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { corners } from '#testing/pictures.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { fileOf, givenUpload, send, storedNames } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const nobody = '019a0000-0000-7000-8000-000000000000';

/** Like an `<img>`: without a token. */
function see(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(app.url + path, { headers });
}

test('a photo and a document come in one form and are told whole [IMG-018]', async () => {
  const photo = await corners(3000, 2000).jpeg().toBuffer();
  const files = [fileOf(photo, 'Участок с дороги.JPG'), fileOf('%PDF-1.7 выписка', 'Выписка ЕГРН.pdf')];
  const answer = await send(app, files);
  expect(answer.status, answer.text).toBe(201);
  const [image, document] = answer.json as StoredFile[];
  expect(image).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    kind: 'image',
    name: 'Участок с дороги.JPG',
    type: 'image/webp',
    size: expect.any(Number),
    width: 2560,
    height: 1707,
    dateTimeCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    entityType: null,
    entityId: null,
  });
  expect(document).toMatchObject({
    kind: 'document',
    name: 'Выписка ЕГРН.pdf',
    type: 'application/pdf',
    size: Buffer.byteLength('%PDF-1.7 выписка'),
    width: null,
    height: null,
  });
  expect((await see(imagePath(image?.id ?? ''))).headers.get('content-length')).toBe(String(image?.size));
});

test('the typed call sends a form and reads bytes', async () => {
  const content = Buffer.from('Кадастровый план');
  const [file] = await app.broker.call(uploadFiles, { form: { files: [fileOf(content, 'план.txt')] } });
  const bytes = await app.broker.call(getFile, { params: { id: file?.id ?? '' } });
  expect(Buffer.from(await bytes.arrayBuffer())).toEqual(content);
});

test('a photo is seen in every size by whoever knows its id, and never asked for twice [IMG-012, IMG-014]', async () => {
  const { id } = await givenUpload(app, { content: await corners(3000, 2000).png().toBuffer(), name: 'фото.png' });
  const seen: Record<string, string> = {};
  for (const size of imageSizeNames) {
    const answer = await see(imagePath(id, size));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const { format, width, height } = await sharp(await answer.bytes()).metadata();
    seen[size] = `${format} ${width} × ${height}`;

    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"\S+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await see(imagePath(id, size), { 'if-none-match': known });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    }
    expect((await see(imagePath(id, size), { 'if-none-match': '"other"' })).status).toBe(200);
  }
  expect(seen).toEqual({
    thumb: 'webp 160 × 112',
    card: 'webp 280 × 195',
    'card-2x': 'webp 560 × 390',
    '640': 'webp 640 × 427',
    '1280': 'webp 1280 × 854',
    full: 'webp 2560 × 1707',
  });
  const whole = await (await see(imagePath(id))).bytes();
  expect(whole).toEqual(await (await see(imagePath(id, 'full'))).bytes());
});

test('a small photo is not blown up: the sizes that it does not have are the photo itself', async () => {
  const { id, width, height } = await givenUpload(app, { content: await corners(500, 320).webp().toBuffer() });
  expect([width, height]).toEqual([500, 320]);
  for (const size of ['640', '1280', 'full'] as const) {
    const answer = await see(imagePath(id, size));
    expect(answer.headers.get('etag')).toBe(`"${id}-full"`);
    expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ width: 500, height: 320 });
  }
  expect((await storedNames(app)).filter((name) => name.startsWith(id))).toEqual(
    ['card-2x', 'card', 'full', 'thumb'].map((size) => `${id}-${size}.webp`),
  );
});

test.each([
  ['an id that nobody has', nobody],
  ['no id at all', 'фото.jpg'],
  ['a path', '..%2f..%2ftoken-secret'],
  ['an id in braces', `{${nobody}}`],
])('%s is not found, in our envelope', async (_, id) => {
  const answer = await ask(app, 'GET', `/api/image-storage/${encodeURI(id)}`, { token: null });
  expect(refusalIn(answer)).toEqual({ code: 'file.not_found', message: 'Не удалось загрузить файл' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a size that is none of ours is refused', async () => {
  const { id } = await givenUpload(app);
  for (const size of ['', '9999', 'FULL', '../full', 'constructor']) {
    const answer = await ask(app, 'GET', `${imagePath(id)}?size=${size}`, { token: null });
    expect(refusalIn(answer).fields).toHaveProperty('size');
  }
});

test('a document is for employees alone, and only as a download', async () => {
  const name = 'Договор «Ёлка» (копия) 50%.pdf';
  const { id } = await givenUpload(app, { content: Buffer.from('%PDF-1.7'), name });
  const path = `/api/image-storage/${id}`;
  expect(refusalIn(await ask(app, 'GET', path, { token: null })).code).toBe('auth.required');
  expect(refusalIn(await ask(app, 'GET', path, { token: 'x' })).code).toBe('auth.required');

  const answer = await ask(app, 'GET', path);
  expect(answer).toMatchObject({ status: 200, text: '%PDF-1.7' });
  const disposition = answer.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''[!-~]+$/);
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(name);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('a picture sent as a document stays as it is, and is nobody else’s to see', async () => {
  const content = await corners(100, 60).jpeg().toBuffer();
  const { id, kind, type } = await givenUpload(app, { content, name: 'скан.jpg', kind: 'document' });
  expect({ kind, type }).toEqual({ kind: 'document', type: 'image/jpeg' });
  expect((await see(imagePath(id))).status).toBe(401);
  const bytes = await app.broker.call(getFile, { params: { id } });
  expect(Buffer.from(await bytes.arrayBuffer())).toEqual(content);
});

test('what a file is told by its id [IMG-016]', async () => {
  const file = await givenUpload(app, { content: Buffer.from('%PDF-1.7'), name: 'план.pdf' });
  expect(await app.broker.call(getFileInfo, { params: { id: file.id } })).toEqual(file);
  const unknown = app.broker.call(getFileInfo, { params: { id: nobody } });
  await expect(unknown).rejects.toMatchObject({ code: 'file.not_found' });
});

test('files are listed newest first, by pages [IMG-017]', async () => {
  const made = [];
  for (const name of ['1.txt', '2.txt', '3.txt']) {
    made.push(await givenUpload(app, { content: Buffer.from(name), name }));
  }
  expect(await app.broker.call(listFiles, { query: { take: 3 } })).toEqual(made.toReversed());
  expect(await app.broker.call(listFiles, { query: { take: 1, skip: 1 } })).toEqual([made[1]]);
});

test('a file that nobody needs is deleted, content and all, once [IMG-015]', async () => {
  const { id } = await givenUpload(app);
  expect((await storedNames(app)).some((name) => name.startsWith(id))).toBe(true);
  expect(await app.broker.call(deleteFile, { params: { id } })).toEqual({ id });
  expect((await storedNames(app)).some((name) => name.startsWith(id))).toBe(false);
  expect((await see(imagePath(id))).status).toBe(404);
  const again = app.broker.call(deleteFile, { params: { id } });
  await expect(again).rejects.toMatchObject({ code: 'file.not_found' });
});

test('an attached file belongs to its object: no other takes it, nobody deletes it, a repeat changes nothing [IMG-019]', async () => {
  const { broker } = app;
  const [property, other] = [await givenProperty(app.db), await givenProperty(app.db)];
  const photo = await givenUpload(app);
  const document = await givenUpload(app, { content: Buffer.from('%PDF-1.7'), name: 'план.pdf' });
  const body = { entityType: 'property', entityId: property.id } as const;
  for (const file of [photo, document]) {
    const attached = await broker.call(attachFile, { params: { id: file.id }, body });
    expect(attached).toEqual({ ...file, ...body });
    expect(await broker.call(attachFile, { params: { id: file.id }, body })).toEqual(attached);
  }
  const saved = await broker.call(getProperty, { params: { id: property.id } });
  expect(saved.images).toEqual([
    { globalImageId: photo.id, imageType: null, presenceInTheFlyer: true, isChecked: false },
  ]);
  expect(saved.documents).toEqual([{ globalDocumentId: document.id, name: 'план.pdf', date: null }]);
  expect(saved.rowVersion).toBe(property.rowVersion + 2);

  const params = { id: photo.id };
  const theft = broker.call(attachFile, { params, body: { ...body, entityId: other.id } });
  await expect(theft).rejects.toMatchObject({ code: 'file.attached', status: 409 });
  await expect(broker.call(deleteFile, { params })).rejects.toMatchObject({ code: 'file.attached' });
  expect((await see(imagePath(photo.id))).status).toBe(200);
});

test('nothing is attached to what is not there', async () => {
  const { broker } = app;
  const { id } = await givenUpload(app);
  const body = { entityType: 'property', entityId: nobody } as const;
  const call = broker.call(attachFile, { params: { id }, body });
  await expect(call).rejects.toMatchObject({ code: 'property.not_found' });
  expect(await broker.call(getFileInfo, { params: { id } })).toMatchObject({ entityId: null });
  const absent = broker.call(attachFile, { params: { id: nobody }, body });
  await expect(absent).rejects.toMatchObject({ code: 'file.not_found' });
  const answer = await ask(app, 'POST', `/api/image-storage/${id}/attach`, {
    body: { ...body, entityType: 'toString' },
  });
  expect(refusalIn(answer).fields).toHaveProperty('entityType');
});

test('of two objects that a photo is attached to at once one gets it', async () => {
  const owners = [await givenProperty(app.db), await givenProperty(app.db)];
  const { id } = await givenUpload(app);
  const answers = await Promise.all(
    owners.map(({ id: entityId }) =>
      ask(app, 'POST', `/api/image-storage/${id}/attach`, { body: { entityType: 'property', entityId } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
