import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import * as model from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import {
  countVacanciesInRequest,
  findVacanciesInRequest,
} from '@gektar/contract/industrial/requests/request-endpoints.ts';
import * as properties from '@gektar/contract/land/properties/property-endpoints.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { foldChanges } from '#cache/scope-changes.ts';
import { openAnotherServer } from '#testing/another-server.ts';
import { type Asked, expectSameAnswers, numbers, points, visits, ways, whole } from '#testing/cached-answers.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { nameOf, send } from '#testing/writing-calls/writing-call.ts';
import { writingCalls } from '#testing/writing-calls/writing-calls.ts';

/** Executes all writes. */
let app: TestApp;
/** Caches rows, and learns of the writes only through the database. */
let keeping: TestApp;
/** Has no cache. */
let fresh: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  [keeping, fresh] = (await Promise.all(
    [64, 0].map((rowCacheMb) => openAnotherServer(app, { rowCacheMb, checkAnswers: false })),
  )) as [TestApp, TestApp];
});
afterAll(async () => {
  await Promise.all([keeping.close(), fresh.close()]);
  await app.close();
});

/** Lists that belong to one object: the newest of its kind, which a step has just created. */
async function listsOfNewest(): Promise<readonly Asked[]> {
  const { rows } = await sql<{ request: string | null; complex: string | null; closed: string | null }>`
    select (select id from industrial.requests order by id desc limit 1) as request,
      (select id from industrial.complexes order by id desc limit 1) as complex,
      (select v.complex_id from industrial.deals d join industrial.vacancies v on v.id = d.vacancy_id order by d.id desc limit 1)
        as closed`.execute(app.db);
  const { request, complex, closed } = rows[0] ?? { request: null, complex: null, closed: null };
  return [
    ...(request
      ? [findVacanciesInRequest, countVacanciesInRequest].map(
          (endpoint) => [endpoint, { query: { requestId: request }, body: {} }] as const,
        )
      : []),
    ...[complex, closed].flatMap((id) =>
      id
        ? [
            [model.listClosedVacanciesOfComplex, { params: { id } }] as const,
            [complexes.getFullComplex, { params: { id } }] as const,
          ]
        : [],
    ),
  ];
}

/** Single properties: the newest, which a step writes, and some that change when only a related row is written. */
async function wholeObjects(): Promise<readonly Asked[]> {
  const { rows } = await sql<{ id: string }>`
    (select id from land.properties order by id desc limit 4)
    union (select id from land.properties where land_contact_id is not null order by id desc limit 2)
    union (select property_id from land.property_comments order by id desc limit 2)`.execute(app.db);
  return rows.map((params) => [properties.getProperty, { params }] as const);
}

/** Reads whose answer a step may change: all of the domain in its name, or of both domains if it names neither. */
async function touchedBy(step: string): Promise<readonly Asked[]> {
  const others = step.includes('/land/') ? '/industrial/' : step.includes('/industrial/') ? '/land/' : undefined;
  const all = [...whole, ...numbers, ...(await wholeObjects())];
  return others === undefined ? all : all.filter(([{ path }]) => !path.includes(others));
}

async function keepAll(step: string): Promise<void> {
  for (const [endpoint, sent] of await touchedBy(step)) await send(keeping, endpoint, sent);
}

/** Cache hits and misses, and the size of each domain's columns (bytes), from `/metrics`. */
async function looks(): Promise<{ hits: number; misses: number; columns: number[] }> {
  const text = await (await fetch(`${keeping.url}/metrics`)).text();
  const sum = (result: string) =>
    [...text.matchAll(new RegExp(`^row_texts_total\\{.*result="${result}"\\} (\\d+)$`, 'gm'))]
      .map(([, count]) => Number(count))
      .reduce((one, other) => one + other, 0);
  const columns = [...text.matchAll(/^column_bytes\{.*\} (\d+)$/gm)].map(([, bytes]) => Number(bytes));
  return { hits: sum('hit'), misses: sum('miss'), columns };
}

/** Writes that no call makes: by the CRM synchronization, by commands and by jobs. */
const fromOutside: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'companies told under another name',
    () =>
      sql`
      insert into shared.companies (id, name, websites, seen_at) select id, name || '.', websites, now() from shared.companies
      on conflict (id) do update set name = excluded.name, seen_at = excluded.seen_at`.execute(app.db),
  ],
  [
    'contacts told under another name',
    () => sql`update shared.contacts set last_name = last_name || '.', seen_at = now()`.execute(app.db),
  ],
  [
    'another name of a region',
    () => sql`update shared.regions set name = name || '.' where id in (50, 77)`.execute(app.db),
  ],
  ['another name of an okved', () => sql`update shared.okveds set name = name || '.'`.execute(app.db)],
  [
    'another name of a city',
    () => sql`update shared.cities set name = name || '.' where region_id = 50`.execute(app.db),
  ],
  [
    'another telephone of land contacts',
    () => sql`update land.contacts set phone = left(phone, 9) || (random() * 9)::int`.execute(app.db),
  ],
  ['another name of an employee', () => sql`update shared.employees set last_name = last_name || '.'`.execute(app.db)],
];

