import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { migrationsFolder } from '#database/migrate.ts';
import { clearDiscarded } from '#files/clear-files.ts';
import { fileFolders } from '#files/file-folders.ts';
import type { FileStore } from '#files/file-store.ts';
import { fileKey } from '#files/file-store.ts';
import { createLocalStore } from '#files/local-store.ts';
import { createDatabase, onCluster } from '#testing/cluster.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { typeCommand } from '#testing/type-command.ts';
import { givenUpload } from '#testing/upload.ts';
import { backupName, findBackups, removeOldBackups } from './backup-folder.ts';
import { BrokenBackup } from './broken-backup.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let app: TestApp;
let store: FileStore;
let folder: string;
let made: MadeBackup;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  store = createLocalStore(fileFolders(app.settings.dataFolder));
  folder = await mkdtemp(join(tmpdir(), 'gektar-backup-'));
  await givenProperty(app.db);
  await givenUpload(app);
  made = await makeBackup({ databaseUrl: app.databaseUrl, store, path: join(folder, backupName('asked')) });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

let target: string;
beforeEach(async () => {
  target = await createDatabase(inject('clusterUrl'), 'refused-backups');
});

/** Number of employees, as a sign of whether anything was restored. */
async function employees(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from shared.employees');
  await client.end();
  return rows[0]?.n ?? 0;
}

const restored = () =>
  typeCommand('restore', [made.path], { databaseUrl: target, dataFolder: join(folder, 'restored-data') });

test('a file cut anywhere, with a changed byte or of another kind is refused in one line, and the database stays empty', async () => {
  const whole = await readFile(made.path);
  const damaged = join(folder, 'damaged.tar.zst');
  const taken: string[] = [];
  const tryRead = async (content: Buffer, what: string) => {
    await writeFile(damaged, content);
    const refused: unknown = await readBackup(damaged).catch((error: unknown) => error);
    const isRefused = refused instanceof BrokenBackup && /^Файл .* повреждён или не является/.test(refused.message);
    if (!isRefused) taken.push(what);
  };
  for (const share of [0, 0.01, 0.5, 0.9, 0.999]) {
    const size = Math.floor(whole.length * share);
    await tryRead(whole.subarray(0, size), `cut at ${size} of ${whole.length}`);
  }
  await tryRead(Buffer.from('Письмо, а не копия'), 'a letter');
  for (let place = 0; place < 12; place += 1) {
    const changed = Buffer.from(whole);
    const at = Math.floor((whole.length - 1) * (place / 11));
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    await tryRead(changed, `changed at ${at} of ${whole.length}`);
  }
  expect(taken).toEqual([]);
  const typed = await typeCommand('restore', [damaged], { databaseUrl: target, dataFolder: join(folder, 'none') });
  expect(typed.code).toBe(1);
  expect(typed.errors).toMatch(/^Файл [^\n]+ повреждён или не является резервной копией: [^\n]+\.\n$/);
  expect(await employees(target)).toBe(0);
  await rm(damaged);
});

test('commands put a database back, and refuse a database with data, a database at work and a folder that is not there', async () => {
  const first = await restored();
  expect(first.errors).toBe('');
  expect(first.code).toBe(0);
  expect(await employees(target)).toBe(await employees(app.databaseUrl));
  const again = await restored();
  expect(again).toMatchObject({ code: 1 });
  expect(again.errors).toMatch(/^База не пуста, а копия восстанавливается только в пустую\.[^\n]*\n$/);

  const fresh = await createDatabase(inject('clusterUrl'), 'refused-backups');
  const program = new pg.Client({ connectionString: fresh, application_name: 'gektar' });
  await program.connect();
  const atWork = restoreBackup({ ...made, databaseUrl: fresh, store });
  await expect(atWork).rejects.toThrow('С этой базой работает программа.');
  await program.end();

  const nowhere = await typeCommand('backup', [join(folder, 'not-mounted')], { databaseUrl: app.databaseUrl });
  expect(nowhere).toMatchObject({ code: 1, errors: expect.stringMatching(/^Папки \S+not-mounted нет\.[^\n]*\n$/) });
  const asFile = await typeCommand('restore', [folder], { databaseUrl: target });
  expect(asFile).toMatchObject({ code: 1, errors: expect.stringMatching(/^Не открывается [^\n]+\n$/) });
});

test('the command backs up a database at work, and the file says what is in it', async () => {
  const place = join(folder, 'by-command');
  await mkdir(place);
  const typed = await typeCommand('backup', [place], {
    databaseUrl: app.databaseUrl,
    dataFolder: app.settings.dataFolder,
  });
  expect(typed.errors).toBe('');
  const [name = ''] = await readdir(place);
  expect(typed.output).toContain(`Готово за`);
  expect(typed.output).toContain(join(place, name));
  const manifest = await readBackup(join(place, name));
  expect(manifest.tables.find((table) => table.name === 'land.properties')?.rows).toBe(1);
});

