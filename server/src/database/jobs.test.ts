import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { discardData } from './embedded/discard.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { type Job, type JobRecord, runJobs } from './jobs.ts';

/** A separate database, stopped while jobs run. */
let folder: string;
let postgres: EmbeddedPostgres;

async function start(): Promise<void> {
  postgres = await startEmbeddedPostgres({ folder, durable: false });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-cluster-'));
  await chmod(folder, 0o711);
  await start();
});
afterAll(async () => {
  await postgres.stop();
  await discardData(folder);
});

/** A server that only runs these jobs, and its log. */
async function serve(...jobs: Job[]) {
  const ends: unknown[] = [];
  const record: JobRecord = {
    succeeded: (name, tookMs) => ends.push([name, tookMs >= 0]),
    failed: (name, error) => ends.push([name, error]),
    notDue: (name) => ends.push([name, 'not due']),
  };
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  const app = fastify({ logger: { level: 'warn', stream } });
  runJobs(app, postgres.url, jobs, { askEverySeconds: 0.5, record });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, lines, ends };
}

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

/** A job that is never due by itself. */
function counting(name: string): Job & { runs: number } {
  const job = {
    name,
    cron: '0 0 29 2 *',
    runs: 0,
    async run() {
      job.runs += 1;
    },
  };
  return job;
}

test('a job runs once at the start, keeps its time in the schema pgboss, and ends with the server', async () => {
  const job = counting('once');
  const { app, lines, ends } = await serve(job);
  await eventually(() => expect(job.runs).toBe(1));
  expect(await query('select name, cron from pgboss.schedule')).toEqual([{ name: 'once', cron: '0 0 29 2 *' }]);
  await app.close();
  expect(await query("select from pg_stat_activity where application_name = 'gektar jobs'")).toEqual([]);
  expect(lines).toEqual([]);
  expect(ends).toEqual([['once', true]]);
});

test('a server that stops while its jobs begin stops all the same', async () => {
  const { app, lines } = await serve(counting('begun'));
  await app.close();
  expect(await query("select from pg_stat_activity where application_name = 'gektar jobs'")).toEqual([]);
  expect(lines).toEqual([]);
});

test('several processes share a job', async () => {
  const job = counting('shared');
  const servers = await Promise.all([serve(job), serve(job), serve(job)]);
  await eventually(async () => {
    const open = await query("select from pgboss.job where name = 'shared' and state in ('created', 'active')");
    expect(open).toEqual([]);
    expect(job.runs).toBeGreaterThan(0);
  });
  expect(job.runs).toBeLessThanOrEqual(3);
  for (const { app } of servers) await app.close();
});

test('a job that fails is logged, and waits to be tried again', async () => {
  let runs = 0;
  const failing: Job = { name: 'failing', cron: '0 0 29 2 *', run: () => Promise.reject(new Error(`run ${++runs}`)) };
  const { app, lines, ends } = await serve(failing);
  await eventually(async () =>
    expect(await query("select state from pgboss.job where name = 'failing'")).toEqual([{ state: 'retry' }]),
  );
  await app.close();
  expect(lines).toEqual([expect.stringContaining('run 1')]);
  expect(ends).toEqual([['failing', new Error('run 1')]]);
});

test('a run without anything to do is no success', async () => {
  const { app, ends } = await serve({ name: 'idle', cron: '0 0 29 2 *', run: async () => 'not due' });
  await eventually(() => expect(ends).toEqual([['idle', 'not due']]));
  await app.close();
});

test('a database that restarts is no news to the log, and the jobs go on', async () => {
  const job = counting('again');
  const { app, lines } = await serve(job);
  await eventually(() => expect(job.runs).toBe(1));
  await postgres.stop();
  await start();
  await query("insert into pgboss.job (name) values ('again')");
  await eventually(() => expect(job.runs).toBe(2));
  await app.close();
  expect(lines).toEqual([]);
});
