import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openDb } from '#database/db.ts';
import { discardData } from '#database/embedded/discard.ts';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { givenProperty } from '#testing/given.ts';
import { ColumnCache } from './column-cache.ts';
import { isWithin } from './predicate.ts';

const about = {
  plots: { table: 'land.properties', alias: 'p', columns: [{ name: 'price', holds: 'numbers', sql: 'p.price' }] },
} as const;

test('what was written before PostgreSQL lost one of its processes is in results after it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gektar-cluster-crash-'));
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ folder, durable: true });
  await migrate(postgres.url);
  const db = openDb(postgres.url, { onLost: () => undefined });
  try {
    const { id } = await givenProperty(db, { price: 1 });
    const cache = new ColumnCache(about, `'state'`, { mostBytes: 2 ** 30, report: () => undefined, firstPauseMs: 0 });
    const priced = (price: number) =>
      cache.query(db, 'another', ({ plots }) => plots.find(isWithin('price', { from: price, to: price })).length);
    await cache.loaded(db);
    expect((await priced(1))?.value).toBe(1);
    await sql`update land.properties set price = 2 where id = ${id}`.execute(db);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    // Kills a backend as the system does when memory runs out: PostgreSQL then stops all backends and restarts by
    // itself.
    process.kill(rows[0]?.pid ?? Number.NaN, 'SIGKILL');
    await vi.waitFor(() => sql`select 1`.execute(db), { timeout: 30_000, interval: 100 });
    await cache.loaded(db);
    expect([(await priced(1))?.value, (await priced(2))?.value]).toEqual([0, 1]);
  } finally {
    await db.destroy();
    await postgres.stop();
    await discardData(folder);
  }
}, 60_000);
