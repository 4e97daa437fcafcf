import { randomUUID } from 'node:crypto';
import type { Change } from '@gektar/contract/events/event.ts';
import { showPresence, streamEvents } from '@gektar/contract/events/event-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDb } from '#database/db.ts';
import { openAnotherServer } from '#testing/another-server.ts';
import { ask } from '#testing/ask.ts';
import { created, type EntityWire, entityKinds } from '#testing/entity-kinds.ts';
import { eventually } from '#testing/eventually.ts';
import { givenEmployee, givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenRequest } from '#testing/given-request.ts';
import { readEvents } from '#testing/read-events.ts';
import { givenLinkIn, selectionDomains } from '#testing/selection-domains.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { issuerOf } from '#testing/token.ts';
import { givenReminder } from '#testing/writing-calls/today-calls.ts';
import { deleteOldEvents } from './event-queries.ts';
import { readSnapshot } from './snapshot.ts';

let app: TestApp;
let another: TestApp;
let colleague: Person;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  another = await openAnotherServer(app);
  colleague = await app.anotherBroker();
});
afterAll(async () => {
  await another.close();
  await app.close();
});

/** A stream that a colleague opens at the other server process. */
const stream = (about: { lastEventId?: string | undefined; since?: number } = {}) =>
  readEvents(another.url, { token: colleague.token, ...about });
const of = (changes: readonly Change[], id: string) => changes.filter((change) => change.id === id);
/** Waits until earlier changes have reached the stream: makes one more change and waits for that. */
async function lastly(events: Awaited<ReturnType<typeof stream>>): Promise<void> {
  const { id } = await givenProperty(app.db);
  await eventually(() => expect(of(events.changes(), id)).not.toEqual([]));
}

/** The newest transaction with an event. */
async function lastTransaction(): Promise<bigint> {
  const { rows } = await sql<{ last: string }>`
    select transaction::text as last from versions.events order by transaction desc limit 1`.execute(app.db);
  return BigInt(rows[0]?.last ?? 0);
}

test('the stream is for employees', async () => {
  expect((await ask(app, 'GET', streamEvents.path, { token: null })).status).toBe(401);
  expect((await ask(app, 'POST', showPresence.path, { token: null, body: {} })).status).toBe(401);
});

describe.each(entityKinds)('$name', (kind) => {
  test('its creation and its change arrive once, with id, version and author, without a value', async () => {
    const events = await stream();
    const one = await created(app, kind);
    await eventually(() => expect(of(events.changes(), one.id)).toHaveLength(1));
    expect(of(events.changes(), one.id)).toEqual([
      { kind: kind.entity, id: one.id, version: 1, change: 'created', employeeId: app.broker.id },
    ]);
    const [field, first] = kind.edited;
    const saved = await ask(app, 'POST', `${kind.path}/update`, { body: { ...one, [field]: first } });
    const { rowVersion } = saved.json as EntityWire;
    await lastly(events);
    expect(of(events.changes(), one.id).slice(1)).toEqual([
      { kind: kind.entity, id: one.id, version: rowVersion, change: 'changed', employeeId: app.broker.id },
    ]);
    expect(Object.keys(events.changes()[0] ?? {}).toSorted()).toEqual([
      'change',
      'employeeId',
      'id',
      'kind',
      'version',
    ]);
  });
});

test('a change in a vacancy is one of its building and complex, too', async () => {
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const vacancy = await givenVacancy(app.db, building.id);
  const events = await stream();
  await sql`update industrial.vacancies set row_version = row_version + 1 where id = ${vacancy.id}`.execute(app.db);
  await lastly(events);
  const ids = [vacancy.id, building.id, complex.id];
  const heard = events.changes().filter(({ id }) => ids.includes(id ?? ''));
  expect(heard.map(({ kind, version }) => `${kind} ${version}`).toSorted()).toEqual([
    'building null',
    'complex null',
    `vacancy ${vacancy.rowVersion + 1}`,
  ]);
});

