import { getFile } from '@gektar/contract/files/file-endpoints.ts';
import { imageSizeNames, imageSizes } from '@gektar/contract/files/stored-file.ts';
import { findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { openDemoApp } from '#testing/demo-app.ts';
import { download } from '#testing/download.ts';
import type { TestApp } from '#testing/test-app.ts';
import { givenUpload, storedNames } from '#testing/upload.ts';
import { drawnPhotoOf, photoId, photoViews } from './photo-id.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openDemoApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const pathOf = (id: string, size: string) => `${getFile.path.replace('{id}', id)}?size=${size}`;

test('most invented plots have three to five photos, some have none, and nothing is drawn before somebody looks', async () => {
  const plots = await app.broker.call(findProperties, { query: {}, body: { isEnabled: null } });
  const counts = plots.map(({ images }) => images.length);
  expect(new Set(counts)).toEqual(new Set([0, 3, 4, 5]));
  expect(counts.filter((count) => count === 0).length).toBeLessThan(plots.length / 4);
  for (const { images } of plots) {
    if (images.length > 0) expect(images.filter((image) => image.presenceInTheFlyer)).toHaveLength(1);
  }
  expect(await storedNames(app)).toEqual([]);
});

test('a photo is drawn in the size that is asked for, kept, and the same ever after', async () => {
  const plots = await app.broker.call(findProperties, { query: {}, body: { isEnabled: null } });
  const id = plots.flatMap(({ images }) => images)[0]?.globalImageId ?? '';
  for (const size of imageSizeNames) {
    const { status, headers, bytes } = await download(app, pathOf(id, size));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    const frame = imageSizes[size];
    if (frame.fit === 'cover') expect([width, height]).toEqual([frame.width, frame.height]);
    else expect(Math.max(width, height)).toBe(Math.min(frame.width, 1_600));
    expect((await download(app, pathOf(id, size))).bytes.equals(bytes)).toBe(true);
  }
  expect(await storedNames(app)).toHaveLength(imageSizeNames.length);
});

test('an id says what to draw, and no other id is taken for one', () => {
  for (const view of photoViews) {
    for (const seed of [0, 77, 2 ** 32 - 1]) expect(drawnPhotoOf(photoId({ view, seed }))).toEqual({ view, seed });
  }
  expect(drawnPhotoOf('019a0000-0000-7000-8000-000000000000')).toBeUndefined();
  expect(drawnPhotoOf('64656d6f-0009-8000-8000-000000000000')).toBeUndefined();
});

test('an id of a drawing that nobody put on record is no photo', async () => {
  const stranger = photoId({ view: 'edge', seed: 4_000_000_000 });
  expect((await ask(app, 'GET', pathOf(stranger, 'card'))).status).toBe(404);
});

test('after a drawing was made, a drawing that somebody sends is refused as before', async () => {
  const content = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  await expect(givenUpload(app, { content, name: 'photo.png', kind: 'image' })).rejects.toMatchObject({
    code: 'file.refused',
  });
});
