import { randomUUID } from 'node:crypto';
import { getOperation } from '@gektar/contract/operations/operation-endpoints.ts';
import * as reminders from '@gektar/contract/reminders/reminder-endpoints.ts';
import type { NotificationPage } from '@gektar/contract/today/notification.ts';
import { notificationKinds } from '@gektar/contract/today/notification.ts';
import * as endpoints from '@gektar/contract/today/notification-endpoints.ts';
import { setTodayLine } from '@gektar/contract/today/today-endpoints.ts';
import { daysBetween } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import { findFits } from '#testing/find-fits.ts';
import { givenProperty } from '#testing/given.ts';
import { readEvents } from '#testing/read-events.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { givenEndingLink, givenSelected, type TodayArea, todayAreas } from '#testing/today-areas.ts';
import { givenReminder } from '#testing/writing-calls/today-calls.ts';

let app: TestApp;
let colleague: Person;
beforeEach(async () => {
  app = await openTestApp(inject('clusterUrl'));
  colleague = await app.anotherBroker();
});
afterEach(() => app.close());

const list = (by: Person = app.broker, query: object = {}): Promise<NotificationPage> =>
  by.call(endpoints.listNotifications, { query });
const unread = async (by: Person = app.broker) => (await by.call(endpoints.countNotifications)).unreadCount;

/** The list; also checks that its counts agree with the badge. */
async function listed(by: Person = app.broker) {
  const page = await list(by);
  expect(await unread(by)).toBe(page.unreadCount);
  expect((await list(by, { filter: 'unread' })).count).toBe(page.unreadCount);
  return page;
}

const read = (keys: readonly object[], isRead = true) =>
  app.broker.call(endpoints.readNotifications, { body: { notifications: keys as never, isRead } });

async function nameOf({ id }: Person): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from shared.employees where id = ${id}`.execute(app.db);
  return rows[0]?.name ?? '';
}

/** A colleague's comment that mentions the broker. @returns its id */
async function givenMention(area: TodayArea, objectId: string, text = 'пропуск закажу'): Promise<string> {
  const { path, body } = area.comment(objectId, `@${await nameOf(app.broker)} ${text}`);
  const answer = await ask(app, 'POST', path, { token: colleague.token, body });
  expect([200, 201], answer.text).toContain(answer.status);
  return (answer.json as { id: string }).id;
}

/** The current Moscow time plus `shift`, as the database writes it. @param shift '-10 minutes' */
async function moscow(shift: string): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select to_char(now() + ${shift}::interval, 'YYYY-MM-DD"T"HH24:MI:SS') as at`.execute(app.db);
  return rows[0]?.at ?? '';
}

test('nobody is notified of anything in an empty base', async () => {
  expect(await listed()).toMatchObject({ notifications: [], count: 0, unreadCount: 0 });
});

