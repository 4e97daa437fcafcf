import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { corners } from '#testing/pictures.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';
import { cutGalleries } from './cut-galleries.ts';
import { photoCutter } from './cut-photos.ts';
import type { FileStore } from './file-store.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  folder = await mkdtemp(join(tmpdir(), 'gektar-cut-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await app.close();
});

const frame = { x: 0, y: 0, w: 1, h: 1 };

/** A store whose reads wait until the test calls `open`; counts all reads and those that wait. */
function heldStore(content: Buffer) {
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const seen = { waiting: 0, asked: 0 };
  const store: FileStore = {
    put: () => Promise.reject(new Error('nothing is stored')),
    remove: () => Promise.reject(new Error('nothing is removed')),
    async get() {
      seen.asked += 1;
      seen.waiting += 1;
      await promise;
      seen.waiting -= 1;
      return { content: Readable.from([content]), size: content.length };
    },
  };
  return { store, open, seen };
}

async function givenPhotos(count: number) {
  const content = await corners(64, 64).png().toBuffer();
  const photos = await Promise.all(Array.from({ length: count }, () => givenUpload(app, { content })));
  return { content, photoIds: photos.map(({ id }) => id) };
}

test('photos are cut several at a time, so that one that waits for the disk holds no other', async () => {
  const { content, photoIds } = await givenPhotos(9);
  const { store, open, seen } = heldStore(content);
  const cut = photoCutter({ db: app.db, store }, { folder, signal: new AbortController().signal });
  const galleries = cutGalleries(
    [0, 1, 2].map((at) => ({ id: `plot-${at}`, photoIds: photoIds.slice(at * 3, at * 3 + 3) })),
    frame,
    cut,
  );
  await expect.poll(() => seen.waiting).toBe(4);
  open();
  const paths = [...(await galleries).values()].flat();
  expect(new Set(paths).size).toBe(9);
  for (const [index, path] of paths.entries()) expect(path).toContain(photoIds[index]);
});

test('each size of a photo is cut once and reported once, up to the number of them', async () => {
  const { content, photoIds } = await givenPhotos(2);
  const { store, open, seen } = heldStore(content);
  const reports: unknown[] = [];
  const report = (progress: unknown) => reports.push(progress);
  const cut = photoCutter({ db: app.db, store }, { folder, signal: new AbortController().signal, report });
  const large = { ...frame, w: 2 };
  const [first = '', second = ''] = photoIds;
  const paths = Promise.all(
    [
      { photoId: first, frame },
      { photoId: second, frame },
      { photoId: first, frame: large },
      { photoId: first, frame },
    ].map(cut),
  );
  await expect.poll(() => seen.waiting).toBe(3);
  expect(reports).toEqual([]);
  open();
  const [plain, , , again] = await paths;
  expect(new Set(await paths).size).toBe(3);
  expect(again).toBe(plain);
  expect(reports).toEqual([1, 2, 3].map((done) => ({ stage: 'photos', done, total: 3 })));
});

test('once nobody waits for the file, no further photo is read', async () => {
  const { content, photoIds } = await givenPhotos(9);
  const { store, open, seen } = heldStore(content);
  const gone = new AbortController();
  const cut = photoCutter({ db: app.db, store }, { folder, signal: gone.signal });
  const galleries = cutGalleries(
    photoIds.map((id) => ({ id, photoIds: [id] })),
    frame,
    cut,
  );
  await expect.poll(() => seen.waiting).toBe(4);
  gone.abort(new Error('cancelled'));
  open();
  await expect(galleries).rejects.toThrow('cancelled');
  expect(seen.asked).toBe(4);
});
