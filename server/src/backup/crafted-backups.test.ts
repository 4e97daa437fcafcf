import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { fileFolders } from '#files/file-folders.ts';
import { createLocalStore } from '#files/local-store.ts';
import { createDatabase } from '#testing/cluster.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { typeCommand } from '#testing/type-command.ts';
import { givenUpload } from '#testing/upload.ts';
import { readArchive, writeArchive } from './archive.ts';
import { backupName } from './backup-folder.ts';
import { BrokenBackup } from './broken-backup.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';
import { HEAD_NAME, MANIFEST_NAME, type Manifest, tableEntry } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let app: TestApp;
let folder: string;
let made: MadeBackup;
let entries: Entry[];
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  folder = await mkdtemp(join(tmpdir(), 'gektar-crafted-'));
  const store = createLocalStore(fileFolders(app.settings.dataFolder));
  await givenProperty(app.db);
  await givenProperty(app.db);
  await givenUpload(app);
  await app.db.updateTable('shared.files').set({ state: 'kept' }).execute();
  made = await makeBackup({ databaseUrl: app.databaseUrl, store, path: join(folder, backupName('asked')) });
  entries = [];
  for await (const { name, content } of readArchive(made.path)) entries.push({ name, content: await buffer(content) });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

let target: string;
let data: string;
beforeEach(async () => {
  target = await createDatabase(inject('clusterUrl'), 'crafted-backups');
  data = join(folder, 'data');
  await rm(data, { recursive: true, force: true });
});

interface Entry {
  name: string;
  content: Buffer;
}

/** Writes a changed copy of the backup, as by an attacker who knows the format: all checksums match. */
async function crafted(
  changeManifest: (manifest: Manifest) => void,
  changeEntries: (entries: Entry[]) => Entry[] = (all) => all,
): Promise<string> {
  const manifest = structuredClone(made.manifest);
  changeManifest(manifest);
  const path = join(folder, 'crafted.tar.zst');
  await rm(path, { force: true });
  await writeArchive(path, async (archive) => {
    for (const { name, content } of changeEntries(structuredClone(entries).map(asBuffer))) {
      await archive.add(name, name === MANIFEST_NAME ? Buffer.from(JSON.stringify(manifest)) : content);
    }
  });
  return path;
}

const asBuffer = ({ name, content }: Entry): Entry => ({ name, content: Buffer.from(content) });

