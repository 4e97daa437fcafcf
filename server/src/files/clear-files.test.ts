import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attachFile, getFileInfo } from '@gektar/contract/files/file-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { givenProperty } from '#testing/given.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { type House, openHouse } from '#testing/house.ts';
import { givenUpload, storedNames } from '#testing/upload.ts';
import { clearDiscarded, clearForgotten } from './clear-files.ts';
import { fileFolders } from './file-folders.ts';
import { removeUnfinished } from './file-jobs.ts';
import type { FileStore } from './file-store.ts';
import { createLocalStore } from './local-store.ts';

let house: House;
let store: FileStore;
beforeAll(async () => {
  house = await openHouse(inject('clusterUrl'));
  store = createLocalStore(fileFolders(house.settings.dataFolder));
});
afterAll(() => house.close());

/** Sets the clock of a file back. */
async function age(id: string, hours: number): Promise<void> {
  await house.db
    .updateTable('shared.files')
    .set({ date_time_created: sql<string>`now() - ${hours} * interval '1 hour'` })
    .where('id', '=', id)
    .execute();
}

async function isThere(id: string): Promise<{ row: boolean; content: boolean }> {
  const row = await house.db.selectFrom('shared.files').select('id').where('id', '=', id).executeTakeFirst();
  return { row: row !== undefined, content: (await storedNames(house)).some((name) => name.startsWith(id)) };
}
const both = { row: true, content: true };
const neither = { row: false, content: false };

test('a file that nobody attached is removed after 24 hours; an attached one stays for good (A-18)', async () => {
  const property = await givenProperty(house.db);
  const [young, old, oldDocument, attached] = [
    await givenUpload(house),
    await givenUpload(house),
    await givenUpload(house, { content: Buffer.from('%PDF-1.7'), name: 'план.pdf' }),
    await givenUpload(house),
  ];
  const body = { entityType: 'property', entityId: property.id } as const;
  await house.broker.call(attachFile, { params: { id: attached.id }, body });
  await age(young.id, 23.9);
  for (const { id } of [old, oldDocument]) await age(id, 24.1);
  await age(attached.id, 10_000);

  await clearForgotten(house.db, store);
  for (const { id } of [young, attached]) expect(await isThere(id)).toEqual(both);
  for (const { id } of [old, oldDocument]) expect(await isThere(id)).toEqual(neither);
});

test('what a stopped server left halfway into the store goes the same way, and is seen by nobody before', async () => {
  const { id } = await givenUpload(house);
  await house.db.updateTable('shared.files').set({ state: 'arriving' }).where('id', '=', id).execute();
  const info = house.broker.call(getFileInfo, { params: { id } });
  await expect(info).rejects.toMatchObject({ code: 'file.not_found' });
  await clearForgotten(house.db, store);
  expect(await isThere(id)).toEqual(both);
  await age(id, 25);
  await clearForgotten(house.db, store);
  expect(await isThere(id)).toEqual(neither);
});

test('a removal that the store broke off is ended by the next one', async () => {
  const { id } = await givenUpload(house);
  await age(id, 25);
  const failing: FileStore = { ...store, remove: () => Promise.reject(new Error('the disk is away')) };
  await expect(clearForgotten(house.db, failing)).rejects.toThrow('the disk is away');
  expect(await isThere(id)).toEqual(both);
  await clearDiscarded(house.db, store);
  expect(await isThere(id)).toEqual(neither);
});

test('many are removed in one go, and by several at once', async () => {
  const ids = await Promise.all(Array.from({ length: 230 }, () => givenStoredFile(house.db)));
  await house.db.updateTable('shared.files').set({ state: 'discarded' }).where('id', 'in', ids).execute();
  await Promise.all([1, 2, 3].map(() => clearDiscarded(house.db, store)));
  const left = await house.db.selectFrom('shared.files').select('id').where('id', 'in', ids).execute();
  expect(left).toEqual([]);
});

test('the server sweeps by itself from its start on', async () => {
  const sweeping = await openHouse(inject('clusterUrl'), { withJobs: true });
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
  const { incoming } = fileFolders(house.settings.dataFolder);
  await mkdir(join(incoming, 'form-old'), { recursive: true });
  for (const name of ['form-old/0', 'old', 'young']) await writeFile(join(incoming, name), 'x');
  const twoDaysAgo = new Date(Date.now() - 172_800_000);
  for (const name of ['form-old', 'old']) await utimes(join(incoming, name), twoDaysAgo, twoDaysAgo);
  await removeUnfinished(incoming);
  expect((await storedNames(house)).filter((name) => /^(form|old|young)/.test(name))).toEqual(['young']);
});
