import * as reminders from '@gektar/contract/reminders/reminder-endpoints.ts';
import type { Today } from '@gektar/contract/today/today.ts';
import { getToday, setTodayLine } from '@gektar/contract/today/today-endpoints.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { givenEndingLink, givenSelected, todayAreas } from '#testing/today-areas.ts';
import { givenReminder } from '#testing/writing-calls/today-calls.ts';

let app: TestApp;
let colleague: Person;
beforeEach(async () => {
  app = await openTestApp(inject('clusterUrl'));
  colleague = await app.anotherBroker();
});
afterEach(() => app.close());

const today = (by: Person = app.broker): Promise<Today> => by.call(getToday);

test('an empty base has an empty morning', async () => {
  const none = { lines: [], count: 0 };
  expect(await today()).toEqual({
    ...{ reminders: none, laterReminders: none, marks: none, fits: none, overdue: none, links: none, mentions: none },
    doneCount: 0,
  });
});

test('own open reminders: those of earlier days and today, those of the six days after; done ones are counted', async () => {
  const at = async (days: number, time: string) => {
    const { rows } = await sql<{ day: string }>`select (now()::date + ${days}::int)::text as day`.execute(app.db);
    return `${rows[0]?.day}T${time}`;
  };
  const given = async (days: number, time: string, about: object = {}) =>
    givenReminder(app, { dueDateTime: await at(days, time), ...about });
  const evening = await given(0, '23:59:59');
  const late = await given(-3, '17:30:00');
  const sixth = await given(6, '23:00:00');
  const tomorrow = await given(1, '00:00:00');
  await given(7, '00:00:00');
  await given(0, '09:00:00', { employeeId: colleague.id });
  const done = await given(0, '12:00:00');
  await app.broker.call(reminders.finishReminder, { params: { id: done.id }, body: { note: null, next: null } });
  const mine = await today();
  expect(mine.reminders).toEqual({ lines: [late, evening], count: 2 });
  expect(mine.laterReminders).toEqual({ lines: [tomorrow, sixth], count: 2 });
  expect(mine.doneCount).toBe(1);
  expect((await today(colleague)).reminders.count).toBe(1);
});

describe.each(todayAreas)('$domain', (area) => {
  const { domain } = area;

  test('marks of clients in selections of own active requests, until they are accepted', async () => {
    const [own, foreign] = [await area.request(app.db, app.broker.id), await area.request(app.db, colleague.id)];
    const [first, second, third] = [await area.object(app.db), await area.object(app.db), await area.object(app.db)];
    const one = await givenSelected(app.db, area, { requestId: own.id, objectId: first.id, at: '2026-11-20 09:41+03' });
    const two = await givenSelected(app.db, area, {
      requestId: own.id,
      objectId: second.id,
      at: '2026-11-21 08:15+03',
    });
    await givenSelected(app.db, area, { requestId: own.id, objectId: third.id });
    await givenSelected(app.db, area, { requestId: foreign.id, objectId: first.id, at: '2026-11-22 10:00+03' });
    const { marks } = await today();
    expect(marks).toMatchObject({
      count: 2,
      lines: [{ id: two }, { id: one, domain, request: { id: own.id, name: own.name } }],
    });
    expect(marks.lines[1]?.object).toMatchObject({ id: first.id, path: expect.stringContaining(first.id) });
    expect(marks.lines[1]?.dateTime).toBe('2026-11-20T09:41:00');
    const set = (isDone: boolean) =>
      app.broker.call(setTodayLine, { body: { line: { kind: 'mark', domain, itemId: two }, isDone } });
    await set(true);
    await set(true);
    expect(await today()).toMatchObject({ marks: { count: 1, lines: [{ id: one }] }, doneCount: 1 });
    // A later mark on the same object is listed again.
    await sql`update ${sql.table(`${domain}.request_selection_items`)} set client_favorite_at = now() + interval '1 minute'
      where id = ${two}`.execute(app.db);
    expect((await today()).marks.lines.map(({ id }) => id)).toEqual([two, one]);
    await set(true);
    await set(false);
    expect((await today()).marks.count).toBe(2);
    await sql`update ${sql.table(`${domain}.requests`)} set is_enabled = false where id = ${own.id}`.execute(app.db);
    expect((await today()).marks).toEqual({ lines: [], count: 0 });
  });

  test('valid links of own requests that end within three days, the first to end first', async () => {
    const [own, later, ended, foreign] = [
      await area.request(app.db, app.broker.id),
      await area.request(app.db, app.broker.id),
      await area.request(app.db, app.broker.id),
      await area.request(app.db, colleague.id),
    ];
    const links = sql.table(`${domain}.request_selection_links`);
    const link = (requestId: string, endsIn: string) => givenEndingLink(app.db, area, { requestId, endsIn });
    await link(own.id, '70 hours');
    await link(later.id, '73 hours');
    await link(ended.id, '-1 hour');
    await link(foreign.id, '1 hour');
    expect((await today()).links).toMatchObject({
      count: 1,
      lines: [{ domain, request: { id: own.id, name: own.name } }],
    });
    await sql`update ${links} set expiration_time = now() + interval '5 hours'
      where request_selection_id in (select id from ${sql.table(`${domain}.request_selections`)} where request_id = ${later.id})`.execute(
      app.db,
    );
    expect((await today()).links.lines.map(({ request }) => request.id)).toEqual([later.id, own.id]);
  });
});

