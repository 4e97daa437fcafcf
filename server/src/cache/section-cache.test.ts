import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freezeClock } from '#testing/frozen-clock.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { ProcessCache } from './process-cache.ts';
import { FOREVER, readSections, type Section } from './section-cache.ts';

const MORNING = '2026-11-27T10:00:00+03:00';

let app: TestApp;
let plot: string;
beforeAll(async () => {
  // One connection: statements run in the order in which they are sent.
  app = await openTestApp(inject('clusterUrl'), { frozenAt: MORNING, pool: { max: 1 } });
  ({ id: plot } = await givenProperty(app.db, {}));
});
afterAll(() => app.close());

const change = () => sql`update land.properties set comment = 'Новый' where id = ${plot}`.execute(app.db);
const databaseName = () => new URL(app.databaseUrl).pathname.slice(1);
const setClock = (at: string) => freezeClock(inject('clusterUrl'), databaseName(), at);
const secondsOf = (at: string) => new Date(at).getTime() / 1000;

/** A section whose value is the number of its readings. */
function counted({ cache = new ProcessCache(1), until = FOREVER } = {}) {
  let readings = 0;
  const earlier: (number | undefined)[] = [];
  const ask = (
    about: Pick<Partial<Section<number>>, 'key' | 'rows'> & { scopes?: readonly string[] | undefined } = {},
    { meanwhile, db = app.db }: { meanwhile?: () => Promise<unknown>; db?: typeof app.db } = {},
  ) =>
    readSections({ db, cache }, ({ read }) =>
      read<number>({
        ...({ name: 'counted', key: ['own'], scopes: ['land.properties'], ...about } as Section<number>),
        bytes: () => 8,
        async read(before) {
          readings += 1;
          const value = readings;
          earlier.push(before);
          await meanwhile?.();
          return { value, until };
        },
      }),
    );
  return { ask, earlier, readings: () => readings };
}

test('a section is read once for each version of its scopes and each key', async () => {
  const { ask, readings } = counted();
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(1);
  await sql`update shared.employees set last_name = last_name`.execute(app.db);
  expect(await ask()).toBe(1);
  expect(await ask({ key: ['foreign'] })).toBe(2);
  expect(await ask()).toBe(1);
  await change();
  expect(await ask()).toBe(3);
  await sql`update land.property_types set name = name where id = 1`.execute(app.db);
  expect(await ask(), 'the dictionaries are part of every version').toBe(4);
  expect(readings()).toBe(4);
});

test('a section of other scopes stays, one of all scopes does not', async () => {
  const { ask } = counted();
  const ofRequests = { key: ['requests'], scopes: ['land.requests'] };
  const ofAll = { key: ['all'], scopes: undefined };
  expect([await ask(ofRequests), await ask(ofAll)]).toEqual([1, 2]);
  await change();
  expect([await ask(ofRequests), await ask(ofAll)]).toEqual([1, 3]);
});

test('the day ends at midnight in Moscow', async () => {
  const midnight = await readSections({ db: app.db, cache: new ProcessCache(1) }, async (reader) => ({
    value: reader.midnight,
    until: FOREVER,
  }));
  expect(midnight).toBe(secondsOf('2026-11-28T00:00:00+03:00'));
});

test('a section of rows follows their version, and begins with the earlier value', async () => {
  const { ask, earlier } = counted();
  const rows = (version: string) => ({ scopes: [], rows: { version, scopes: ['land.properties'] } });
  expect(await ask(rows('one'))).toBe(1);
  await change();
  expect(await ask(rows('one'))).toBe(1);
  expect(await ask(rows('other'))).toBe(2);
  expect(earlier).toEqual([undefined, 1]);
  expect(await ask(rows('third'), { meanwhile: change })).toBe(3);
  expect(await ask(rows('third')), 'rows changed while they were read').toBe(4);
  expect(await ask(rows('third'))).toBe(4);
});

test('a section during whose reading its scope changed is given, not cached', async () => {
  const { ask } = counted();
  expect(await ask({}, { meanwhile: change })).toBe(1);
  expect(await ask()).toBe(2);
  expect(await ask()).toBe(2);
});

test('a section ends at its time, by the clock of the database, and is not that of an earlier time', async () => {
  const { ask } = counted({ until: secondsOf('2026-11-27T12:30:00+03:00') });
  expect(await ask()).toBe(1);
  await setClock('2026-11-27T12:29:59.999+03:00');
  expect(await ask()).toBe(1);
  await setClock('2026-11-27T12:30:00+03:00');
  expect(await ask()).toBe(2);
  await setClock(MORNING);
  expect(await ask()).toBe(3);
  await setClock('2026-11-27T09:59:00+03:00');
  expect(await ask()).toBe(4);
  await setClock(MORNING);
});

test('calls share one reading of the same version, not one that began before a write', async () => {
  const { ask, readings } = counted();
  const { promise: written, resolve: goOn } = Promise.withResolvers<void>();
  const first = ask({}, { meanwhile: () => written });
  await expect.poll(readings).toBe(1);
  const second = ask();
  await change();
  expect(await ask()).toBe(2);
  goOn();
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  expect(await ask(), 'the latest version is cached').toBe(2);
});

test('a reading that failed is repeated by the next call', async () => {
  const { ask } = counted();
  await expect(ask({}, { meanwhile: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
  expect(await ask()).toBe(2);
});

test('nothing is cached inside a transaction, nor without memory', async () => {
  const { ask } = counted();
  await app.db.transaction().execute(async (tx) => {
    expect([await ask({}, { db: tx }), await ask({}, { db: tx })]).toEqual([1, 2]);
  });
  const without = counted({ cache: new ProcessCache(0) });
  expect([await without.ask(), await without.ask()]).toEqual([1, 2]);
});