/** Writes a backup with changed rows of one table, and the counts and checksums of these rows. */
async function withRows(table: string, change: (rows: string[]) => string[]): Promise<string> {
  const entry = tableEntry(table, 1);
  const rows = change(
    entries
      .find(({ name }) => name === entry)
      ?.content.toString()
      .split('\n')
      .slice(0, -1) ?? [],
  );
  const content = Buffer.from(rows.map((row) => `${row}\n`).join(''));
  const about = {
    rows: rows.length,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
  return crafted(
    (manifest) => Object.assign(named(manifest.tables, table), about),
    (all) => all.map((one) => (one.name === entry ? { name: entry, content } : one)),
  );
}

function named<One extends { name: string }>(list: One[], name: string): One {
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not there`);
  return found;
}

/** Counts of rows in the database, and names of the files in the data folder. */
async function contents(): Promise<unknown> {
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  const { rows } = await client.query(`
    select (select count(*)::int from shared.employees) as employees, (select count(*)::int from land.properties) as plots,
      (select count(*)::int from public.migrations) as migrations`);
  await client.end();
  const files = await readdir(data, { recursive: true, withFileTypes: true }).catch(() => []);
  return { ...rows[0], files: files.filter((one) => one.isFile()).map(({ name }) => name) };
}

/** The reason for which a backup is refused; also checks that the database and the files stay unchanged. */
async function refusal(path: string): Promise<string> {
  const before = await contents();
  const restored = readBackup(path).then((manifest) =>
    restoreBackup({ path, manifest, databaseUrl: target, store: createLocalStore(fileFolders(data)) }),
  );
  const error: unknown = await restored.catch((refused: unknown) => refused);
  if (!(error instanceof BrokenBackup)) throw new Error(`not refused: ${String(error)}`);
  expect(await contents()).toEqual(before);
  expect(error.message).toMatch(/^Файл \S+ повреждён или не является резервной копией: [^\n]{1,400}\.$/);
  return error.message.replace(/^.*?: /, '');
}

test('the archive that the others are made of is put back', async () => {
  const path = await crafted(() => undefined);
  await restoreBackup({
    path,
    manifest: await readBackup(path),
    databaseUrl: target,
    store: createLocalStore(fileFolders(data)),
  });
  expect(await contents()).toMatchObject({ plots: 2, files: expect.arrayContaining([expect.stringMatching(/webp$/)]) });
});

const marker = join(tmpdir(), `gektar-crafted-${process.pid}`);

test('columns of a manifest that are a program, another column, one twice or one too few are refused', async () => {
  const change = (to: (columns: string[]) => string[]) =>
    crafted((manifest) => {
      const table = named(manifest.tables, 'land.categories');
      table.columns = to(table.columns);
    });
  const line = 'столбцы таблицы land.categories не те, что создают её миграции.';
  const program = `name) from program 'touch ${marker}' --`;
  expect(await refusal(await change(() => [program]))).toBe(line);
  expect(await refusal(await change(([, ...others]) => [program, ...others]))).toBe(line);
  expect(await refusal(await change(([first = '', ...others]) => [first, first, ...others.slice(1)]))).toBe(line);
  expect(await refusal(await change((columns) => columns.slice(1)))).toBe(line);
  expect(await refusal(await change((columns) => [...columns, 'xmin']))).toBe(line);
  expect(existsSync(marker)).toBe(false);
});

test('tables and sequences that the migrations do not make, and values a sequence cannot have, are refused', async () => {
  const renamed = (to: string) =>
    crafted((manifest) => Object.assign(named(manifest.tables, 'land.requests'), { name: to }));
  expect(await refusal(await renamed('land.requests from program'))).toMatch(/^опись составлена неверно/);
  expect(await refusal(await renamed('pg_catalog.pg_authid'))).toBe('таблицы не те, что создают её миграции.');
  const sequence = (change: object) =>
    crafted((manifest) => Object.assign(named(manifest.sequences, 'land.categories_id_seq'), change));
  const line = 'счётчики не те, что создают её миграции.';
  expect(await refusal(await sequence({ name: 'pgboss.job_id_seq' }))).toBe(line);
  expect(await refusal(await sequence({ lastValue: '9999999999' }))).toBe(line);
  expect(await refusal(await sequence({ lastValue: '0' }))).toBe(line);
  expect(await refusal(await crafted((manifest) => void manifest.sequences.pop()))).toBe(line);
  expect(await refusal(await sequence({ lastValue: '1); drop table' }))).toMatch(/^опись составлена неверно/);
});

test('keys of files outside the store, or that no row of the database names, are refused before one is written', async () => {
  const [file] = made.manifest.files;
  const key = file?.key ?? '';
  const renamed = (to: string) =>
    crafted(
      (manifest) => Object.assign(manifest.files[0] ?? {}, { key: to }),
      (all) => all.map((one) => (one.name === `files/${key}` ? { ...one, name: `files/${to}` } : one)),
    );
  expect(await refusal(await renamed('../../../../tmp/intruder'))).toBe('в архиве неизвестная запись.');
  expect(await refusal(await renamed(key.replace(/-[a-z]+\.webp$/, '-other.webp')))).toBe(
    'файлы не те, что названы в её базе.',
  );
  const without = crafted(
    (manifest) => void manifest.files.shift(),
    (all) => all.filter(({ name }) => name !== `files/${key}`),
  );
  expect(await refusal(await without)).toBe('файлы не те, что названы в её базе.');
});

test('rows that the database does not take, in another order or form, leave neither rows nor files', async () => {
  const orphan = await withRows('land.properties', ([row = '', ...others]) => [
    row.replaceAll(app.broker.id, '00000000-0000-4000-8000-000000000000'),
    ...others,
  ]);
  const taken = /^(база не принимает её: .+|таблица \S+ записана не так, как её пишет программа)\.$/;
  expect(await refusal(await withRows('land.properties', (rows) => rows.toReversed()))).toBe(
    'таблица land.properties записана не так, как её пишет программа.',
  );
  expect(await refusal(await withRows('land.categories', () => ['broken']))).toMatch(/^база не принимает её: /);
  expect(await refusal(await withRows('land.categories', () => []))).toMatch(taken);
  expect(await refusal(orphan)).toMatch(taken);
});

test('entries out of their order, twice, or of another kind are refused', async () => {
  const same = () => undefined;
  const moved = await crafted(same, (all) => [
    ...all.slice(0, 1),
    ...all.slice(2, -1),
    ...all.slice(1, 2),
    ...all.slice(-1),
  ]);
  expect(await refusal(moved)).toBe('записи стоят не по порядку.');
  const twice = await crafted(same, (all) => all.flatMap((one) => (one.name === HEAD_NAME ? [one, one] : [one])));
  expect(await refusal(twice)).toBe('два заголовка.');
  const other = await crafted((manifest) => void Object.assign(manifest, { version: '999' }));
  expect(await refusal(other)).toBe('опись не сходится с заголовком.');
  const double = await crafted((manifest) => void manifest.tables.push(...manifest.tables.slice(0, 1)));
  expect(await refusal(double)).toMatch(/^таблица \S+ не сходится с описью\.$/);
  const link = await handMade([{ name: 'files/aa/bb/link', size: 0, type: '2' }]);
  expect(await refusal(link)).toBe('в архиве не только файлы.');
});

test('a head or a manifest longer than it can be is refused by its size, before it is read', async () => {
  const line = 'заголовок или опись больше, чем может быть.';
  const blanks = Buffer.alloc(4096, ' ');
  const size = 3 * 1024 ** 3;
  expect(await refusal(await handMade([{ name: HEAD_NAME, size, content: blanks }]))).toBe(line);
  const [head] = entries;
  const manifest = await handMade([
    { name: HEAD_NAME, size: head?.content.length ?? 0, content: head?.content ?? blanks },
    { name: MANIFEST_NAME, size, content: blanks },
  ]);
  expect(await refusal(manifest)).toBe(line);
  const text = await handMade([{ name: HEAD_NAME, size: blanks.length, content: blanks }]);
  expect(await refusal(text)).toBe('заголовок или опись не читаются.');
});

interface HandMade {
  name: string;
  /** Size in the header; the content of the last entry may be shorter. */
  size: number;
  /** Type letter in the header: 0 is a file, 2 a link. */
  type?: string;
  content?: Buffer;
}

async function handMade(parts: HandMade[]): Promise<string> {
  const blocks = parts.flatMap(({ name, size, type = '0', content = Buffer.alloc(0) }) => [
    headerOf(name, size, type),
    content,
    Buffer.alloc((512 - (content.length % 512)) % 512),
  ]);
  const path = join(folder, 'hand-made.tar.zst');
  await writeFile(path, zstdCompressSync(Buffer.concat(blocks)));
  return path;
}

/** Tar header of 512 bytes: name; rights, owner, size and time as octal digits; checksum and type. */
function headerOf(name: string, size: number, type: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(['0000600', '0000000', '0000000'].map((digits) => `${digits}\0`).join(''), 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0        ${type}`, 124);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

