import { deleteProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import type { Today } from '@gektar/contract/today/today.ts';
import { getToday, setTodayLine } from '@gektar/contract/today/today-endpoints.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openAnotherServer } from '#testing/another-server.ts';
import { ask } from '#testing/ask.ts';
import { findFits } from '#testing/find-fits.ts';
import { freezeClock } from '#testing/frozen-clock.ts';
import { givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenManyCompanies } from '#testing/given-customers.ts';
import { givenIndustrialRequest } from '#testing/given-industrial-request.ts';
import { givenRequest } from '#testing/given-request.ts';
import { callerOf, openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { givenEndingLink, givenSelected, todayAreas } from '#testing/today-areas.ts';
import { givenReminder } from '#testing/writing-calls/today-calls.ts';
import { findColumns, type WrittenColumn, write } from '#testing/written-columns.ts';

// A process with a cache gives the same answers as one without, after any write and at any time.

const NOW = '2026-11-27T10:00:00+03:00';

let app: TestApp;
/** Caches, and knows of writes from the database alone. */
let caching: TestApp;
/** Caches nothing. */
let fresh: TestApp;
let colleague: Person;
beforeEach(async () => {
  app = await openTestApp(inject('clusterUrl'), { frozenAt: NOW });
  colleague = await app.anotherBroker();
  [caching, fresh] = (await Promise.all(
    [64, 0].map((rowCacheMb) => openAnotherServer(app, { rowCacheMb, checkAnswers: false })),
  )) as [TestApp, TestApp];
});
afterEach(async () => {
  await Promise.all([caching.close(), fresh.close()]);
  await app.close();
});

const todayOf = ({ url }: TestApp, { token }: Person = app.broker) => callerOf(url, token)(getToday);

/** Compares both processes. @returns the answer */
async function same(after: string, by: Person = app.broker): Promise<Today> {
  const [cached, read] = await Promise.all([todayOf(caching, by), todayOf(fresh, by)]);
  expect(cached, after).toEqual(read);
  return read;
}

const setClock = (at: string) => freezeClock(inject('clusterUrl'), new URL(app.databaseUrl).pathname.slice(1), at);
const run = (statement: string) => sql.raw(statement).execute(app.db);

/** Requests that no object fits; each sets one criterion, stored in a separate list. */
async function givenChoosy(): Promise<void> {
  const { db, broker } = app;
  const own = { responsibleEmployeeId: broker.id };
  for (const criterion of [
    { regions: [{ id: 77 }] },
    { landHighways: [{ id: 1 }] },
    { bestUses: [{ id: 1 }] },
    { okveds: [{ id: 22 }] },
    { propertyTypes: [{ id: 1 }] },
  ])
    await givenRequest(db, { ...own, ...criterion });
  for (const criterion of [
    { cityRegions: [{ regionId: 77, cityId: null }] },
    { highways: [{ id: 1 }] },
    { buildingTypes: [{ id: 1 }] },
  ])
    await givenIndustrialRequest(db, { ...own, ...criterion });
}

/** A day with every section of both domains, and reminders about records of every kind. */
async function givenWholeDay(): Promise<void> {
  const { db, broker } = app;
  await givenManyCompanies(db, 3);
  await sql`update shared.companies set phones = '[{"phoneType": "WORK", "phoneNumber": "74950000000"}]'`.execute(db);
  const about: { kind: string; id: string }[] = [
    { kind: 'company', id: 'supply-1' },
    { kind: 'contact', id: 'person-1' },
  ];
  for (const area of todayAreas) {
    const request = await area.request(db, broker.id);
    await sql`update ${sql.table(`${area.domain}.requests`)} set company_id = 'supply-2', contact_id = 'person-2'
      where id = ${request.id}`.execute(db);
    const [marked, fit, hidden] = [await area.object(db), await area.object(db), await area.object(db)];
    await givenSelected(db, area, { requestId: request.id, objectId: marked.id, at: '2026-11-26 09:41+03' });
    await givenEndingLink(db, area, { requestId: request.id, endsIn: '30 hours' });
    const line = { kind: 'fit', domain: area.domain, objectId: hidden.id, requestId: request.id } as const;
    await broker.call(setTodayLine, { body: { line, isDone: true } });
    const { path, body } = area.comment(fit.id, '@Егор Степной, посмотри');
    await ask(app, 'POST', path, { token: colleague.token, body });
    about.push({ kind: `${area.domain}_request`, id: request.id });
    about.push({ kind: area.domain === 'land' ? 'property' : 'vacancy', id: marked.id });
  }
  const complex = await givenComplex(db, { responsibleUser: broker.id });
  const building = await givenBuilding(db, complex.id);
  await givenVacancy(db, building.id);
  await sql`update industrial.complexes set vacancies_actualize_date = now() - interval '60 days' where id = ${complex.id}`.execute(
    db,
  );
  for (const [kind, id] of [
    ['complex', complex.id],
    ['building', building.id],
  ] as const) {
    const body = { text: '@Егор Степной, посмотри', [`${kind}Id`]: id };
    await ask(app, 'POST', `/api/industrial/${kind}-comments`, { token: colleague.token, body });
    about.push({ kind, id });
  }
  const overdue = await givenProperty(db, { responsibleEmployeeId: broker.id });
  await sql`update land.properties set actualization_date_time = now() - interval '40 days' where id = ${overdue.id}`.execute(
    db,
  );
  const trashed = await givenProperty(db, { responsibleEmployeeId: broker.id });
  about.push({ kind: 'property', id: trashed.id });
  for (const one of about)
    await givenReminder(app, { dueDateTime: '2026-11-27T15:00:00', about: one as { kind: 'property'; id: string } });
  await broker.call(deleteProperty, { params: { id: trashed.id } });
  await givenReminder(app, { dueDateTime: '2026-11-29T15:00:00' });
  await givenChoosy();
  await findFits(db);
  // Pairs that no longer fit as they are stored: their texts name what the choosy requests ask for.
  for (const { domain, objects } of todayAreas) {
    await sql`insert into shared.new_fits (domain, object_id, request_id, percent, is_by_request)
      select ${domain}, (select o.id from ${sql.table(objects)} o where o.is_enabled order by o.id limit 1), r.id, 71, true
      from ${sql.table(`${domain}.requests`)} r
      where not exists (select from shared.new_fits n where n.request_id = r.id)`.execute(db);
  }
}

/** Tables of the three schemas with rows, but those of sign-ins. */
const written = `select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('land', 'industrial', 'shared')
    and c.relname not in ('employees', 'sessions', 'dictionary_state', 'complex_figures')`;

test("what SQL writes into any table reaches 'Сегодня' of a process that caches", async () => {
  await givenWholeDay();
  const empty = Object.entries(await same('nothing')).filter(
    ([, section]) => typeof section === 'object' && section.lines.length === 0,
  );
  expect(empty, 'sections without lines').toEqual([]);
  const columns = Map.groupBy(await findColumns(app.db, written), ({ table }) => table);
  const seen = new Set<string>();
  let before = JSON.stringify(await same('nothing'));
  async function compare(table: string, what: string) {
    const answer = JSON.stringify(await same(`${table} ${what}`));
    if (answer !== before) seen.add(table);
    before = answer;
  }
  const set = (table: string, all: readonly WrittenColumn[], way: 'other' | 'back') =>
    write(app.db, `update ${table} set ${all.map((one) => `${one.column} = ${one[way]}`).join(', ')}`);
  for (const [table, own] of columns) {
    const flags = own.filter(({ type }) => type === 'bool').map((column) => [column]);
    const others = own.filter(({ type }) => type !== 'bool');
    const isTogether = others.length > 0 && (await set(table, others, 'other'));
    if (isTogether) {
      await compare(table, 'every column');
      await set(table, others, 'back');
    }
    for (const some of [...flags, ...(isTogether ? [] : others.map((column) => [column]))]) {
      if (!(await set(table, some, 'other'))) continue;
      await compare(table, some[0]?.column ?? '');
      await set(table, some, 'back');
    }
    await compare(table, 'as before');
  }
  const ofCustomers: readonly (readonly [table: string, statement: string])[] = [
    ['companies', `update shared.companies set phones = '[{"phoneNumber": "79161112233"}]'`],
    ['contacts', `update shared.contacts set phones = '[{"phoneNumber": "79161112233"}]'`],
    ['contacts', `update shared.contacts set company_id = 'supply-3' where company_id <> 'supply-3'`],
    ['requests', `update land.requests set company_id = 'late'`],
    ['companies', `insert into shared.companies (id, name) values ('late', 'ООО «Поздняя»')`],
    ['companies', `delete from shared.companies where id = 'late'`],
  ];
  for (const [table, statement] of ofCustomers) {
    await run(statement);
    seen.delete(table);
    await compare(table, statement);
    expect(seen, statement).toContain(table);
  }
  const deleted = [
    ...['land.request_regions', 'land.request_land_highways', 'land.request_best_uses', 'land.request_okveds'],
    ...['land.request_property_types', 'industrial.request_places', 'industrial.request_highways'],
    ...['industrial.request_building_types', 'shared.today_done', 'shared.trash_rows', 'shared.trash'],
    ...['shared.new_fits'],
    ...['shared.mentions', 'land.request_selection_items', 'industrial.request_selection_items'],
    ...['land.request_selection_links', 'industrial.request_selection_links'],
  ];
  for (const table of deleted) {
    if (table === 'shared.trash')
      await run("update shared.files set trash_id = null, state = 'discarded' where trash_id is not null");
    expect(await write(app.db, `delete from ${table}`), table).toBe(true);
    seen.delete(table);
    await compare(table, 'deleted');
    if (table !== 'shared.trash_rows') expect(seen, table).toContain(table);
  }
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining([
      ...[
        'industrial.building_comments',
        'industrial.buildings',
        'industrial.complex_comments',
        'industrial.complexes',
      ],
      ...['industrial.requests', 'industrial.vacancies', 'industrial.vacancy_comments'],
      ...['land.properties', 'land.property_cadastral_numbers', 'land.property_comments', 'land.requests'],
      ...['shared.companies', 'shared.contacts', 'shared.reminders', 'shared.new_fits'],
    ]),
  );
}, 300_000);

test('time alone changes it: reminders and days at midnight, a link as it ends and three days before, a plot as it is overdue', async () => {
  const { db, broker } = app;
  const area = todayAreas[0];
  await givenReminder(app, { dueDateTime: '2026-11-28T10:00:00' });
  const requests = [await area?.request(db, broker.id), await area?.request(db, broker.id)];
  if (area === undefined || requests[0] === undefined || requests[1] === undefined) throw new Error('no request');
  await givenEndingLink(db, area, { requestId: requests[0].id, endsIn: '2 hours' });
  await givenEndingLink(db, area, { requestId: requests[1].id, endsIn: '75 hours' });
  const plot = await givenProperty(db, { responsibleEmployeeId: broker.id });
  await sql`update land.properties set date_time_created = now() - interval '29 days 20 hours', actualization_date_time = null
    where id = ${plot.id}`.execute(db);
  await area.object(db);
  await sql`update land.properties set row_version = row_version + 1`.execute(db);
  await findFits(db);
  await sql`delete from shared.new_fits where object_id = ${plot.id}`.execute(db);
  await sql`update shared.new_fits set found_at = now() - interval '6 days 23 hours'`.execute(db);
  const counts = async (at: string) => {
    await setClock(at);
    const { reminders, laterReminders, links, overdue, fits } = await same(at);
    return [reminders, laterReminders, links, overdue, fits].map(({ count }) => count);
  };
  expect(await counts(NOW)).toEqual([0, 1, 1, 0, 2]);
  expect(await counts('2026-11-27T10:59:59.999+03:00')).toEqual([0, 1, 1, 0, 2]);
  expect(await counts('2026-11-27T11:00:00+03:00'), 'the fits are a week old').toEqual([0, 1, 1, 0, 0]);
  expect(await counts('2026-11-27T11:59:59.999+03:00')).toEqual([0, 1, 1, 0, 0]);
  expect(await counts('2026-11-27T12:00:00+03:00'), 'the link ended').toEqual([0, 1, 0, 0, 0]);
  expect(await counts('2026-11-27T13:00:00.001+03:00'), 'the other link ends in three days').toEqual([0, 1, 1, 0, 0]);
  expect(await counts('2026-11-27T14:00:00+03:00')).toEqual([0, 1, 1, 0, 0]);
  expect(await counts('2026-11-27T14:00:00.001+03:00'), 'the plot is overdue').toEqual([0, 1, 1, 1, 0]);
  expect(await counts('2026-11-27T23:59:59.999+03:00')).toEqual([0, 1, 1, 1, 0]);
  expect((await same('today')).overdue.lines[0]?.lateDays).toBe(0);
  expect(await counts('2026-11-28T00:00:00+03:00'), 'the reminder is due today').toEqual([1, 0, 1, 1, 0]);
  expect((await same('tomorrow')).overdue.lines[0]?.lateDays).toBe(1);
});

describe.each(todayAreas)('fits of $domain', (area) => {
  test('lines follow objects, requests and pairs; their texts only those that they name', async () => {
    const { db, broker } = app;
    const requests = [await area.request(db, broker.id), await area.request(db, broker.id)];
    const objects = [await area.object(db), await area.object(db), await area.object(db)];
    await findFits(db);
    const ids = { requests: requests.map(({ id }) => id), objects: objects.map(({ id }) => id) };
    const requestTable = `${area.domain}.requests`;
    expect((await same('nothing')).fits.count).toBe(6);
    const steps: readonly (readonly [string, number])[] = [
      [`update ${area.objects} set is_enabled = false where id = '${ids.objects[1]}'`, 4],
      [`update ${requestTable} set name = 'Другое имя' where id = '${ids.requests[0]}'`, 4],
      [`update ${requestTable} set is_enabled = false where id = '${ids.requests[1]}'`, 2],
      [`update ${area.objects} set is_enabled = true where id = '${ids.objects[1]}'`, 3],
      [`update ${requestTable} set is_enabled = true where id = '${ids.requests[1]}'`, 6],
      [`update ${requestTable} set responsible_employee_id = '${colleague.id}' where id = '${ids.requests[0]}'`, 3],
      [`update ${requestTable} set responsible_employee_id = '${broker.id}'`, 6],
      [`update shared.new_fits set percent = 81 where object_id = '${ids.objects[2]}'`, 6],
      [`update shared.new_fits set percent = null where object_id = '${ids.objects[2]}'`, 4],
      [`update shared.new_fits set percent = 75`, 6],
      [`update shared.new_fits set found_at = found_at - interval '8 days' where object_id = '${ids.objects[0]}'`, 4],
    ];
    for (const [statement, count] of steps) {
      await run(statement);
      expect((await same(statement)).fits.count, statement).toBe(count);
      await same(statement, colleague);
    }
    await area.request(db, broker.id);
    const newest = await area.object(db);
    await findFits(db);
    await same('a new request and a new object');
    await run(`delete from ${area.objects} where id = '${newest.id}'`);
    expect((await same('deleted')).fits.lines.map(({ object }) => object?.id)).not.toContain(newest.id);
  });

  test('many of an hour are one line while others are written', async () => {
    const { db, broker } = app;
    await area.request(db, broker.id);
    for (let number = 0; number < 12; number += 1) await area.object(db);
    await findFits(db);
    expect((await same('twelve')).fits).toMatchObject({ count: 1, lines: [{ objectCount: 12 }] });
    await run(`delete from shared.new_fits where object_id in (select object_id from shared.new_fits limit 2)`);
    expect((await same('ten')).fits.count).toBe(10);
  });
});

test('what is asked at once by two employees is theirs', async () => {
  await givenWholeDay();
  const [own, others] = await Promise.all([same('own'), same('another', colleague)]);
  expect(own.reminders.count).toBeGreaterThan(0);
  expect(others.reminders.count).toBe(0);
  await run('update shared.new_fits set is_by_request = false');
  for (const table of ['land.requests', 'industrial.requests'])
    await run(`update ${table} set responsible_employee_id = '${colleague.id}'`);
  expect(await same('given away')).toMatchObject({ marks: { count: 0 }, fits: { count: 0 }, links: { count: 0 } });
  expect((await same('received', colleague)).marks.count).toBe(own.marks.count);
});

test('answers of one moment while others write: a number is never older than the write that was answered', async () => {
  const { db, broker } = app;
  const plots = [await givenProperty(db, { responsibleEmployeeId: broker.id })];
  let isOver = false;
  const asking = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (!isOver) await todayOf(caching);
    }),
  );
  try {
    for (let turn = 0; turn < 40; turn += 1) {
      const isOverdue = turn % 2 === 0;
      await sql`update land.properties set actualization_date_time = now() - make_interval(days => ${isOverdue ? 40 : 1}::int)
        where id = ${plots[0]?.id}`.execute(db);
      expect((await todayOf(caching)).overdue.count, `turn ${turn}`).toBe(isOverdue ? 1 : 0);
    }
  } finally {
    isOver = true;
    await asking;
  }
});
