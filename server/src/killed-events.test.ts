import { expect, test } from 'vitest';
import { createDatabase, startCluster } from '#testing/cluster.ts';
import { killDatabase } from '#testing/kill-database.ts';
import { runKilledEvents } from '#testing/killed-events.ts';

test('over kills of processes and of the database no change is lost and none arrives twice', {
  timeout: 300_000,
}, async () => {
  const cluster = await startCluster({ durable: true });
  try {
    const databaseUrl = await createDatabase(cluster.url, 'killed');
    const outcome = await runKilledEvents(databaseUrl, { kills: 3, killDatabase: () => killDatabase(databaseUrl) });
    expect(outcome).toMatchObject({ kills: 3, twice: 0, readAgain: 0, wrong: [] });
    expect(outcome.writes).toBeGreaterThan(20);
    expect(outcome.received).toBeGreaterThan(outcome.writes);
  } finally {
    await cluster.stop();
  }
});
