import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countProperties, createProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discardData } from '#database/embedded/discard.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import { givenProperty, propertyFields } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

/** A separate PostgreSQL, which the tests stop while the server runs. */
let folder: string;
let postgres: EmbeddedPostgres;
let app: TestApp;

async function start(): Promise<void> {
  postgres = await startEmbeddedPostgres({ folder, durable: false });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-cluster-'));
  await chmod(folder, 0o711);
  await start();
  await migrate(postgres.url);
  app = await openTestApp(postgres.superuserUrl);
});
afterAll(async () => {
  await app.close();
  await postgres.stop();
  await discardData(folder);
});

/** Locks a table, so that writes to it wait in the middle of their transaction. */
async function holdNumbers({ databaseUrl }: TestApp): Promise<pg.Client> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  // This connection breaks together with the database.
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('begin; lock table land.property_cadastral_numbers in exclusive mode');
  return holder;
}

async function waitingWrites(holder: pg.Client): Promise<number> {
  await holder.query('select pg_stat_clear_snapshot()');
  const { rows } = await holder.query<{ waiting: string }>(
    "select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return Number(rows[0]?.waiting);
}

function count(): Promise<number> {
  return app.broker.call(countProperties, { body: {} });
}

test('with the database stopped, calls answer 503 in our words; with it back, all is well and nothing half-done is left', async () => {
  const { id } = await givenProperty(app.db);
  const before = await count();
  const holder = await holdNumbers(app);
  const writes = [1, 2, 3].map(() =>
    app.broker.call(createProperty, { body: propertyFields(app.broker.id) }).catch((error: unknown) => error),
  );
  await eventually(async () => expect(await waitingWrites(holder)).toBe(writes.length));

  await postgres.stop();
  for (const write of writes) expect(await write).toMatchObject({ code: 'database.away', status: 503 });
  for (const [method, path, body] of [
    ['GET', '/api/settings'],
    ['GET', '/readyz'],
    ['GET', `/api/land/properties/${id}`],
    ['POST', '/api/land/properties/get-all', {}],
    ['POST', '/api/land/properties', propertyFields(app.broker.id)],
    ['POST', `/api/land/properties/${id}/archive`],
    ['POST', '/api/land/categories', { name: 'x' }],
    ['POST', '/api/Auth', { login: 'x', password: 'y' }],
    ['POST', '/api/Auth/refresh', { refreshToken: 'x' }],
  ] as const) {
    expect(refusalIn(await ask(app, method, path, { body })), path).toEqual({
      code: 'database.away',
      message: 'База данных временно недоступна. Повторите через несколько секунд',
    });
  }
  // Endpoints without database access keep working.
  expect((await ask(app, 'GET', '/healthz')).status).toBe(200);
  expect(refusalIn(await ask(app, 'GET', '/api/nothing')).code).toBe('route.not_found');
  expect(refusalIn(await ask(app, 'GET', '/api/employees', { token: null })).code).toBe('auth.required');
  // Without the database no session can be checked. A call that needs no session still gets its ordinary refusal.
  expect(refusalIn(await ask(app, 'POST', '/api/land/properties', { body: {} })).code).toBe('database.away');
  expect(refusalIn(await ask(app, 'POST', '/api/Auth', { body: {}, token: null })).code).toBe('request.invalid');

  await start();
  expect(await count()).toBe(before);
  expect((await ask(app, 'GET', '/readyz')).status).toBe(200);
  await app.broker.call(createProperty, { body: propertyFields(app.broker.id) });
  expect(await count()).toBe(before + 1);
});

test('connections cut under load cost a call a 503, never the server', async () => {
  const admin = new pg.Client({ connectionString: app.databaseUrl });
  await admin.connect();
  for (let round = 0; round < 5; round++) {
    const calls = Array.from({ length: 20 }, () => ask(app, 'POST', '/api/land/properties/count', { body: {} }));
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gektar'");
    for (const answer of await Promise.all(calls)) {
      if (answer.status !== 200) expect(refusalIn(answer).code).toBe('database.away');
    }
  }
  await admin.end();
  // Errors of the last cut connections may still arrive.
  await eventually(count);
});

test('when all connections are taken, others are told to come back, and who waits in the database gets through', async () => {
  const small = await openTestApp(postgres.superuserUrl, { pool: { max: 2, connectTimeoutMs: 300 } });
  const holder = await holdNumbers(small);
  const writes = [1, 2].map(() => small.broker.call(createProperty, { body: propertyFields(small.broker.id) }));
  await eventually(async () => expect(await waitingWrites(holder)).toBe(2));
  const late = await Promise.all([1, 2, 3].map(() => ask(small, 'GET', '/api/employees')));
  for (const answer of late) expect(refusalIn(answer).code).toBe('database.away');
  await holder.query('commit');
  await Promise.all(writes);
  expect((await ask(small, 'GET', '/api/employees')).status).toBe(200);
  await holder.end();
  await small.close();
});

test('a statement that takes too long is stopped and told as such', async () => {
  const hasty = await openTestApp(postgres.superuserUrl, { pool: { statementTimeoutMs: 300 } });
  const holder = await holdNumbers(hasty);
  const answer = await ask(hasty, 'POST', '/api/land/properties', { body: propertyFields(hasty.broker.id) });
  expect(refusalIn(answer).code).toBe('server.busy');
  await holder.query('commit');
  expect((await ask(hasty, 'POST', '/api/land/properties/count', { body: {} })).json).toBe(0);
  await holder.end();
  await hasty.close();
});
