import { linkContact } from '@gektar/contract/people/customer-endpoints.ts';
import { deleteTalk } from '@gektar/contract/people/talk-endpoints.ts';
import type { Timeline, TimelineQuery } from '@gektar/contract/people/timeline.ts';
import { getTimeline } from '@gektar/contract/people/timeline-endpoints.ts';
import { deleteReminder, finishReminder } from '@gektar/contract/reminders/reminder-endpoints.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { bitrixClient } from '#outside/bitrix/bitrix-client.ts';
import { bitrixCrm } from '#outside/bitrix/bitrix-crm.ts';
import { ask } from '#testing/ask.ts';
import { CrmStandIn } from '#testing/crm-stand-in.ts';
import { givenProperty } from '#testing/given.ts';
import { anyValue, givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { selectionDomains } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenCompany, givenContact, givenTalk } from '#testing/writing-calls/talk-calls.ts';
import { givenReminder } from '#testing/writing-calls/today-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
beforeEach(() =>
  sql`truncate shared.companies, shared.contacts, shared.talks, shared.reminders, land.requests, industrial.requests cascade`.execute(
    app.db,
  ),
);
afterAll(() => app.close());

type Query = Partial<TimelineQuery> & Pick<TimelineQuery, 'kind' | 'id'>;
const lineOf = (query: Query, { broker } = app): Promise<Timeline> => broker.call(getTimeline, { query });
const kindsOf = ({ lines }: Timeline) => lines.map(({ kind }) => kind);
const nothing = { about: null, text: null, note: null, dueDateTime: null, minutes: null, rowVersion: null };