test('own overdue objects of both areas, plots by the period of the office, complexes by their own', async () => {
  const plot = await givenProperty(app.db, { responsibleEmployeeId: app.broker.id });
  const fresh = await givenProperty(app.db, { responsibleEmployeeId: app.broker.id });
  const foreign = await givenProperty(app.db, { responsibleEmployeeId: colleague.id });
  const old = async (id: string, days: number) =>
    sql`update land.properties set date_time_created = now() - make_interval(days => ${days}::int),
      actualization_date_time = null where id = ${id}`.execute(app.db);
  await old(plot.id, 36);
  await old(foreign.id, 50);
  await old(fresh.id, 29);
  const complex = await givenComplex(app.db);
  await givenVacancy(app.db, (await givenBuilding(app.db, complex.id)).id);
  await sql`update industrial.complexes set responsible_user = ${app.broker.id}, vacancies_update_period = 14,
    vacancies_actualize_date = now() - interval '25 days' where id = ${complex.id}`.execute(app.db);
  const { overdue } = await today();
  expect(overdue).toMatchObject({
    count: 2,
    lines: [
      { domain: 'industrial', id: complex.id, title: complex.name, lateDays: 11 },
      { domain: 'land', id: plot.id, title: plot.cadastralNumbers[0], lateDays: 6, rowVersion: plot.rowVersion },
    ],
  });
});

describe.each([
  { kind: 'property', path: '/api/land/comments', by: 'path' },
  { kind: 'complex', path: '/api/industrial/complex-comments', by: 'complexId' },
  { kind: 'building', path: '/api/industrial/building-comments', by: 'buildingId' },
  { kind: 'vacancy', path: '/api/industrial/vacancy-comments', by: 'vacancyId' },
])('comments on a $kind', ({ kind, path, by }) => {
  async function given() {
    if (kind === 'property') return (await givenProperty(app.db)).id;
    const complex = await givenComplex(app.db);
    const building = await givenBuilding(app.db, complex.id);
    const vacancy = await givenVacancy(app.db, building.id);
    return { complex, building, vacancy }[kind as 'complex' | 'building' | 'vacancy'].id;
  }

  test('a mention waits for whom it names, follows the comment, and is read once', async () => {
    const id = await given();
    const write = async (text: string, person: Person) => {
      const address = by === 'path' ? `${path}/${id}` : path;
      const body = by === 'path' ? { text } : { text, [by]: id };
      const answer = await ask(app, 'POST', address, { token: person.token, body });
      expect([200, 201], answer.text).toContain(answer.status);
      return answer.json as { id: string };
    };
    const revise = (commentId: string, text: string) =>
      ask(app, 'POST', `${path}/update`, { token: colleague.token, body: { id: commentId, text } });
    const { rows } = await sql<{ name: string }>`
      select first_name || ' ' || last_name as name from shared.employees where id = ${app.broker.id}`.execute(app.db);
    const me = rows[0]?.name ?? '';
    const comment = await write(`@${me}, собственник отдаст за 12 900`, colleague);
    await write(`@${me} себе`, app.broker);
    await write('никому', colleague);
    expect((await today()).mentions).toMatchObject({
      count: 1,
      lines: [
        {
          id: comment.id,
          kind,
          employeeId: colleague.id,
          text: `@${me}, собственник отдаст за 12 900`,
          object: { id },
        },
      ],
    });
    expect((await today(colleague)).mentions.count).toBe(0);
    await revise(comment.id, 'уже неважно');
    expect((await today()).mentions.count).toBe(0);
    await revise(comment.id, `важно, @${me.toUpperCase()}!`);
    const { mentions } = await today();
    expect(mentions.count).toBe(1);
    const domain = mentions.lines[0]?.domain ?? 'land';
    await app.broker.call(setTodayLine, {
      body: { line: { kind: 'mention', domain, commentId: comment.id }, isDone: true },
    });
    expect(await today()).toMatchObject({ mentions: { count: 0 }, doneCount: 1 });
    await app.broker.call(setTodayLine, {
      body: { line: { kind: 'mention', domain, commentId: comment.id }, isDone: false },
    });
    expect((await today()).mentions.count).toBe(1);
    await ask(app, 'DELETE', `${path}/${comment.id}`, { token: colleague.token });
    expect((await today()).mentions.count).toBe(0);
  });
});
