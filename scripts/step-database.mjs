import { join } from 'node:path';
import { uploadFiles } from '@gektar/contract/files/file-endpoints.ts';
import { deleteComplex, listComplexes } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { deleteProperty, listProperties, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { startCluster } from '@gektar/server/testing/cluster.ts';
import { openDemoApp } from '@gektar/server/testing/demo-app.ts';
import { takeStepDatabase, writeStepDatabase } from '@gektar/server/testing/step-database.ts';
import { root } from './run-step.mjs';

// npm run step-database                   stores a small database of this version in server/fixtures/databases, named
//                                         after its last migration
// DATABASE_URL=… npm run step-database    stores the database of that URL instead, filled by an earlier version
// Run it before merging a change that adds migrations. The database has demonstration data and some edits only.

const cluster = await startCluster();
try {
  const database = await takeStepDatabase(cluster.url, process.env['DATABASE_URL'] ?? (await usedDatabase()));
  const last = database.migrations.at(-1)?.name.slice(0, 4);
  const path = join(root, `server/fixtures/databases/${last}.json.gz`);
  await writeStepDatabase(path, database);
  const rows = database.tables.reduce((sum, table) => sum + table.rows.length, 0);
  console.log(`${path}: ${rows} rows in ${database.tables.length} tables`);
} finally {
  await cluster.stop();
}

/** The demonstration database after some work over HTTP. */
async function usedDatabase() {
  const app = await openDemoApp(cluster.url);
  try {
    const { call } = app.broker;
    const [first, second] = await call(listProperties, { query: { take: 2 } });
    await call(addFavorite, { body: { propertyId: first.id } });
    const form = { files: [new File(['Пример документа'], 'Устав.txt')] };
    const [file] = await call(uploadFiles, { query: { kind: 'document' }, form });
    await call(updateProperty, { body: { ...first, documents: [{ globalDocumentId: file.id, name: file.name }] } });
    await call(deleteProperty, { params: { id: second.id } });
    const [complex] = await call(listComplexes, { query: { take: 1 } });
    await call(deleteComplex, { params: { id: complex.id } });
    return app.databaseUrl;
  } finally {
    await app.close();
  }
}