test('what is rolled back never arrives; what a long transaction writes arrives with its end, others do not wait', async () => {
  const events = await stream();
  const [kept, dropped] = [await givenProperty(app.db), await givenProperty(app.db)];
  await lastly(events);
  const before = events.changes().length;
  const raise = (id: string) => sql`update land.properties set row_version = row_version + 1 where id = ${id}`;
  const other = openDb(app.databaseUrl, { onLost: () => undefined });
  onTestFinished(() => other.destroy());
  const long = await other.startTransaction().execute();
  await raise(kept.id).execute(long);
  const failed = await other.startTransaction().execute();
  await raise(dropped.id).execute(failed);
  await failed.rollback().execute();
  await lastly(events);
  expect(
    events
      .changes()
      .slice(before)
      .filter(({ id }) => id === kept.id || id === dropped.id),
  ).toEqual([]);
  await long.commit().execute();
  await eventually(() => expect(of(events.changes().slice(before), kept.id)).toMatchObject([{ version: 2 }]));
  await lastly(events);
  expect(of(events.changes().slice(before), dropped.id)).toEqual([]);
});

test('after a break exactly the missed changes come, at any process', async () => {
  const events = await stream();
  const seen = await givenProperty(app.db);
  await eventually(() => expect(of(events.changes(), seen.id)).toHaveLength(1));
  events.close();
  const missed = [await givenProperty(app.db), await givenProperty(app.db)];
  const further = await readEvents(app.url, { token: colleague.token, lastEventId: events.lastEventId() });
  expect(further.hello().isBehind).toBe(false);
  await lastly(further);
  expect(of(further.changes(), seen.id)).toEqual([]);
  for (const { id } of missed) expect(of(further.changes(), id)).toHaveLength(1);
});

test('a new stream begins with the last seconds when asked, otherwise now', async () => {
  const { id } = await givenProperty(app.db);
  const [since, now] = [await stream({ since: 5 }), await stream()];
  await lastly(since);
  await lastly(now);
  expect(of(since.changes(), id)).toHaveLength(1);
  expect(of(now.changes(), id)).toEqual([]);
  expect([since.hello().isBehind, now.hello().isBehind]).toEqual([false, false]);
});

test.each([
  'nonsense',
  '@',
  '@1:2:',
  '00000000-0000-4000-8000-000000000000@10:20:11',
  `'; drop table versions.events; --`,
  '9'.repeat(5_000),
])('an unknown position is answered with "behind" and goes on from now: %.40s', async (lastEventId) => {
  const events = await stream({ lastEventId });
  expect(events.hello().isBehind).toBe(true);
  await lastly(events);
});

test.each([
  '20:10:',
  '10:20:9',
  '10:20:15,12',
  '99999999999999999999:99999999999999999999:',
  '10:20:15,',
  '999999999:999999999:',
])('a position of this database that cannot be is "behind": %s', async (snapshot) => {
  const id = (await stream()).lastEventId()?.split('@')[0];
  expect((await stream({ lastEventId: `${id}@${snapshot}` })).hello().isBehind).toBe(true);
});

test('old events are deleted; a position from before them is "behind", a later one is not', async () => {
  const early = await stream();
  await lastly(early);
  const old = early.lastEventId();
  const { id } = await givenProperty(app.db);
  await eventually(() => expect(of(early.changes(), id)).toHaveLength(1));
  early.close();
  // Transactions of other databases of the cluster are among those that a position does not show yet.
  const later = await eventually(async () => {
    const fresh = await stream();
    fresh.close();
    const position = fresh.lastEventId();
    expect(readSnapshot(position?.split('@')[1] ?? '')?.xmin).toBeGreaterThan(await lastTransaction());
    return position;
  });
  await sql`update versions.events set at = at - interval '2 hours'`.execute(app.db);
  await deleteOldEvents(app.db);
  expect((await sql`select from versions.events`.execute(app.db)).rows).toEqual([]);
  expect((await stream({ lastEventId: old })).hello().isBehind).toBe(true);
  expect((await stream({ lastEventId: later })).hello().isBehind).toBe(false);
});

test('what is an employee’s own reaches that employee alone', async () => {
  const [theirs, mine] = [await stream(), await readEvents(app.url, { token: app.broker.token })];
  await givenReminder(app, { employeeId: app.broker.id });
  await eventually(() => expect(mine.changes().map(({ kind }) => kind)).toContain('today'));
  await lastly(theirs);
  expect(theirs.changes().map(({ kind }) => kind)).not.toContain('today');
  expect(theirs.changes().map(({ kind }) => kind)).toContain('reminder');
});

