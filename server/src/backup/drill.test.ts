import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteFile, uploadFiles } from '@gektar/contract/files/file-endpoints.ts';
import { createProperty, deleteProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDb } from '#database/db.ts';
import { fileFolders } from '#files/file-folders.ts';
import { createLocalStore } from '#files/local-store.ts';
import { createDatabase } from '#testing/cluster.ts';
import { freshCadastralNumber, propertyFields } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { fileOf } from '#testing/upload.ts';
import { backupName } from './backup-folder.ts';
import { findTables, prepareSession } from './database-tables.ts';
import { makeBackup } from './make-backup.ts';
import { readBackup } from './read-backup.ts';
import { readTable } from './read-table.ts';
import { restoreBackup } from './restore-backup.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  folder = await mkdtemp(join(tmpdir(), 'gektar-drill-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Four people who create, change and delete plots with documents until stopped. */
function startWriters() {
  const acknowledged: string[] = [];
  const counts = { created: 0, changed: 0, deleted: 0, unattachedRemoved: 0 };
  let isStopped = false;
  const { promise: warm, resolve: isWarm } = Promise.withResolvers<void>();

  async function upload(name: string) {
    const [file] = await app.broker.call(uploadFiles, {
      query: { kind: 'document' },
      form: { files: [fileOf(Buffer.from(`%PDF-1.4 ${name} ${'x'.repeat(20_000)}`), `${name}.pdf`)] },
    });
    if (!file) throw new Error('an upload of one file answers one file');
    return file;
  }

  async function write(writer: number): Promise<void> {
    for (let turn = 0; !isStopped; turn += 1) {
      const file = await upload(`plan-${writer}-${turn}`);
      const documents = [{ globalDocumentId: file.id, name: file.name }];
      const fields = propertyFields(app.broker.id, { cadastralNumbers: [freshCadastralNumber()], documents });
      const made = await app.broker.call(createProperty, { body: fields });
      counts.created += 1;
      const { id, rowVersion } = made;
      if (turn % 3 === 0) {
        // Without the document, its stored content is removed, too.
        await app.broker.call(updateProperty, { body: { ...fields, id, rowVersion, documents: [] } });
        counts.changed += 1;
      } else if (turn % 3 === 1) {
        await app.broker.call(deleteProperty, { params: { id } });
        counts.deleted += 1;
      } else acknowledged.push(id);
      const loose = await upload(`loose-${writer}-${turn}`);
      await app.broker.call(deleteFile, { params: { id: loose.id } });
      counts.unattachedRemoved += 1;
      if (acknowledged.length >= 12) isWarm();
    }
  }
  const writers = Promise.all([1, 2, 3, 4].map(write));
  writers.catch(isWarm);
  return {
    warm,
    acknowledged,
    counts,
    async stop() {
      isStopped = true;
      await writers;
    },
  };
}

test('a backup taken while people write is restored with the same checksums of every table and file', async () => {
  const writers = startWriters();
  await writers.warm;
  const before = [...writers.acknowledged];
  const countsBefore = { ...writers.counts };
  const path = join(folder, backupName('asked'));
  const { manifest } = await makeBackup({
    databaseUrl: app.databaseUrl,
    store: createLocalStore(fileFolders(app.settings.dataFolder)),
    path,
  });
  const countsAfter = { ...writers.counts };
  await writers.stop();
  expect(countsAfter.created).toBeGreaterThan(countsBefore.created);
  expect(countsAfter.deleted).toBeGreaterThan(countsBefore.deleted);
  expect(manifest.missing).toEqual([]);
  expect(manifest.files.length).toBeGreaterThanOrEqual(before.length);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toHaveLength(1);

  const databaseUrl = await createDatabase(inject('clusterUrl'), 'drill-restored');
  const dataFolder = join(folder, 'restored');
  const store = createLocalStore(fileFolders(dataFolder));
  const found = await readBackup(path);
  expect(await restoreBackup({ path, manifest: found, databaseUrl, store })).toEqual([]);

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await prepareSession(client);
  const digests: unknown[] = [];
  for (const table of await findTables(client)) digests.push({ name: table.name, ...(await readTable(client, table)) });
  await client.end();
  expect(digests).toEqual(manifest.tables.map(({ columns: _, ...digest }) => digest));
  expect(digests.length).toBeGreaterThan(90);

  const names = (await readdir(join(dataFolder, 'files'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  expect(names).toHaveLength(manifest.files.length);
  for (const { key, size, sha256 } of manifest.files) {
    const content = await readFile(join(dataFolder, 'files', key));
    const found = { size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
    expect(found, key).toEqual({ size, sha256 });
  }

  const db = openDb(databaseUrl);
  const plots = await db.selectFrom('land.properties').select('id').execute();
  const named = await db.selectFrom('land.property_documents').select('global_document_id').execute();
  const next = await db.insertInto('land.categories').values({ name: 'Ещё одна' }).returning('id').executeTakeFirst();
  await db.destroy();
  const restored = new Set(plots.map(({ id }) => id));
  expect(before.filter((id) => !restored.has(id))).toEqual([]);
  // Every document in the restored database has its content in the backup.
  const files = new Set(manifest.files.map(({ key }) => key.slice(6, 42)));
  expect(named.filter(({ global_document_id: id }) => !files.has(id))).toEqual([]);
  expect(next?.id).toBeGreaterThan(3);
});

test('every table of data that migrations make is in a backup', async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'pgboss', 'versions') and tablename <> 'migrations' order by 1`,
  );
  const found = await findTables(client);
  await client.end();
  expect(found.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name).sort());
});
