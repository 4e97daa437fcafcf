import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getAboutSystem } from '@gektar/contract/system.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { backupName } from '#backup/backup-folder.ts';
import { makeBackup } from '#backup/make-backup.ts';
import { fileFolders } from '#files/file-folders.ts';
import { createLocalStore } from '#files/local-store.ts';
import { createDatabase } from '#testing/cluster.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { typeCommand } from '#testing/type-command.ts';
import { givenUpload } from '#testing/upload.ts';

let app: TestApp;
let path: string;
let createdAt: string;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  await givenProperty(app.db);
  await givenUpload(app);
  const { backupFolder, dataFolder } = app.settings;
  await mkdir(backupFolder, { recursive: true });
  const made = await makeBackup({
    databaseUrl: app.databaseUrl,
    store: createLocalStore(fileFolders(dataFolder)),
    path: join(backupFolder, backupName('nightly')),
  });
  path = made.path;
  createdAt = made.manifest.createdAt;
});
afterAll(() => app.close());

const inUse = () => ({ databaseUrl: app.databaseUrl, dataFolder: app.settings.dataFolder });
const proven = async () => (await app.broker.call(getAboutSystem)).provenRestore;
const leftovers = async () =>
  (await readdir(app.settings.dataFolder)).filter((name) => name.startsWith('restore-check'));
/** Minutes and seconds of a time, equal in Moscow time and UTC. */
const secondOf = (time: string) => time.slice(13, 19);

test('a broken backup proves nothing', async () => {
  const broken = join(app.settings.dataFolder, 'broken.tar.zst');
  await writeFile(broken, (await readFile(path)).subarray(0, 2_000));
  const typed = await typeCommand('restore', ['--check', broken], inUse());
  expect(typed.code).toBe(1);
  expect(await proven()).toBeNull();
  expect(await leftovers()).toEqual([]);
});

test('the newest backup is restored on trial while the program works, which shows it as proven', async () => {
  const typed = await typeCommand('restore', ['--check'], inUse());
  expect(typed).toMatchObject({ code: 0, errors: '' });
  expect(typed.output).toContain('восстанавливается целиком. Пробная база удалена.');
  const proof = await proven();
  expect(secondOf(proof?.dateTimeBackup ?? '')).toBe(secondOf(createdAt));
  expect(Date.parse(proof?.dateTimeProven ?? '')).toBeGreaterThanOrEqual(Date.parse(proof?.dateTimeBackup ?? ''));
  expect(await leftovers()).toEqual([]);
  // The check changes neither the backup nor the database in use.
  expect((await stat(path)).isFile()).toBe(true);
  expect(await app.db.selectFrom('land.properties').select('id').execute()).toHaveLength(1);
});

test('without a backup nothing can be tried', async () => {
  const typed = await typeCommand('restore', ['--check'], {
    ...inUse(),
    dataFolder: join(app.settings.dataFolder, 'new'),
  });
  expect(typed.code).toBe(1);
  expect(typed.errors).toContain('нет резервных копий');
});

test('a database restored in earnest knows of which backup, and no process of it', async () => {
  const databaseUrl = await createDatabase(inject('clusterUrl'), 'restored-in-earnest');
  const dataFolder = join(app.settings.dataFolder, 'restored');
  expect(await typeCommand('restore', [path], { databaseUrl, dataFolder })).toMatchObject({ code: 0 });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const proofs = await client.query('select backup_created_at from shared.restore_proofs');
  const processes = await client.query('select from shared.processes');
  await client.end();
  expect(proofs.rows).toEqual([{ backup_created_at: new Date(createdAt) }]);
  expect(processes.rowCount).toBe(0);
});
