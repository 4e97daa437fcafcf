import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startCluster } from '@gektar/server/testing/cluster.ts';
import { startProduct } from '@gektar/server/testing/product.ts';
import { tokenOf } from '@gektar/server/testing/token.ts';
import { typeCommand } from '@gektar/server/testing/type-command.ts';
import pg from 'pg';
import { PLOTS, startBigDatabase } from './big-database.ts';

// npm run backup -w bench                a backup of 100,000 plots and 5,000 photos while clients read, and its restore
// npm run backup -w bench -- 10000 500   the same with these numbers of plots and photos

const [plots = PLOTS, photos = 5_000] = process.argv.slice(2).map(Number);
/** Size (bytes) of each stored version of a 24-megapixel photo. */
const SIZES = { thumb: 4_000, card: 16_000, 'card-2x': 45_000, '640': 55_000, '1280': 190_000, full: 520_000 } as const;
const READERS = 2;

const folder = await mkdtemp(join(tmpdir(), 'gektar-bench-backup-'));
const database = await startBigDatabase((line) => console.log(line), plots);
const target = await startCluster();
try {
  const data = join(folder, 'data');
  await fillPhotos(database.url, data);
  const secret = randomBytes(32).toString('hex');
  const employee = await query<{ id: string }>(database.url, 'select id from shared.employees limit 1');
  const token = await tokenOf(secret, employee[0]?.id ?? '');
  const product = startProduct({ DATABASE_URL: database.url, TOKEN_SECRET: secret, GEKTAR_DATA: data });
  const url = await product.url;
  await readFor(url, token, delayed(3_000));
  const alone = await readFor(url, token, delayed(15_000));
  const backups = join(folder, 'backups');
  await mkdir(backups);
  const from = performance.now();
  const making = typeCommand('backup', [backups], { databaseUrl: database.url, dataFolder: data });
  const beside = await readFor(url, token, making);
  const made = await making;
  const seconds = (performance.now() - from) / 1000;
  if (made.code !== 0) throw new Error(made.errors);
  product.kill('SIGTERM');
  await product.ended;
  const [name = ''] = await readdir(backups);
  const { size } = await stat(join(backups, name));
  const restoreFrom = performance.now();
  const restored = await typeCommand('restore', [join(backups, name)], {
    databaseUrl: await createDatabase(target.url, 'restored'),
    dataFolder: join(folder, 'restored'),
  });
  if (restored.code !== 0) throw new Error(restored.errors);
  const restoreSeconds = (performance.now() - restoreFrom) / 1000;
  console.log(made.output);
  console.log(restored.output);
  console.log(`${plots} plots, ${photos} photos: backup ${seconds.toFixed(0)} s, ${(size / 2 ** 20).toFixed(0)} MiB`);
  console.log(`reads alone ${alone.p50} / ${alone.p95} ms, beside ${beside.p50} / ${beside.p95} ms (p50 / p95)`);
  console.log(`restore ${restoreSeconds.toFixed(0)} s`);
} finally {
  await database.stop();
  await target.stop();
  await rm(folder, { recursive: true, force: true });
}

/**
 * Inserts photos into the database and their files into the folder. Random bytes, since a compressor cannot shrink a
 * photo either.
 */
async function fillPhotos(url: string, data: string): Promise<void> {
  const rows = await query<{ id: string }>(
    url,
    `insert into shared.files (id, kind, name, type, size, width, height, sizes, state)
     select gen_random_uuid(), 'image', 'photo.jpg', 'image/webp', $2, 2560, 1707, $3, 'kept' from generate_series(1, $1)
     returning id`,
    [photos, SIZES.full, Object.keys(SIZES)],
  );
  const noise = randomBytes(4_000_000);
  for (const { id } of rows) {
    const folder = join(data, 'files', id.slice(-2), id.slice(-4, -2));
    await mkdir(folder, { recursive: true });
    for (const [size, bytes] of Object.entries(SIZES)) {
      const at = Math.floor(Math.random() * (noise.length - bytes));
      await writeFile(join(folder, `${id}-${size}.webp`), noise.subarray(at, at + bytes));
    }
  }
}

/** Latencies of the default page of plots (ms), measured until a promise settles. */
async function readFor(url: string, token: string, until: Promise<unknown>): Promise<{ p50: string; p95: string }> {
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  const headers = { authorization: `Bearer ${token}` };
  await Promise.all(
    Array.from({ length: READERS }, async () => {
      while (!isOver) {
        const from = performance.now();
        const response = await fetch(`${url}/api/land/properties?take=50`, { headers });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`a read answered ${response.status}`);
        times.push(performance.now() - from);
      }
    }),
  );
  await over;
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return { p50: at(0.5), p95: at(0.95) };
}

function delayed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