test('a backup of a newer program is refused before anything is touched', async () => {
  const older = join(folder, 'older-program');
  await cp(migrationsFolder, older, { recursive: true });
  const last = made.manifest.migrations.at(-1)?.name ?? '';
  await rm(join(older, last));
  const refused = restoreBackup({ ...made, databaseUrl: target, store, folder: older });
  await expect(refused).rejects.toThrow(`База выполнила миграцию ${last}, которой здесь нет: она новее`);
  expect(await employees(target)).toBe(0);
});

test('schemas of these names that the program did not make are left alone', async () => {
  await onCluster(target, async (client) => {
    await client.query('drop table public.migrations');
  });
  await expect(restoreBackup({ ...made, databaseUrl: target, store })).rejects.toThrow('База не пуста');
});

test('two at once: one is made, the other is refused', async () => {
  const paths = [1, 2].map((n) => join(folder, `at-once-${n}.tar.zst`));
  const results = await Promise.allSettled(
    paths.map((path) => makeBackup({ databaseUrl: app.databaseUrl, store, path })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'Резервная копия этой базы уже создаётся.' },
  });
});

test('two of one name: the refused one leaves the unfinished file of the other, and a finished one is not replaced', async () => {
  const waiting = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const slow: FileStore = {
    ...store,
    async get(asked) {
      reached.resolve();
      await waiting.promise;
      return store.get(asked);
    },
  };
  const path = join(folder, 'same-second.tar.zst');
  const other = await createDatabase(inject('clusterUrl'), 'refused-backups-other');
  const first = makeBackup({ databaseUrl: app.databaseUrl, store: slow, path });
  await reached.promise;
  const again = makeBackup({ databaseUrl: app.databaseUrl, store, path });
  await expect(again).rejects.toThrow('Резервная копия этой базы уже создаётся.');
  // A backup of another database at the same path: several offices may share a folder.
  const taken = /^Копия \S+same-second\.tar\.zst уже есть или создаётся\./;
  await expect(makeBackup({ databaseUrl: other, store, path })).rejects.toThrow(taken);
  expect(await readdir(folder)).toContain('same-second.tar.zst.unfinished');
  waiting.resolve();
  const { manifest } = await first;
  await expect(makeBackup({ databaseUrl: other, store, path })).rejects.toThrow(taken);
  expect(await readBackup(path)).toEqual(manifest);
});

test('content that the snapshot names stays until the backup has it, and goes afterwards', async () => {
  const { id } = await givenUpload(app);
  const key = fileKey(id, 'full.webp');
  const waiting = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const slow: FileStore = {
    ...store,
    async get(asked) {
      reached.resolve();
      await waiting.promise;
      return store.get(asked);
    },
  };
  const backup = makeBackup({ databaseUrl: app.databaseUrl, store: slow, path: join(folder, 'slow.tar.zst') });
  await reached.promise;
  await app.db.updateTable('shared.files').set({ state: 'discarded' }).where('id', '=', id).execute();
  await clearDiscarded(app.db, store);
  const kept = await store.get(key);
  kept?.content.destroy();
  expect(kept).toBeDefined();
  waiting.resolve();
  const { manifest } = await backup;
  expect(manifest.files.map((file) => file.key)).toContain(key);
  await clearDiscarded(app.db, store);
  expect(await store.get(key)).toBeUndefined();
});

test('a disk without room leaves no half of a file', async () => {
  const full: FileStore = {
    ...store,
    get: () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })),
  };
  const path = join(folder, 'full.tar.zst');
  await expect(makeBackup({ databaseUrl: app.databaseUrl, store: full, path })).rejects.toThrow(
    `В папке ${folder} не хватило места`,
  );
  expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([]);
});

test('a file that the data folder lost is named, and does not stop the backup', async () => {
  const { id } = await givenUpload(app);
  await store.remove(fileKey(id, 'full.webp'));
  const { manifest } = await makeBackup({ databaseUrl: app.databaseUrl, store, path: join(folder, 'lost.tar.zst') });
  expect(manifest.missing).toEqual([fileKey(id, 'full.webp')]);
});

test('nightly backups go after their days, the newest and those that a person made stay', async () => {
  const place = join(folder, 'kept');
  await mkdir(place);
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 23, 30));
  for (const name of [
    backupName('asked', at(1)),
    backupName('nightly', at(1)),
    backupName('before-update', at(2)),
    backupName('nightly', at(6)),
    backupName('nightly', at(20)),
  ]) {
    await writeFile(join(place, name), 'x');
  }
  await writeFile(join(place, 'gektar-2026-11-19-02-30-00-nightly.tar.zst.unfinished'), 'x');
  await writeFile(join(place, 'letter.txt'), 'x');
  await removeOldBackups(place, 14, new Date(Date.now() + 3 * 86_400_000));
  expect(await readdir(place)).toContain('letter.txt');
  await removeOldBackups(place, 14, at(20));
  const left = await findBackups(place);
  expect(left.map(({ reason }) => reason)).toEqual(['nightly', 'asked']);
  expect(left[0]?.createdAt).toEqual(at(20));
});
