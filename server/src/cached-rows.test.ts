import type { Endpoint } from '@gektar/contract/endpoint.ts';
import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import * as model from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import {
  countVacanciesInRequest,
  findVacanciesInRequest,
} from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { industrialPublic } from '@gektar/contract/industrial/selections/public-selection.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { listFavorites } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import * as properties from '@gektar/contract/land/properties/property-endpoints.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { landSelections } from '@gektar/contract/land/selections/selection.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { foldChanges } from '#cache/area-changes.ts';
import { openAnotherServer } from '#testing/another-server.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { nameOf, type Sent, send } from '#testing/writing-calls/writing-call.ts';
import { writingCalls } from '#testing/writing-calls/writing-calls.ts';

/** Where everything is done. */
let app: TestApp;
/** Keeps texts of rows, and learns of what is done by the base alone. */
let keeping: TestApp;
/** Reads anew for each answer. */
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

const everyState = { filterModel: { isEnabled: null } };
/** All places of the demonstration, in cells of some 20 km. */
const russia = { zoom: 5, west: 512, east: 767, north: 150, south: 400 };
const byArea = { orderModel: { field: 'TotalVacancyArea', isAsc: false } };

type Asked = readonly [Endpoint, Sent];

/** All rows of each kind: every text that is kept. */
const whole: readonly Asked[] = [
  [properties.findProperties, { query: { take: 1000 }, body: {} }],
  [complexes.listComplexes, { query: { take: 1000 } }],
  [vacancies.listVacancies, { query: { take: 1000 } }],
];
/** Other ways to them: every other list that is answered from memory. */
const ways: readonly Asked[] = [
  [
    properties.findProperties,
    { query: { take: 20, skip: 3, sort: 'Price', direction: 'desc' }, body: { isEnabled: true } },
  ],
  [
    properties.findProperties,
    {
      body: {
        isEnabled: true,
        regionIds: [50, 77],
        propertyTypeIds: [1, 2, 3, 4, 5],
        area: { from: 0 },
        price: { from: 0 },
      },
    },
  ],
  [
    properties.findProperties,
    {
      query: { take: 7, skip: 2, sort: 'Price', direction: 'desc' },
      body: { isEnabled: true, regionIds: [50, 77], area: { from: 0 }, kmFromCity: { from: 0 } },
    },
  ],
  [properties.listProperties, {}],
  [properties.listOverdueProperties, {}],
  [model.findComplexes, { query: { take: 1000 }, body: everyState }],
  [model.findComplexes, { body: { orderModel: { field: 'OwnerIds', isAsc: true } } }],
  [complexes.listUpdatedComplexes, { query: { take: 1000 } }],
  [model.findComplexesOfCluster, { body: everyState }],
  [model.findVacancies, { query: { take: 1000 }, body: { ...everyState, ...byArea } }],
  [model.findVacancies, { query: { skip: 2 }, body: { filterModel: { isEnabled: true, onlyWithVacancies: true } } }],
  [vacancies.listUpdatedVacancies, { query: { take: 1000 } }],
  [vacancies.listLeaseClosedVacancies, { query: { take: 1000 } }],
  [model.findVacanciesOfCluster, { body: everyState }],
  [listFavorites, { query: { take: 1000 } }],
  [landSelections.list, { query: { take: 1000 } }],
  [industrialSelections.list, { query: { take: 1000 } }],
];

const offered = { isEnabled: true, onlyWithVacancies: true };
const operated = { ...everyState.filterModel, building: { operatorRoles: 31 } };

/** Numbers and pages that are kept while nothing they read has changed. */
const numbers: readonly Asked[] = [
  [properties.countProperties, { body: {} }],
  [properties.countProperties, { body: { isEnabled: true, regionIds: [50, 77], price: { from: 0 } } }],
  [properties.countProperties, { body: { okvedIds: [1], permittedUseTypeIds: [1] } }],
  [properties.countProperties, { body: { cadastralNumber: '50' } }],
  [properties.countProperties, { body: { searchText: 'Иван' } }],
  [properties.findProperties, { body: { searchText: 'Иван' } }],
  [model.countComplexes, { body: everyState }],
  [model.countComplexes, { body: { filterModel: offered } }],
  [model.countComplexes, { body: { filterModel: operated } }],
  [model.findComplexes, { body: { orderModel: { field: 'OwnerIds', isAsc: true } } }],
  [model.countVacancies, { body: everyState }],
  [model.countVacancies, { body: { filterModel: offered } }],
  [model.countVacancies, { body: { filterModel: operated } }],
];
/** Points of maps, which come in any order; kept like numbers. */
const points: readonly Asked[] = [
  [properties.mapProperties, { body: {} }],
  [properties.mapProperties, { body: { searchText: 'Иван' } }],
  [properties.mapPropertyPlaces, { body: { filter: {} } }],
  [properties.mapPropertyPlaces, { body: { filter: { isEnabled: true }, window: russia } }],
  [complexes.mapComplexes, {}],
  [model.mapFilteredComplexes, { body: everyState }],
  [model.mapComplexPlaces, { body: { ...everyState, window: russia } }],
  [model.mapVacancies, { body: everyState }],
  [model.mapVacancies, { body: { filterModel: offered } }],
];