describe.each(selectionDomains)('$domain', (area) => {
  const { domain, links, clients } = area;
  const requestPath = domain === 'land' ? '/land/request/' : '/industrial/requests/';

  async function given() {
    const companyId = await givenCompany(app);
    const contactId = await givenContact(app, { companyId });
    const selection = await area.givenSelection(app.db, { responsibleEmployeeId: app.broker.id, count: 2 } as never);
    await sql`update ${sql.table(`${domain}.requests`)} set company_id = ${companyId}, contact_id = ${contactId}
      where id = ${selection.requestId}`.execute(app.db);
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table(`${domain}.requests`)} where id = ${selection.requestId}`.execute(app.db);
    return { companyId, contactId, ...selection, name: rows[0]?.name ?? '' };
  }

  test('a request, its link, the opening by the client and a mark, newest first, of the person and of the company', async () => {
    const { companyId, contactId, requestId, selectionId, itemIds, name } = await given();
    await sql`insert into shared.audit (employee_id, entity, entity_id, action, changes)
      values (${app.broker.id}, ${`${domain}_request`}, ${requestId}, 'create', '{}')`.execute(app.db);
    const link = await app.broker.call(links.create, { body: { requestSelectionId: selectionId } as never });
    const { password } = link as { password: string };
    await app.anonymous(clients.read, { params: { id: selectionId }, query: { password } });
    await app.anonymous(clients.markFavorite, { params: { id: itemIds[0] ?? '' }, query: { password } });
    const line = await lineOf({ kind: 'contact', id: contactId });
    expect(kindsOf(line)).toEqual(['liked', 'opened', 'sent', 'request']);
    const [liked, opened, sent, request] = line.lines;
    const selection = { domain, title: name, path: expect.stringMatching(`^${requestPath}${requestId}/selections?$`) };
    expect(liked).toMatchObject({
      employeeId: null,
      about: { domain, title: expect.any(String), path: expect.stringContaining(domain) },
      text: name,
    });
    expect(liked?.about?.title).not.toBe('');
    expect(opened).toMatchObject({ employeeId: null, about: selection });
    expect(sent).toEqual({
      ...nothing,
      ...{ kind: 'sent', id: (link as { id: string }).id, dateTime: expect.any(String), employeeId: app.broker.id },
      ...{ about: selection, roles: [], customer: null },
    });
    expect(request).toMatchObject({
      id: requestId,
      employeeId: app.broker.id,
      about: { domain, title: name, path: `${requestPath}${requestId}` },
      customer: { kind: 'contact', id: contactId, name: 'Вера Лозинская' },
    });
    expect(line.next).toBeNull();
    expect(await lineOf({ kind: 'company', id: companyId })).toEqual(line);
    // Another contact has none of these events.
    expect(await lineOf({ kind: 'contact', id: await givenContact(app) })).toEqual({ lines: [], next: null });
    // Deleting the link removes its opening, but not the fact that it was sent.
    await app.broker.call(links.remove, { params: { id: (link as { id: string }).id } });
    expect(kindsOf(await lineOf({ kind: 'contact', id: contactId }))).toEqual(['liked', 'sent', 'request']);
  });

  test('reminders about the customer and its requests: set, finished; a call-back with a note is a talk', async () => {
    const { companyId, contactId, requestId, name } = await given();
    await sql`update ${sql.table(`${domain}.requests`)} set date_time_created = '2026-01-01' where id = ${requestId}`.execute(
      app.db,
    );
    const reminder = async (kind: 'call' | 'task', about: object, note: string | null) => {
      const { id } = await givenReminder(app, { kind, about: about as never, text: `${kind} ${note}` });
      await app.broker.call(finishReminder, { params: { id }, body: { note, next: null } });
      return id;
    };
    const ofRequest = { kind: `${domain}_request`, id: requestId };
    const call = await reminder('call', { kind: 'contact', id: contactId }, 'Просила половину блока');
    const done = await reminder('task', ofRequest, 'выписка готова');
    const open = await givenReminder(app, { about: { kind: 'company', id: companyId } as never, text: 'Договор' });
    const removed = await givenReminder(app, { about: ofRequest as never });
    await app.broker.call(deleteReminder, { params: { id: removed.id } });
    await givenReminder(app, { about: null });
    const { lines } = await lineOf({ kind: 'company', id: companyId });
    expect(lines.map(({ kind, id }) => [kind, id]).sort()).toEqual(
      [
        ['call', call],
        ['done', done],
        ['reminder', call],
        ['reminder', done],
        ['reminder', open.id],
        ['request', requestId],
      ].sort(),
    );
    const find = (kind: string, id: string) => lines.find((line) => line.kind === kind && line.id === id);
    expect(find('call', call)).toMatchObject({
      text: 'Просила половину блока',
      employeeId: app.broker.id,
      customer: { kind: 'contact', id: contactId, name: 'Вера Лозинская' },
    });
    expect(find('done', done)).toMatchObject({
      text: 'task выписка готова',
      note: 'выписка готова',
      about: { domain, title: name, path: `${requestPath}${requestId}` },
      customer: null,
    });
    expect(find('reminder', open.id)).toMatchObject({
      text: 'Договор',
      dueDateTime: '2026-11-23T10:30:00',
      customer: { kind: 'company', id: companyId },
    });
    const ofPerson = await lineOf({ kind: 'contact', id: contactId });
    expect(ofPerson.lines.map(({ id }) => id)).not.toContain(open.id);
    expect(kindsOf(await lineOf({ kind: 'contact', id: contactId, of: 'talks' }))).toEqual(['call']);
    expect(kindsOf(await lineOf({ kind: 'company', id: companyId, of: 'requests' }))).toEqual(['request']);
  });
});

test('objects of both areas with the roles of the company and its people', async () => {
  const companyId = await givenCompany(app);
  const contactId = await givenContact(app, { companyId });
  const property = await givenProperty(app.db, { companyId, contactId, referralContactId: contactId });
  const contactRole = await anyValue(app.db, 'contact_role');
  const complex = await givenComplex(app.db, {
    contacts: [{ companyId, contactId, contactRole, mainContact: true }],
    operatorWithRoles: [{ operatorId: companyId, roles: 2, appointmentDate: '2014-03-12T00:00:00' }],
  });
  const building = await givenBuilding(app.db, complex.id);
  const vacancy = await givenVacancy(app.db, building.id, { leaseAgents: [{ companyId, isExclusive: false }] });
  await givenProperty(app.db);
  const { lines } = await lineOf({ kind: 'company', id: companyId, of: 'objects' });
  const byId = Object.fromEntries(lines.map((line) => [line.id, line]));
  expect(Object.keys(byId).sort()).toEqual([property.id, complex.id, vacancy.id].sort());
  expect(byId[property.id]).toMatchObject({
    about: { domain: 'land', title: property.cadastralNumbers[0], path: `/land/property/${property.id}` },
    roles: ['client', 'referral'],
  });
  expect(byId[complex.id]).toMatchObject({
    about: { domain: 'industrial', title: complex.name, path: `/industrial/complex/${complex.id}` },
    roles: ['contact', 'operator'],
  });
  expect(byId[vacancy.id]).toMatchObject({ about: { path: `/industrial/vacancy/${vacancy.id}` }, roles: ['agent'] });
  const ofPerson = await lineOf({ kind: 'contact', id: contactId });
  expect(ofPerson.lines.map(({ id, roles }) => [id, roles]).sort()).toEqual(
    [
      [property.id, ['client', 'referral']],
      [complex.id, ['contact']],
    ].sort(),
  );
});

test('a talk has what its author needs to change it; a deleted one is gone; the company has those of its people', async () => {
  const companyId = await givenCompany(app);
  const contactId = await givenContact(app, { companyId });
  const { id, text } = await givenTalk(app, { customer: { kind: 'contact', id: contactId } });
  const line = {
    ...nothing,
    ...{
      kind: 'talk',
      id,
      dateTime: '2026-11-19T16:05:00',
      employeeId: app.broker.id,
      text,
      minutes: 6,
      rowVersion: 1,
    },
    ...{ roles: [], customer: { kind: 'contact', id: contactId, name: 'Вера Лозинская' } },
  };
  expect((await lineOf({ kind: 'contact', id: contactId })).lines).toEqual([line]);
  expect((await lineOf({ kind: 'company', id: companyId })).lines).toEqual([line]);
  await app.broker.call(deleteTalk, { params: { id } });
  expect((await lineOf({ kind: 'company', id: companyId })).lines).toEqual([]);
});

test('pages of a long line follow each other without gaps and repetitions, also over events of the same second', async () => {
  const contactId = await givenContact(app);
  await sql`insert into shared.talks (id, kind, customer_id, employee_id, at, text)
    select gen_random_uuid(), 'contact', ${contactId}, ${app.broker.id}, timestamp '2026-11-01' + (n / 7) * interval '1 hour', 'Разговор ' || n
    from generate_series(1, 60) n`.execute(app.db);
  await sql`insert into shared.reminders (id, kind, text, due_at, employee_id, created_by, about_kind, about_id, created_at)
    select gen_random_uuid(), 'task', 'Дело ' || n, now()::timestamp, ${app.broker.id}, ${app.broker.id}, 'contact', ${contactId},
      timestamp '2026-11-01' + (n / 7) * interval '1 hour' + n * interval '1 microsecond'
    from generate_series(1, 60) n`.execute(app.db);
  const whole = await lineOf({ kind: 'contact', id: contactId, take: 100 });
  const rest = await lineOf({ kind: 'contact', id: contactId, take: 100, before: whole.next ?? '' });
  const all = [...whole.lines, ...rest.lines];
  expect([all.length, rest.next]).toEqual([120, null]);
  expect(all.map(({ dateTime }) => dateTime)).toEqual(
    all
      .map(({ dateTime }) => dateTime)
      .toSorted()
      .toReversed(),
  );
  const paged: Timeline['lines'] = [];
  let before: string | undefined;
  do {
    const page = await lineOf({ kind: 'contact', id: contactId, take: 13, ...(before !== undefined && { before }) });
    expect(page.lines.length).toBeLessThanOrEqual(13);
    paged.push(...page.lines);
    before = page.next ?? undefined;
  } while (before !== undefined);
  expect(paged).toEqual(all);
});

test.each([
  'kind=employee&id=1',
  'kind=contact',
  'kind=contact&id=1&take=0',
  'kind=contact&id=1&take=101',
  'kind=contact&id=1&of=all',
  'kind=contact&id=1&before=x',
  'kind=contact&id=1&before=2026-02-31T10:00:00.000000_talk/a',
  `kind=contact&id=1&before=${encodeURIComponent("2026-02-11T10:00:00.000000_talk/a' or 1=1")}`,
])('a wrong question is refused: %s', async (query) => {
  const answer = await ask(app, 'GET', `/api/Contact/timeline?${query}`);
  expect(answer.status, answer.text).toBe(400);
});

test('the line is for the signed-in; of nobody it is empty', async () => {
  expect((await ask(app, 'GET', '/api/Contact/timeline?kind=contact&id=1', { token: null })).status).toBe(401);
  expect(await lineOf({ kind: 'company', id: uuidv7() })).toEqual({ lines: [], next: null });
});

test('after a link the record of the customer service has the line, its talks and reminders included', async () => {
  const portal = await CrmStandIn.start();
  const rate = { perSecond: 1_000, holds: 1_000 };
  const crm = bitrixCrm(bitrixClient(portal.url, { rate, retryDelaysMs: [1, 1] }));
  const withCrm = await openTestApp(inject('clusterUrl'), {
    outsideCrm: { crm, deadlineMs: 60_000, onTrouble: () => undefined },
  });
  try {
    portal.contacts = [{ id: 54, name: 'Вера', lastName: 'Лозинская', companyIds: [], phones: ['8 900 000-00-42'] }];
    const own = await givenContact(withCrm);
    await givenTalk(withCrm, { customer: { kind: 'contact', id: own } });
    await givenReminder(withCrm, { about: { kind: 'contact', id: own } as never });
    await givenProperty(withCrm.db, { contactId: own });
    const before = await lineOf({ kind: 'contact', id: own }, withCrm);
    expect(kindsOf(before).sort()).toEqual(['object', 'reminder', 'talk']);
    await withCrm.broker.call(linkContact, { body: { id: own, crmId: '54' } });
    const after = await lineOf({ kind: 'contact', id: '54' }, withCrm);
    expect(after.lines.map(({ kind, id }) => [kind, id])).toEqual(before.lines.map(({ kind, id }) => [kind, id]));
    expect((await lineOf({ kind: 'contact', id: own }, withCrm)).lines).toEqual([]);
  } finally {
    await withCrm.close();
    await portal.stop();
  }
});
