import { openDb } from '#database/db.ts';
import { fillDemo } from '#demo/fill-demo.ts';
import { createDatabase, onCluster } from './cluster.ts';
import { freezeClock } from './frozen-clock.ts';
import { openTestApp, type TestApp } from './test-app.ts';

type Settings = Parameters<typeof openTestApp>[1];

/**
 * The whole server on a copy of the demonstration database. Filled once per run, by the first call; concurrent calls
 * wait.
 */
export async function openDemoApp(clusterUrl: string): Promise<TestApp> {
  await fillOnce(clusterUrl, 'demonstration');
  return await openTestApp(clusterUrl, { template: 'demonstration' });
}

/**
 * Starts the whole server on a copy of the demo database with a constant time, for screens and files that are
 * compared with stored ones.
 * @param at constant time (ISO, with time zone)
 */
export async function openFrozenDemoApp(clusterUrl: string, at: string, settings: Settings = {}): Promise<TestApp> {
  await fillOnce(clusterUrl, 'frozen_demonstration', at);
  return await openTestApp(clusterUrl, { ...settings, template: 'frozen_demonstration', frozenAt: at });
}

async function fillOnce(clusterUrl: string, filled: string, frozenAt?: string): Promise<void> {
  await onCluster(clusterUrl, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const found = await client.query('select from pg_database where datname = $1', [filled]);
    if (found.rowCount !== 0) return;
    const unfinished = `${filled}_unfinished`;
    const url = await createDatabase(clusterUrl, unfinished);
    if (frozenAt !== undefined) await freezeClock(clusterUrl, unfinished, frozenAt);
    const db = openDb(url);
    await fillDemo(db, frozenAt === undefined ? undefined : new Date(frozenAt)).finally(() => db.destroy());
    await client.query(`alter database ${unfinished} rename to ${filled}`);
  });
}