/** Those that belong to something: to the newest of its kind, which a step has just made. */
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

/** What clients see behind every link that is open. */
async function visits(): Promise<readonly Asked[]> {
  const { rows } = await sql<{ domain: 'land' | 'industrial'; id: string; password: string }>`
    select 'land' as domain, request_selection_id as id, password from land.request_selection_links
    where expiration_time > now()
    union all select 'industrial', request_selection_id, password from industrial.request_selection_links
    where expiration_time > now()`.execute(app.db);
  return rows.map(({ domain, id, password }) => {
    const { read } = domain === 'land' ? landPublic : industrialPublic;
    return [read, { params: { id }, query: { password } }] as const;
  });
}

/** Whole objects: the newest, which a step is about, and some that show what is written without their row. */
async function wholeObjects(): Promise<readonly Asked[]> {
  const { rows } = await sql<{ id: string }>`
    (select id from land.properties order by id desc limit 4)
    union (select id from land.properties where land_contact_id is not null order by id desc limit 2)
    union (select property_id from land.property_comments order by id desc limit 2)`.execute(app.db);
  return rows.map((params) => [properties.getProperty, { params }] as const);
}

/** Whole lists, numbers and objects that a step may change, by the domain in its name. */
async function touchedBy(step: string): Promise<readonly Asked[]> {
  const others = step.includes('/land/') ? '/industrial/' : step.includes('/industrial/') ? '/land/' : undefined;
  const all = [...whole, ...numbers, ...(await wholeObjects())];
  return others === undefined ? all : all.filter(([{ path }]) => !path.includes(others));
}

async function keepAll(step: string): Promise<void> {
  for (const [endpoint, sent] of await touchedBy(step)) await send(keeping, endpoint, sent);
}

async function expectSameAnswers(after: string, lists: readonly Asked[]): Promise<void> {
  await Promise.all(lists.map((asked) => expectSameAnswer(after, asked)));
}

async function expectSameAnswer(after: string, [endpoint, sent]: Asked): Promise<void> {
  const [kept, read] = await Promise.all([send(keeping, endpoint, sent), send(fresh, endpoint, sent)]);
  expect(kept.status, kept.text).toBe(200);
  const same = points.some(([one]) => one === endpoint)
    ? sorted(kept.text) === sorted(read.text)
    : kept.text === read.text;
  expect(same, `${nameOf(endpoint)} ${JSON.stringify(sent)} after ${after}`).toBe(true);
}

/** Points and cells, which come in no order. */
function sorted(text: string): string {
  const answer = JSON.parse(text) as unknown[] | Record<string, unknown>;
  const lists = Array.isArray(answer) ? [answer] : Object.values(answer).filter(Array.isArray);
  return JSON.stringify(lists.map((list) => list.map((one) => JSON.stringify(one)).sort()));
}

/** Metrics of what is kept; memory of the columns of either area. */
async function looks(): Promise<{ hits: number; misses: number; columns: number[] }> {
  const text = await (await fetch(`${keeping.url}/metrics`)).text();
  const sum = (result: string) =>
    [...text.matchAll(new RegExp(`^row_texts_total\\{.*result="${result}"\\} (\\d+)$`, 'gm'))]
      .map(([, count]) => Number(count))
      .reduce((one, other) => one + other, 0);
  const columns = [...text.matchAll(/^column_bytes\{.*\} (\d+)$/gm)].map(([, bytes]) => Number(bytes));
  return { hits: sum('hit'), misses: sum('miss'), columns };
}

/** Changes from outside the calls: the customer service, commands, jobs. */
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

test(`rows from memory are those of the base after every one of ${steps.length} operations, in any order`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...steps], { minLength: steps.length }), async (walk) => {
      for (const [place, [name, step]] of walk.entries()) {
        await step();
        await expectSameAnswers(name, await touchedBy(name));
        if (place % 8 === 0)
          await expectSameAnswers(name, [
            ...whole,
            ...ways,
            ...points,
            ...(await listsOfNewest()),
            ...(await visits()),
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
  // In one transaction all of them get the same price: an answer with two prices mixes two moments.
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
  /** By the database, and by the columns of the process, which tell no ids. */
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
  // Others ask meanwhile, so that numbers are kept at any moment.
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
          // Open while others commit: numbers of transactions and their commits come in another order.
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
