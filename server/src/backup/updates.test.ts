import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { getOneComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { getRequest as getIndustrialRequest } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { getVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { createProperty, getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { getRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { getCurrentEmployee } from '@gektar/contract/people/employee.ts';
import { signIn } from '@gektar/contract/people/sign-in.ts';
import { industrialTrash, landTrash } from '@gektar/contract/trash/trash-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readMigrations } from '#database/migrate.ts';
import { fileFolders } from '#files/file-folders.ts';
import { createLocalStore } from '#files/local-store.ts';
import { createDatabase, onCluster } from '#testing/cluster.ts';
import { freshCadastralNumber, propertyFields } from '#testing/given.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { putStepDatabase, readStepDatabase, rowsByColumns, type StepDatabase } from '#testing/step-database.ts';
import { callerOf } from '#testing/test-app.ts';
import { findBackups } from './backup-folder.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Databases stored at earlier versions, each named after its last migration. */
const databases = resolve(import.meta.dirname, '../../fixtures/databases');
const names = (await readdir(databases)).map((file) => file.replace('.json.gz', '')).sort();
const newest = names.at(-1) ?? '';
const pathOf = (name: string) => join(databases, `${name}.json.gz`);

let folder: string;
const started: Product[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-updates-'));
});
afterAll(async () => {
  for (const product of started) product.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  await rm(folder, { recursive: true, force: true });
});

async function startOn(name: string, databaseUrl: string) {
  const dataFolder = join(folder, name);
  const product = startProduct({ GEKTAR_DATA: dataFolder, DATABASE_URL: databaseUrl });
  started.push(product);
  return { product, dataFolder };
}

/** Ids of the rows of a table. */
function idsOf({ tables }: StepDatabase, name: string): string[] {
  const table = tables.find((one) => one.name === name);
  const place = table?.columns.indexOf('id') ?? -1;
  return table?.rows.map((row) => row.split('\t')[place] ?? '') ?? [];
}

/** Tables whose rows also disappear without an update: when they expire, or when the employee signs in again. */
const passing = ['shared.refresh_tokens', 'shared.trash', 'shared.trash_rows'];

test.each(names)(
  'the database that ended at migration %s is backed up, migrated, and has its rows, in the database and over HTTP',
  async (name) => {
    const database = await readStepDatabase(pathOf(name));
    const databaseUrl = await putStepDatabase(inject('clusterUrl'), `updates-${name}`, database);
    await onCluster(databaseUrl, async (client) => {
      const { rows } = await client.query("select to_regclass('shared.trash') is not null as found");
      // Otherwise the server would remove the old trash as expired.
      if (rows[0].found) await client.query('update shared.trash set deleted_at = now()');
    });
    const { product, dataFolder } = await startOn(name, databaseUrl);
    const url = await product.url;

    const ran = (await readMigrations()).slice(database.migrations.length).map((migration) => migration.name);
    const backups = await findBackups(join(dataFolder, 'backups'));
    expect(backups.map(({ reason }) => reason)).toEqual(ran.length > 0 ? ['before-update'] : []);
    for (const { name: table, columns, rows } of database.tables.filter((one) => !passing.includes(one.name))) {
      const now = new Set(await rowsByColumns(databaseUrl, { name: table, columns }));
      const gone = rows.filter((row) => !now.has(row));
      expect(gone, table).toEqual([]);
    }

    const { token } = await callerOf(url)(signIn, { body: { login: 'broker', password: 'gektar-demo' } });
    const call = callerOf(url, token);
    const properties = idsOf(database, 'land.properties');
    expect(properties.length).toBeGreaterThan(2);
    const read: [string, { id: string }][] = [];
    for (const id of properties) read.push([id, await call(getProperty, { params: { id } })]);
    for (const id of idsOf(database, 'land.requests')) read.push([id, await call(getRequest, { params: { id } })]);
    for (const id of idsOf(database, 'industrial.complexes')) {
      read.push([id, await call(getOneComplex, { params: { id } })]);
    }
    for (const id of idsOf(database, 'industrial.buildings'))
      read.push([id, await call(getBuilding, { params: { id } })]);
    for (const id of idsOf(database, 'industrial.vacancies'))
      read.push([id, await call(getVacancy, { params: { id } })]);
    for (const id of idsOf(database, 'industrial.requests')) {
      read.push([id, await call(getIndustrialRequest, { params: { id } })]);
    }
    expect(read.map(([, found]) => found.id)).toEqual(read.map(([id]) => id));
    const trash = [...idsOf(database, 'shared.trash')];
    const { entries: ofLand } = await call(landTrash.list, { query: {} });
    for (const { id } of ofLand) await call(landTrash.restore, { params: { id } });
    const { entries: ofIndustrial } = await call(industrialTrash.list, { query: {} });
    for (const { id } of ofIndustrial) await call(industrialTrash.restore, { params: { id } });
    for (const { id } of [...ofLand, ...ofIndustrial]) trash.splice(trash.indexOf(id), 1);
    expect(trash).toEqual([]);
    const me = await call(getCurrentEmployee);
    const body = propertyFields(me.id, { cadastralNumbers: [freshCadastralNumber()] });
    expect(await call(createProperty, { body })).toMatchObject({ rowVersion: 1 });
    product.kill('SIGTERM');
    expect(await product.ended).toMatchObject({ code: 0 });
  },
);

test('the backup that an update takes of the oldest database is put back by migrating up', async () => {
  const [oldest = ''] = names;
  const database = await readStepDatabase(pathOf(oldest));
  const [backup] = await findBackups(join(folder, oldest, 'backups'));
  if (!backup) throw new Error('its update took none');
  const manifest = await readBackup(backup.path);
  expect(manifest.migrations).toEqual(database.migrations);
  const databaseUrl = await createDatabase(inject('clusterUrl'), 'updates-restored');
  const store = createLocalStore(fileFolders(join(folder, 'restored')));
  const ran = await restoreBackup({ path: backup.path, manifest, databaseUrl, store });
  expect(ran).toEqual((await readMigrations()).slice(database.migrations.length).map(({ name }) => name));
  for (const { name: table, columns, rows } of database.tables) {
    const now = new Set(await rowsByColumns(databaseUrl, { name: table, columns }));
    const gone = rows.filter((row) => !now.has(row));
    expect(gone, table).toEqual([]);
  }
});

test('the database of a newer program is refused in one line and stays as it is', async () => {
  const databaseUrl = await putStepDatabase(
    inject('clusterUrl'),
    'updates-newer',
    await readStepDatabase(pathOf(newest)),
  );
  await onCluster(databaseUrl, async (client) => {
    await client.query("insert into public.migrations (name, hash) values ('9999-of-tomorrow.sql', 'x')");
  });
  const { product, dataFolder } = await startOn('newer', databaseUrl);
  expect(await product.ended).toMatchObject({
    code: 1,
    err: 'База выполнила миграцию 9999-of-tomorrow.sql, которой здесь нет: она новее этой версии программы.\n',
  });
  expect(await findBackups(join(dataFolder, 'backups'))).toEqual([]);
});
