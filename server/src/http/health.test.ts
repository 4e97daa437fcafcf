import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDb, type SlowQuery } from '#database/db.ts';
import { ask } from '#testing/ask.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { answerHealth, Drain } from './health.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('the server says that it lives and that its database answers', async () => {
  expect(await ask(app, 'GET', '/healthz', { token: null })).toMatchObject({ status: 200, json: { status: 'ok' } });
  expect(await ask(app, 'GET', '/readyz', { token: null })).toMatchObject({ status: 200, json: { status: 'ok' } });
});

test('every answer has an id of its own, refusals too', async () => {
  const ids = new Set<string | null>();
  for (const path of ['/api/settings', '/api/settings', '/api/employees', '/api/nothing', '/healthz']) {
    ids.add((await ask(app, 'GET', path, { token: null })).headers.get('x-request-id'));
  }
  expect(ids.size).toBe(5);
  expect(ids.has(null)).toBe(false);
});

test('a stop is told to proxies first: not ready, still answering, connections closed one by one; at last no reads', async () => {
  const drain = new Drain();
  const server = fastify();
  answerHealth(server, app.db, drain);
  server.get('/work', async () => ({ done: true }));
  server.post('/work', async () => ({ done: true }));
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const other = { ...app, url };
  expect((await ask(other, 'GET', '/readyz', { token: null })).status).toBe(200);
  const end = drain.begin(3);
  const ready = await ask(other, 'GET', '/readyz', { token: null });
  expect(ready).toMatchObject({ status: 503, json: { status: 'stopping' } });
  const read = await ask(other, 'GET', '/work', { token: null });
  expect(read.status).toBe(200);
  expect(read.headers.get('connection')).toBe('close');
  expect((await ask(other, 'GET', '/healthz', { token: null })).status).toBe(200);
  await end;
  expect(await ask(other, 'GET', '/work', { token: null })).toMatchObject({
    status: 504,
    json: { error: { code: 'server.busy' } },
  });
  // A write is still answered, since a proxy must not repeat it at another process.
  expect((await ask(other, 'POST', '/work', { token: null })).status).toBe(200);
  expect((await ask(other, 'GET', '/readyz', { token: null })).status).toBe(503);
  await server.close();
});

test('a database that has not run the migrations of this program is not ready', async () => {
  const { rows } = await sql<{ name: string; hash: string }>`
    delete from public.migrations where name = (select max(name) from public.migrations) returning name, hash`.execute(
    app.db,
  );
  expect(await ask(app, 'GET', '/readyz', { token: null })).toMatchObject({
    status: 503,
    json: { status: 'not migrated' },
  });
  await sql`insert into public.migrations (name, hash) values (${rows[0]?.name}, ${rows[0]?.hash})`.execute(app.db);
  expect((await ask(app, 'GET', '/readyz', { token: null })).status).toBe(200);
});

test('a statement that takes long is told without its values', async () => {
  const reported: SlowQuery[] = [];
  const db = openDb(app.databaseUrl, { slow: { ms: 50, report: (query) => reported.push(query) } });
  await sql`select 1`.execute(db);
  expect(reported).toEqual([]);
  await sql`select pg_sleep(0.1), ${'+7 900 000-00-00'}::text`.execute(db);
  await db.destroy();
  expect(reported).toHaveLength(1);
  expect(reported[0]?.ms).toBeGreaterThanOrEqual(50);
  expect(reported[0]?.sql).toBe('select pg_sleep(0.1), $1::text');
});
