import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { checkDataFolder, findTokenSecret } from './installation.ts';
import { StartRefused } from './start-refused.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  folder = mkdtempSync(join(tmpdir(), 'gektar-installation-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});
beforeEach(() => app.db.deleteFrom('shared.facts').execute());

test('a secret of 256 bits is made once for all processes of a database, and none lies in the data folder', async () => {
  const folders = ['one', 'other', 'third'].map((name) => join(folder, name));
  const secrets = await Promise.all(folders.map((each) => findTokenSecret(app.db, each)));
  expect(new Set(secrets).size).toBe(1);
  expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32);
  expect(await findTokenSecret(app.db, folder)).toBe(secrets[0]);
  for (const each of folders) expect(existsSync(join(each, 'token-secret'))).toBe(false);
});

test('the secret of an earlier version moves into the database, so that sign-ins survive the update', async () => {
  const file = join(folder, 'token-secret');
  writeFileSync(file, 'a secret of thirty-two characters\n');
  expect(await findTokenSecret(app.db, folder)).toBe('a secret of thirty-two characters');
  expect(existsSync(file)).toBe(false);
  // A secret found in another data folder does not replace the one in the database.
  writeFileSync(file, 'another secret of thirty-two signs');
  expect(await findTokenSecret(app.db, folder)).toBe('a secret of thirty-two characters');
});

test('a data folder is marked for its database and refused to any other, in one line', async () => {
  await checkDataFolder(app.db, folder);
  await checkDataFolder(app.db, folder);
  const file = join(folder, 'base-id');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const id = readFileSync(file, 'utf8');
  // The id of another database, and a database that was never started and has no id.
  for (const value of ['0199a000-0000-7000-8000-00000000beef', undefined]) {
    await app.db.deleteFrom('shared.facts').execute();
    if (value !== undefined) {
      await app.db
        .insertInto('shared.facts')
        .values({ name: 'base-id', value: JSON.stringify(value) })
        .execute();
    }
    const refused = await checkDataFolder(app.db, folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(String(refused)).toMatch(/^StartRefused: Папка [^\n]+ принадлежит другой базе\.[^\n]+$/);
    expect(readFileSync(file, 'utf8')).toBe(id);
  }
  // A power failure can leave the file empty; it then counts as not written.
  writeFileSync(file, '');
  await checkDataFolder(app.db, folder);
  expect(readFileSync(file, 'utf8')).not.toBe('');
});

test('a data folder that cannot be written is said in one line', async () => {
  await expect(checkDataFolder(app.db, '/dev/null/data')).rejects.toThrow(StartRefused);
});
