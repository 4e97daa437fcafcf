import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attachFile, getFileInfo } from '@gektar/contract/files/file-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { givenProperty } from '#testing/given.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload, storedNames } from '#testing/upload.ts';
import { clearDiscarded, clearForgotten } from './clear-files.ts';
import { fileFolders } from './file-folders.ts';
import { removeUnfinished } from './file-jobs.ts';
import type { FileStore } from './file-store.ts';
import { createLocalStore } from './local-store.ts';

let app: TestApp;
let store: FileStore;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  store = createLocalStore(fileFolders(app.settings.dataFolder));
});
afterAll(() => app.close());

/** Moves the creation time of a file into the past. */
async function age(id: string, hours: number): Promise<void> {
  await app.db
    .updateTable('shared.files')
    .set({ date_time_created: sql<string>`now() - ${hours} * interval '1 hour'` })
    .where('id', '=', id)
    .execute();
}

async function isThere(id: string): Promise<{ row: boolean; content: boolean }> {
  const row = await app.db.selectFrom('shared.files').select('id').where('id', '=', id).executeTakeFirst();
  return { row: row !== undefined, content: (await storedNames(app)).some((name) => name.startsWith(id)) };
}
const both = { row: true, content: true };
const neither = { row: false, content: false };

test('a file that nobody attached is removed after 24 hours; an attached one stays for good (A-18)', async () => {
  const property = await givenProperty(app.db);
  const [young, old, oldDocument, attached] = [
    await givenUpload(app),
    await givenUpload(app),
    await givenUpload(app, { content: Buffer.from('%PDF-1.7'), name: 'план.pdf' }),
    await givenUpload(app),
  ];
  const body = { entityType: 'property', entityId: property.id } as const;
  await app.broker.call(attachFile, { params: { id: attached.id }, body });
  await age(young.id, 23.9);
  for (const { id } of [old, oldDocument]) await age(id, 24.1);
  await age(attached.id, 10_000);

  await clearForgotten(app.db, store);
  for (const { id } of [young, attached]) expect(await isThere(id)).toEqual(both);
  for (const { id } of [old, oldDocument]) expect(await isThere(id)).toEqual(neither);
});

test('what a stopped server left halfway into the store goes the same way, and is seen by nobody before', async () => {
  const { id } = await givenUpload(app);
  await app.db.updateTable('shared.files').set({ state: 'arriving' }).where('id', '=', id).execute();
  const info = app.broker.call(getFileInfo, { params: { id } });
  await expect(info).rejects.toMatchObject({ code: 'file.not_found' });
  await clearForgotten(app.db, store);
  expect(await isThere(id)).toEqual(both);
  await age(id, 25);
  await clearForgotten(app.db, store);
  expect(await isThere(id)).toEqual(neither);
});

test('a removal that the store broke off is ended by the next one', async () => {
  const { id } = await givenUpload(app);
  await age(id, 25);
  const failing: FileStore = { ...store, remove: () => Promise.reject(new Error('the disk is away')) };
  await expect(clearForgotten(app.db, failing)).rejects.toThrow('the disk is away');
  expect(await isThere(id)).toEqual(both);
  await clearDiscarded(app.db, store);
  expect(await isThere(id)).toEqual(neither);
});

test('many are removed in one go, and by several at once', async () => {
  const ids = await Promise.all(Array.from({ length: 230 }, () => givenStoredFile(app.db)));
  await app.db.updateTable('shared.files').set({ state: 'discarded' }).where('id', 'in', ids).execute();
  await Promise.all([1, 2, 3].map(() => clearDiscarded(app.db, store)));
  const left = await app.db.selectFrom('shared.files').select('id').where('id', 'in', ids).execute();
  expect(left).toEqual([]);
});

test('the server sweeps by itself from its start on', async () => {
  const sweeping = await openTestApp(inject('clusterUrl'), { withJobs: true });
  await eventually(async () => {
    const { rows } = await sql<{ state: string }>`
        select state from pgboss.job where name = 'clear-files'`.execute(sweeping.db);
    expect(rows).toEqual([{ state: 'completed' }]);
  });
  const { rows } = await sql`select cron from pgboss.schedule where name = 'clear-files'`.execute(sweeping.db);
  expect(rows).toEqual([{ cron: '17 * * * *' }]);
  await sweeping.close();
});

test('what came in and was never ended is removed after a day', async () => {
  const { incoming } = fileFolders(app.settings.dataFolder);
  await mkdir(join(incoming, 'form-old'), { recursive: true });
  for (const name of ['form-old/0', 'old', 'young']) await writeFile(join(incoming, name), 'x');
  const twoDaysAgo = new Date(Date.now() - 172_800_000);
  for (const name of ['form-old', 'old']) await utimes(join(incoming, name), twoDaysAgo, twoDaysAgo);
  await removeUnfinished(incoming);
  expect((await storedNames(app)).filter((name) => /^(form|old|young)/.test(name))).toEqual(['young']);
});