test('a file that lacks its last bytes, or goes on behind its end, is refused', async () => {
  const whole = await readFile(made.path);
  const path = join(folder, 'ends.tar.zst');
  const tried = async (content: Buffer) => {
    await writeFile(path, content);
    return refusal(path);
  };
  for (const bytes of [1, 2, 4, 12, 13, 14, 20]) expect(await tried(whole.subarray(0, -bytes))).toBe('файл обрезан.');
  for (const more of [Buffer.from('x'), Buffer.alloc(4096), Buffer.from('garbage'), whole]) {
    expect(await tried(Buffer.concat([whole, more]))).toMatch(/^(за концом копии есть лишнее|файл обрезан)\.$/);
  }
});

test('the command refuses a crafted file in one line, and a data folder that was not there is not there afterwards', async () => {
  const path = await crafted((manifest) => {
    named(manifest.tables, 'land.categories').columns = [`name) from program 'touch ${marker}' --`];
  });
  const fresh = join(folder, 'fresh');
  const typed = await typeCommand('restore', [path], { dataFolder: fresh });
  expect(typed).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Файл [^\n]+ не те, что создают её миграции\.\n$/),
  });
  expect(existsSync(fresh)).toBe(false);
  await mkdir(fresh);
  await writeFile(join(fresh, 'letter.txt'), 'x');
  expect(await typeCommand('restore', [path], { dataFolder: fresh })).toMatchObject({ code: 1, errors: typed.errors });
  expect((await readdir(fresh)).filter((name) => name !== 'server.lock')).toEqual(['letter.txt']);
  expect(existsSync(marker)).toBe(false);
});
