import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { ProcessCache } from './process-cache.ts';
import { resultCache } from './result-cache.ts';

let app: TestApp;
let plot: string;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  ({ id: plot } = await givenProperty(app.db, {}));
});
afterAll(() => app.close());

const plots = resultCache('land.properties');
const change = () => sql`update land.properties set comment = 'Новый' where id = ${plot}`.execute(app.db);

/** A cached query, and the number of its reads. */
function counted(cache = new ProcessCache(1)) {
  let readings = 0;
  const ask = (meanwhile: () => Promise<unknown> = async () => undefined, key: unknown = 'points', db = app.db) =>
    plots.text({ db, cache }, [key], async () => {
      readings += 1;
      await meanwhile();
      return readings;
    });
  return { ask, readings: () => readings };
}

test('a result is read once for each version of its scope', async () => {
  const { ask, readings } = counted();
  const first = await ask();
  expect(await ask()).toBe(first);
  await sql`update shared.employees set last_name = last_name`.execute(app.db);
  await ask();
  expect(readings()).toBe(1);
  await change();
  expect((await ask()).bytes.toString()).toBe('2');
  await ask(undefined, 'others');
  await ask(undefined, 'x'.repeat(10_000));
  await ask(undefined, 'x'.repeat(10_000));
  expect(readings()).toBe(4);
});

test('a result during which its scope changed is given, not cached', async () => {
  const { ask, readings } = counted();
  await ask(change);
  await ask();
  await ask();
  expect(readings()).toBe(2);
});

test('nothing is cached inside a transaction, nor without memory', async () => {
  const { ask, readings } = counted();
  await app.db.transaction().execute(async (tx) => {
    await ask(undefined, 'points', tx);
    await ask(undefined, 'points', tx);
  });
  expect(readings()).toBe(2);
  const without = counted(new ProcessCache(0));
  await without.ask();
  await without.ask();
  expect(without.readings()).toBe(2);
});