const steps: readonly (readonly [string, () => Promise<void>])[] = [
  ...writingCalls.flatMap(({ endpoint, prepare }) => {
    if (typeof prepare === 'string') return [];
    const step = async () => {
      const sent = await prepare(app);
      await keepAll(nameOf(endpoint));
      const { status, text } = await send(app, endpoint, sent);
      expect(status, `${nameOf(endpoint)}: ${text}`).toBeLessThan(300);
    };
    return [[nameOf(endpoint), step] as const];
  }),
  ...fromOutside.map(([name, change]) => [name, async () => void (await change())] as const),
];

test(`rows from memory are those of the database after every one of ${steps.length} operations, in any order`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...steps], { minLength: steps.length }), async (walk) => {
      for (const [place, [name, step]] of walk.entries()) {
        await step();
        await expectSameAnswers({ caching: keeping, fresh }, name, await touchedBy(name));
        if (place % 8 === 0)
          await expectSameAnswers({ caching: keeping, fresh }, name, [
            ...whole,
            ...ways,
            ...points,
            ...(await listsOfNewest()),
            ...(await visits(app.db)),
          ]);
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
  const { hits, misses, columns } = await looks();
  expect(misses).toBeGreaterThan(0);
  expect(hits).toBeGreaterThan(misses);
  expect(columns).toHaveLength(2);
  for (const bytes of columns) expect(bytes).toBeGreaterThan(0);
}, 300_000);

test('a list is what one moment says, whoever writes meanwhile', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 20; made += 1) ids.push((await givenProperty(app.db, { price: 1 })).id);
  let isOver = false;
  // One statement gives all of them the same price: an answer with two prices mixes two snapshots.
  const writing = (async () => {
    for (let price = 2; !isOver; price += 1) {
      await sql`update land.properties set price = ${price} where id = any(${ids}::uuid[])`.execute(fresh.db);
    }
  })();
  let lists = 0;
  try {
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let asked = 0; asked < 40; asked += 1) {
          const rows = await app.broker.call(properties.findProperties, { query: { take: 50 }, body: { ids } });
          expect(rows).toHaveLength(20);
          expect(new Set(rows.map(({ price }) => price)).size).toBe(1);
          lists += 1;
        }
      }),
    );
  } finally {
    isOver = true;
    await writing;
  }
  expect(lists).toBe(160);
});

test('a number is that of the moment, for whoever has just written too', async () => {
  const plots: string[] = [];
  for (let made = 0; made < 4; made += 1) plots.push((await givenProperty(app.db, { kmFromCity: 900 + made })).id);
  /**
   * The plot counted twice: by its id, which only the database can filter, and by its distance, which the columns can.
   */
  const counted = (id: string) => {
    const km = 900 + plots.indexOf(id);
    const asked = [{ ids: [id] }, { kmFromCity: { from: km, to: km } }];
    return Promise.all(
      asked.map(async (one) => {
        const { text } = await send(keeping, properties.countProperties, { body: { ...one, isEnabled: true } });
        return Number(text);
      }),
    );
  };
  let isOver = false;
  // Other clients count all the time, so a count is always cached.
  const asking = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (!isOver) for (const id of plots) await counted(id);
    }),
  );
  try {
    await Promise.all(
      plots.map(async (id) => {
        for (let turn = 0; turn < 60; turn += 1) {
          const isEnabled = turn % 2 === 1;
          // Transactions overlap and last differently long, so they commit in an order other than that of their
          // numbers.
          await fresh.db.transaction().execute(async (tx) => {
            await sql`update land.properties set is_enabled = ${isEnabled} where id = ${id}`.execute(tx);
            for (let read = 0; read < turn % 5; read += 1) await sql`select count(*) from land.properties`.execute(tx);
          });
          expect(await counted(id), `turn ${turn}`).toEqual(isEnabled ? [1, 1] : [0, 0]);
          if (turn % 10 === 0) await foldChanges(fresh.db);
        }
      }),
    );
  } finally {
    isOver = true;
    await asking;
  }
  const { rows } = await sql<{ notes: number }>`
    select count(*) as notes from versions.changes where area = 'land.properties'`.execute(app.db);
  expect(rows[0]?.notes).toBeGreaterThan(1);
  const before = await stateOfPlots();
  await Promise.all([foldChanges(app.db), foldChanges(fresh.db)]);
  expect(await stateOfPlots()).toEqual({ ...before, notes: 1 });
});

async function stateOfPlots() {
  const { rows } = await sql<{ total: number; last: number; notes: number }>`
    select sum(number) as total, max(transaction) as last, count(*) as notes
    from versions.changes where area = 'land.properties'`.execute(app.db);
  return rows[0];
}
