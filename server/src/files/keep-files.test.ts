import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeFolder } from '#make-folder.ts';
import { corners } from '#testing/pictures.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { storedNames } from '#testing/upload.ts';
import { fileFolders } from './file-folders.ts';
import type { FileStore } from './file-store.ts';
import { keepFiles } from './keep-files.ts';
import { createLocalStore } from './local-store.ts';

let app: TestApp;
let store: FileStore;
let path: string;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  store = createLocalStore(fileFolders(app.settings.dataFolder));
  await makeFolder(app.settings.dataFolder);
  path = join(app.settings.dataFolder, 'received');
  await writeFile(path, await corners(900, 600).jpeg().toBuffer());
});
afterAll(() => app.close());

const rows = () => app.db.selectFrom('shared.files').select(['id', 'state']).execute();

test('when the store fails in the middle, all that was begun is taken back', async () => {
  let puts = 0;
  const failing: FileStore = {
    ...store,
    async put(key, content) {
      puts += 1;
      if (puts === 8) throw new Error('the disk is full');
      await store.put(key, content);
    },
  };
  const received = [1, 2, 3].map((number) => ({ path, name: `${number}.jpg`, size: 1 }));
  const keeping = keepFiles(received, { db: app.db, store: failing, kind: 'image', employeeId: app.broker.id });
  await expect(keeping).rejects.toThrow('the disk is full');
  expect(await rows()).toEqual([]);
  expect(await storedNames(app)).toEqual([]);
});

test('a file of an employee who is gone is not kept', async () => {
  const about = { db: app.db, store, kind: 'image', employeeId: '019a0000-0000-7000-8000-000000000000' } as const;
  await expect(keepFiles([{ path, name: '1.jpg', size: 1 }], about)).rejects.toMatchObject({
    constraint: 'files__employee',
  });
  expect(await storedNames(app)).toEqual([]);
});

test('a command of the server keeps files too', async () => {
  const about = { db: app.db, store, kind: undefined, employeeId: undefined };
  const [file] = await keepFiles([{ path, name: '1.jpg', size: 1 }], about);
  expect(file).toMatchObject({ kind: 'image', width: 900, height: 600 });
  expect(await rows()).toEqual([{ id: file?.id, state: 'kept' }]);
});
