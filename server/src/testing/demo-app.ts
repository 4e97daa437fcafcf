import { openDb } from '#database/db.ts';
import { fillDemo } from '#demo/fill-demo.ts';
import { createDatabase, onCluster } from './cluster.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const filled = 'demonstration';

/** The whole server on a copy of the demonstration base. A run fills it once: whoever asks first, while all others wait. */
export async function openDemoApp(clusterUrl: string): Promise<TestApp> {
  await onCluster(clusterUrl, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const found = await client.query('select from pg_database where datname = $1', [filled]);
    if (found.rowCount !== 0) return;
    const unfinished = `${filled}_unfinished`;
    const db = openDb(await createDatabase(clusterUrl, unfinished));
    await fillDemo(db).finally(() => db.destroy());
    await client.query(`alter database ${unfinished} rename to ${filled}`);
  });
  return await openTestApp(clusterUrl, { template: filled });
}