test.each(selectionDomains)(
  'what clients of $domain open is announced once, by the request, without an author',
  async (the) => {
    const selection = await the.givenSelection(app.db, { count: 2 });
    const { password } = await givenLinkIn(app.db, the.domain, selection.selectionId);
    const events = await stream();
    const open = () => app.anonymous(the.clients.read, { params: { id: selection.selectionId }, query: { password } });
    await open();
    await open();
    await lastly(events);
    const showing = { kind: 'showing', id: selection.requestId, version: null, change: 'changed', employeeId: null };
    expect(of(events.changes(), selection.requestId)).toEqual([showing]);
    const [id = ''] = selection.itemIds;
    await app.anonymous(the.answers.open, { params: { id }, query: { password } });
    await lastly(events);
    expect(of(events.changes(), selection.requestId)).toEqual([showing, showing]);
  },
);

test('a selection is announced by its request', async () => {
  const events = await stream();
  const request = await givenRequest(app.db);
  await sql`insert into land.request_selection_items (id, request_selection_id, property_id, "order")
    select gen_random_uuid(), id, ${(await givenProperty(app.db)).id}, 1 from land.request_selections where request_id = ${request.id}`.execute(
    app.db,
  );
  await eventually(() =>
    expect(of(events.changes(), request.id).map(({ kind }) => kind)).toEqual(['land_request', 'selection']),
  );
});

test('a thousand changed rows are one event of their kind', async () => {
  const events = await stream();
  await sql`insert into shared.companies (id, name) select 'many-' || n, 'Компания ' || n from generate_series(1, 600) n`.execute(
    app.db,
  );
  await lastly(events);
  const companies = events.changes().filter(({ kind }) => kind === 'company');
  expect(companies).toEqual([{ kind: 'company', id: null, version: null, change: 'changed', employeeId: null }]);
});

test('the end of a session closes its streams at once, at every process, and no other', async () => {
  const { id } = await givenEmployee(app.db);
  const { token } = await issuerOf(app.settings.tokenSecret, 1).issue({ employeeId: id, version: 0 });
  const [here, there, other] = [
    await readEvents(app.url, { token }),
    await readEvents(another.url, { token }),
    await stream(),
  ];
  await sql`update shared.employees set session_version = session_version + 1 where id = ${id}`.execute(app.db);
  await eventually(() => expect([here.isEnded(), there.isEnded()]).toEqual([true, true]));
  await lastly(other);
  expect(other.isEnded()).toBe(false);
  expect((await readEvents(app.url, { token })).status).toBe(401);
});

test('a stream ends with its token', async () => {
  const { token } = await issuerOf(app.settings.tokenSecret, 1 / 3_600).issue({ employeeId: colleague.id, version: 0 });
  const events = await readEvents(app.url, { token });
  await eventually(() => expect(events.isEnded()).toBe(true));
});

test('a server that stops ends its streams instead of waiting for them', async () => {
  const third = await openAnotherServer(app);
  const events = await readEvents(third.url, { token: colleague.token });
  await third.close();
  await eventually(() => expect(events.isEnded()).toBe(true));
});

describe('presence', () => {
  const show = (by: Person, server: TestApp, sign: object) =>
    ask(server, 'POST', showPresence.path, { token: by.token, body: sign });

  test('who has what open is known at every process, once for a tab, until the tab leaves', async () => {
    const events = await stream();
    const [tabId, at] = [randomUUID(), { kind: 'vacancy', id: randomUUID(), within: null }];
    const own = { ...at, tabId, employeeId: app.broker.id };
    const there = () => events.present().filter(({ id }) => id === at.id);
    expect(await show(app.broker, app, { tabId, at, isEditing: false })).toMatchObject({
      status: 200,
      json: { present: [{ ...own, isEditing: false }] },
    });
    await eventually(() => expect(there()).toEqual([{ ...own, isEditing: false }]));
    await show(app.broker, app, { tabId, at, isEditing: true });
    await eventually(() => expect(there()).toEqual([{ ...own, isEditing: true }]));
    expect((await stream()).hello().present).toContainEqual({ ...own, isEditing: true });
    await show(app.broker, app, { tabId, at: null, isEditing: false });
    await eventually(() => expect(there()).toEqual([]));
  });

  test.each([
    [{}],
    [{ tabId: 'x', at: null, isEditing: false }],
    [{ tabId: randomUUID(), at: { kind: 'secret', id: randomUUID(), within: null }, isEditing: false }],
    [{ tabId: randomUUID(), at: { kind: 'vacancy', id: `'; drop`, within: null }, isEditing: false }],
  ])('a wrong sign is refused: %j', async (sign) => {
    expect((await show(app.broker, app, sign)).status).toBe(400);
  });
});