describe.each(todayAreas)('$domain', (area) => {
  const { domain } = area;

  test('a mention notifies whom it names alone; read on today it stays as a read one, its undo brings it back', async () => {
    const object = await area.object(app.db);
    const id = await givenMention(area, object.id);
    const { notifications } = await listed();
    expect(notifications).toMatchObject([
      {
        kind: 'mention',
        id,
        isRead: false,
        isDone: false,
        mention: { id, domain, employeeId: colleague.id, object: { id: object.id } },
        mark: null,
        operation: null,
      },
    ]);
    expect((await listed(colleague)).count).toBe(0);
    const set = (isDone: boolean) =>
      app.broker.call(setTodayLine, { body: { line: { kind: 'mention', domain, commentId: id }, isDone } });
    await set(true);
    expect(await listed()).toMatchObject({ unreadCount: 0, notifications: [{ id, isRead: true, isDone: true }] });
    await set(false);
    expect(await listed()).toMatchObject({ unreadCount: 1, notifications: [{ id, isRead: false, isDone: false }] });
    // An edit mentions the broker again, after all notifications were read: the new mention is unread.
    await app.broker.call(endpoints.readAllNotifications, { body: { readUpTo: (await list()).asOf } });
    expect(await unread()).toBe(0);
    const { path } = area.comment(object.id, '');
    const edit = async (text: string) =>
      ask(app, 'POST', `${path.replace(`/${object.id}`, '')}/update`, { token: colleague.token, body: { id, text } });
    await edit('уже неважно');
    expect((await listed()).count).toBe(0);
    await edit(`@${await nameOf(app.broker)} снова важно`);
    expect(await unread()).toBe(1);
    // A line read fifteen days ago is no longer listed.
    await set(true);
    await sql`update shared.today_done set done_at = now() - interval '15 days'`.execute(app.db);
    expect((await listed()).count).toBe(0);
  });

  test("a client's mark notifies the employee of the request; accepted it is read, a later mark is unread", async () => {
    const [own, foreign] = [await area.request(app.db, app.broker.id), await area.request(app.db, colleague.id)];
    const object = await area.object(app.db);
    const at = '2026-11-20 09:41+03';
    const id = await givenSelected(app.db, area, { requestId: own.id, objectId: object.id, at });
    await givenSelected(app.db, area, { requestId: foreign.id, objectId: object.id, at });
    const line = { kind: 'mark', domain, itemId: id } as const;
    expect(await listed()).toMatchObject({
      count: 1,
      notifications: [
        { kind: 'mark', id, dateTime: '2026-11-20T09:41:00', mark: { domain, request: { id: own.id } }, mention: null },
      ],
    });
    await app.broker.call(setTodayLine, { body: { line, isDone: true } });
    expect(await listed()).toMatchObject({ unreadCount: 0, notifications: [{ id, isRead: true, isDone: true }] });
    await sql`update ${sql.table(`${domain}.request_selection_items`)} set client_favorite_at = now() + interval '1 minute'
      where id = ${id}`.execute(app.db);
    expect(await listed()).toMatchObject({ unreadCount: 1, notifications: [{ id, isRead: false, isDone: false }] });
    await sql`update ${sql.table(`${domain}.requests`)} set is_enabled = false`.execute(app.db);
    expect((await listed()).count).toBe(0);
  });

  test('new fits notify once per request, with the best three; one more after reading is unread', async () => {
    const own = await area.request(app.db, app.broker.id);
    await area.request(app.db, colleague.id);
    const ids = [];
    for (const age of [4, 3, 2, 1]) {
      const { id } = await area.object(app.db);
      ids.unshift(id);
      await findFits(app.db);
      await sql`update shared.new_fits set found_at = now() - make_interval(mins => ${age}::int) where object_id = ${id}`.execute(
        app.db,
      );
    }
    const { notifications } = await listed();
    const fit = { id: own.id, domain, objectCount: 4, requestCount: 1, batchId: null };
    expect(notifications).toMatchObject([
      { kind: 'fit', id: own.id, fit: { ...fit, request: { id: own.id, name: own.name } } },
    ]);
    expect(notifications[0]?.fit?.objects.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    await read([{ kind: 'fit', id: own.id }]);
    expect(await listed()).toMatchObject({ count: 1, unreadCount: 0, notifications: [{ isDone: false }] });
    await read([{ kind: 'fit', id: own.id }], false);
    expect(await unread()).toBe(1);
    await read([{ kind: 'fit', id: own.id }]);
    const another = await area.object(app.db);
    await findFits(app.db);
    expect(await listed()).toMatchObject({ unreadCount: 1, notifications: [{ fit: { objectCount: 5 } }] });
    for (const objectId of [another.id, ...ids.slice(0, 3)]) {
      const line = { kind: 'fit', domain, objectId, requestId: own.id } as const;
      await app.broker.call(setTodayLine, { body: { line, isDone: true } });
    }
    await givenSelected(app.db, area, { requestId: own.id, objectId: ids[3] ?? '' });
    expect((await listed()).count).toBe(0);
  });

  test('a link of an own request notifies three days before its end, until it is prolonged', async () => {
    const [own, later, ended, foreign] = [
      await area.request(app.db, app.broker.id),
      await area.request(app.db, app.broker.id),
      await area.request(app.db, app.broker.id),
      await area.request(app.db, colleague.id),
    ];
    await givenEndingLink(app.db, area, { requestId: own.id, endsIn: '71 hours' });
    await givenEndingLink(app.db, area, { requestId: later.id, endsIn: '73 hours' });
    await givenEndingLink(app.db, area, { requestId: ended.id, endsIn: '-1 hour' });
    await givenEndingLink(app.db, area, { requestId: foreign.id, endsIn: '71 hours' });
    const page = await listed();
    expect(page).toMatchObject({
      count: 1,
      unreadCount: 1,
      notifications: [{ kind: 'link', link: { domain, request: { id: own.id } } }],
    });
    const [{ dateTime, link } = {}] = page.notifications;
    const ends = link?.expirationTime ?? '';
    expect(dateTime?.slice(11)).toBe(ends.slice(11));
    expect(daysBetween(dateTime ?? '', ends)).toBe(3);
    await sql`update ${sql.table(`${domain}.request_selection_links`)} set expiration_time = now() + interval '14 days'`.execute(
      app.db,
    );
    expect((await listed()).count).toBe(0);
  });

  test('a change of many objects notifies its employee when it has ended, with the number of those changed', async () => {
    const ids = [(await area.object(app.db)).id, (await area.object(app.db)).id];
    const operationId = randomUUID();
    const started = await ask(app, 'POST', area.changes.path, {
      body: { operationId, ids: [...ids, randomUUID()], fields: area.changes.fields },
    });
    expect(started.status, started.text).toBe(200);
    await eventually(async () => expect(await unread()).toBe(1));
    expect(await app.broker.call(getOperation, { params: { id: operationId } })).toMatchObject({ waitingCount: 0 });
    expect(await listed()).toMatchObject({
      notifications: [
        {
          kind: 'operation',
          id: operationId,
          operation: { id: operationId, domain, kind: 'change', totalCount: 3, doneCount: 2, refusedCount: 1 },
        },
      ],
    });
    expect((await listed(colleague)).count).toBe(0);
    await sql`update shared.operations set finished_at = now() - interval '15 days'`.execute(app.db);
    expect((await listed()).count).toBe(0);
  });
});

test('a change of one object, whose answer says all, does not notify', async () => {
  const { id } = await givenProperty(app.db);
  const body = { operationId: randomUUID(), changes: [{ id, fields: { price: 7 } }] };
  expect((await ask(app, 'POST', '/api/land/properties/changes', { body })).status).toBe(200);
  expect((await listed()).count).toBe(0);
});

test('a reminder notifies a quarter of an hour ahead, one of a whole day from its midnight, until it is done or moved', async () => {
  const soon = await givenReminder(app, { kind: 'call', dueDateTime: await moscow('14 minutes') });
  await givenReminder(app, { dueDateTime: await moscow('16 minutes') });
  const wholeDay = await givenReminder(app, { dueDateTime: `${(await moscow('0')).slice(0, 10)}T00:00:00` });
  await givenReminder(app, { dueDateTime: `${(await moscow('1 day')).slice(0, 10)}T00:00:00` });
  await givenReminder(app, { employeeId: colleague.id, dueDateTime: await moscow('-1 minute') });
  const { notifications } = await listed();
  expect(notifications.map(({ kind, id }) => [kind, id])).toEqual([
    ['reminder', soon.id],
    ['reminder', wholeDay.id],
  ]);
  expect(notifications[0]).toMatchObject({ isRead: false, reminder: { id: soon.id, kind: 'call' } });
  // The reminder due in sixteen minutes appears in the bell in one minute.
  const { nextDateTime } = await app.broker.call(endpoints.countNotifications);
  expect(nextDateTime && nextDateTime >= (await moscow('0')) && nextDateTime <= (await moscow('61 seconds'))).toBe(
    true,
  );
  expect((await colleague.call(endpoints.countNotifications)).nextDateTime).toBeNull();
  // A reminder that the broker made for a colleague notifies the colleague.
  expect((await listed(colleague)).count).toBe(1);
  const done = { params: { id: soon.id }, body: { note: null, next: null } };
  await app.broker.call(reminders.finishReminder, done);
  expect((await listed()).count).toBe(1);
  await app.broker.call(reminders.reopenReminder, { params: { id: soon.id } });
  expect(await unread()).toBe(2);
  // A reminder that was read and then postponed notifies again at its new time.
  await read([{ kind: 'reminder', id: soon.id }]);
  expect(await unread()).toBe(1);
  const move = (minutes: number) =>
    sql`update shared.reminders set due_at = (now() + make_interval(mins => ${minutes}::int))::timestamp
      where id = ${soon.id}`.execute(app.db);
  await sql`update shared.notification_reads set read_at = now() - interval '5 minutes'`.execute(app.db);
  await move(5);
  expect(await unread()).toBe(1);
  await move(14);
  expect(await unread()).toBe(2);
});

test('unread ones come first, in both the latest first; all are read up to a moment, and its undo restores them', async () => {
  const [land] = todayAreas;
  if (land === undefined) throw new Error('no area');
  const object = await land.object(app.db);
  const ids: string[] = [];
  for (const [index, hours] of [5, 4, 3, 2, 1].entries()) {
    const id = await givenMention(land, object.id, `${index}`);
    await sql`update land.property_comments set date_time_created = now() - make_interval(hours => ${hours}::int) where id = ${id}`.execute(
      app.db,
    );
    await sql`update shared.mentions set created_at = null where comment_id = ${id}`.execute(app.db);
    ids.unshift(id);
  }
  const order = async (query = {}) => (await list(app.broker, query)).notifications.map(({ id }) => ids.indexOf(id));
  expect(await order()).toEqual([0, 1, 2, 3, 4]);
  await read([
    { kind: 'mention', id: ids[1] },
    { kind: 'mention', id: ids[0] },
    { kind: 'mention', id: ids[0] },
  ]);
  expect(await order()).toEqual([2, 3, 4, 0, 1]);
  expect(await order({ filter: 'unread' })).toEqual([2, 3, 4]);
  expect([await order({ take: 2 }), await order({ take: 2, skip: 2 }), await order({ take: 2, skip: 4 })]).toEqual([
    [2, 3],
    [4, 0],
    [1],
  ]);
  expect(await list(app.broker, { skip: 9 })).toMatchObject({ notifications: [], count: 5, unreadCount: 3 });
  const { asOf } = await list();
  const late = await givenMention(land, object.id, 'позже');
  const readUpTo = (moment: string | null, by = app.broker) =>
    by.call(endpoints.readAllNotifications, { body: { readUpTo: moment } });
  expect(await readUpTo(asOf)).toEqual({ before: null });
  // A notification that arrived after the list was loaded stays unread; a repeat from a second tab changes nothing.
  expect(await readUpTo(asOf)).toEqual({ before: asOf });
  expect(await listed()).toMatchObject({
    count: 6,
    unreadCount: 1,
    notifications: [{ id: late, isRead: false }, {}, {}, {}, {}, {}],
  });
  expect(await readUpTo(null)).toEqual({ before: asOf });
  expect((await listed()).unreadCount).toBe(4);
  // With a time in the future, only present notifications count as read, not later ones.
  await readUpTo('2099-01-01T00:00:00.000000Z');
  expect(await unread()).toBe(0);
  await givenMention(land, object.id, 'ещё позже');
  expect(await unread()).toBe(1);
  // A colleague's call does not change what the broker has read.
  await readUpTo('2099-01-01T00:00:00.000000Z', colleague);
  expect(await unread()).toBe(1);
});

test('what was noticed at the very moment up to which all is read is read, a microsecond later it is not', async () => {
  const [land] = todayAreas;
  if (land === undefined) throw new Error('no area');
  const id = await givenMention(land, (await land.object(app.db)).id);
  await sql`update land.property_comments set date_time_created = date_trunc('second', now()) - interval '1 hour' + interval '7 microseconds'
    where id = ${id}`.execute(app.db);
  await sql`update shared.mentions set created_at = null where comment_id = ${id}`.execute(app.db);
  const { rows } = await sql<{ second: string }>`
    select to_char(date_time_created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as second
    from land.property_comments where id = ${id}`.execute(app.db);
  const unreadAfter = async (microseconds: number) => {
    const readUpTo = `${rows[0]?.second}.${String(microseconds).padStart(6, '0')}Z`;
    await app.broker.call(endpoints.readAllNotifications, { body: { readUpTo } });
    return (await listed()).unreadCount;
  };
  expect([await unreadAfter(6), await unreadAfter(7), await unreadAfter(6), await unreadAfter(8)]).toEqual([
    1, 0, 1, 0,
  ]);
});

test('a kind that is off is neither counted nor listed, for its employee alone', async () => {
  const [land] = todayAreas;
  if (land === undefined) throw new Error('no area');
  await givenMention(land, (await land.object(app.db)).id);
  await givenReminder(app, { dueDateTime: await moscow('-1 minute') });
  await givenReminder(app, { employeeId: colleague.id, dueDateTime: await moscow('-1 minute') });
  const set = (off: readonly string[]) =>
    app.broker.call(endpoints.setNotificationSettings, { body: { off: off as never } });
  expect(await app.broker.call(endpoints.getNotificationSettings)).toEqual({ off: [] });
  await set(['reminder', 'reminder']);
  expect(await app.broker.call(endpoints.getNotificationSettings)).toEqual({ off: ['reminder'] });
  expect(await listed()).toMatchObject({ count: 1, notifications: [{ kind: 'mention' }] });
  await set(notificationKinds);
  expect(await listed()).toMatchObject({ count: 0, notifications: [] });
  expect(await unread(colleague)).toBe(1);
  await set([]);
  expect((await listed()).count).toBe(2);
});

test('five hundred notifications are counted whole and paged', async () => {
  await sql`insert into shared.reminders (id, kind, text, due_at, employee_id, created_by)
    select gen_random_uuid(), 'task', 'Дело ' || n, (now() - n * interval '1 minute')::timestamp, ${app.broker.id}, ${app.broker.id}
    from generate_series(1, 500) n`.execute(app.db);
  expect(await unread()).toBe(500);
  const texts = new Set<string | undefined>();
  for (let skip = 0; skip < 500; skip += 100) {
    const { notifications, count } = await list(app.broker, { take: 1_000, skip });
    expect([notifications.length, count]).toEqual([100, 500]);
    for (const { reminder } of notifications) texts.add(reminder?.text);
  }
  expect(texts.size).toBe(500);
});

const some = '019a0000-0000-7000-8000-00000000dead';
test.each<[call: string, what: string, body: object]>([
  ['read', 'no notification', { notifications: [], isRead: true }],
  ['read', 'an unknown kind', { notifications: [{ kind: 'overdue', id: some }], isRead: true }],
  ['read', 'a malformed id', { notifications: [{ kind: 'mark', id: 'x' }], isRead: true }],
  ['read', 'too many', { notifications: Array(101).fill({ kind: 'mark', id: some }), isRead: true }],
  ['read', 'neither read nor unread', { notifications: [{ kind: 'mark', id: some }] }],
  ['read-all', 'no moment', {}],
  ['read-all', 'a word', { readUpTo: 'now' }],
  ['read-all', 'an impossible day', { readUpTo: '2026-02-31T00:00:00.000000Z' }],
  ['read-all', 'an impossible hour', { readUpTo: '2026-11-27T25:00:00.000000Z' }],
  ['read-all', 'the year zero', { readUpTo: '0000-01-01T00:00:00.000000Z' }],
  ['settings', 'an unknown kind', { off: ['everything'] }],
  ['settings', 'too many', { off: Array(7).fill('mark') }],
  ['settings', 'no list', { off: 'mark' }],
])('%s with %s is refused and changes nothing', async (call, _, body) => {
  await givenReminder(app, { dueDateTime: await moscow('-1 minute') });
  const answer = await ask(app, 'POST', `/api/notifications/${call}`, { body });
  expect(refusalIn(answer).code).toBe('request.invalid');
  expect(await unread()).toBe(1);
  const { rows } =
    await sql`select from shared.notification_settings union all select from shared.notification_reads`.execute(app.db);
  expect(rows).toEqual([]);
});

test('two windows read the same at once', async () => {
  const { id } = await givenReminder(app, { dueDateTime: await moscow('-1 minute') });
  const other = await givenReminder(app, { dueDateTime: await moscow('-2 minutes') });
  const keys = [id, other.id].map((key) => ({ kind: 'reminder', id: key }));
  await Promise.all([read(keys), read([...keys].reverse()), read(keys), read([...keys].reverse())]);
  const { asOf } = await list();
  await Promise.all(
    [1, 2, 3, 4].map(() => app.broker.call(endpoints.readAllNotifications, { body: { readUpTo: asOf } })),
  );
  expect(await listed()).toMatchObject({ count: 2, unreadCount: 0 });
});

test('what is read, turned off or ended reaches the other windows of the employee alone', async () => {
  const [own, foreign] = [
    await readEvents(app.url, { token: app.broker.token }),
    await readEvents(app.url, { token: colleague.token }),
  ];
  const news = () => own.changes().filter(({ kind }) => kind === 'today').length;
  const steps = [
    () => read([{ kind: 'mark', id: randomUUID() }]),
    () => app.broker.call(endpoints.setNotificationSettings, { body: { off: ['fit'] } }),
    () => app.broker.call(endpoints.readAllNotifications, { body: { readUpTo: '2026-11-23T07:30:00.000000Z' } }),
    async () => {
      const { id } = await givenProperty(app.db);
      const body = { operationId: randomUUID(), ids: [id], fields: { price: 7 } };
      await ask(app, 'POST', '/api/land/properties/changes/by-filter', { body });
    },
  ];
  for (const step of steps) {
    const before = news();
    await step();
    await eventually(() => expect(news()).toBeGreaterThan(before));
  }
  expect(foreign.changes().filter(({ kind }) => kind === 'today')).toEqual([]);
});
