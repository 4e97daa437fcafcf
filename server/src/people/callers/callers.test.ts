import { type Callers, MOST_CALLER_REQUESTS, MOST_CALLERS, MOST_SIMILAR } from '@gektar/contract/people/caller.ts';
import { findCallers, getCaller } from '@gektar/contract/people/caller-endpoints.ts';
import { findCustomers } from '@gektar/contract/people/own-customer-endpoints.ts';
import { finishReminder } from '@gektar/contract/reminders/reminder-endpoints.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenIndustrialRequest } from '#testing/given-industrial-request.ts';
import { givenRequest } from '#testing/given-request.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { givenCompany, givenContact, givenTalk } from '#testing/writing-calls/talk-calls.ts';
import { givenReminder } from '#testing/writing-calls/today-calls.ts';

let app: TestApp;
let colleague: Person;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  colleague = await app.anotherBroker();
});
beforeEach(() =>
  sql`truncate shared.companies, shared.contacts, shared.talks, shared.reminders, land.requests,
    industrial.requests cascade`.execute(app.db),
);
afterAll(() => app.close());

const find = (phone: string, by: Person = app.broker): Promise<Callers> => by.call(findCallers, { query: { phone } });
const idsOf = (callers: Callers['found']) => callers.map(({ id }) => id);

describe('a number in any written form finds who has it, however it is stored', () => {
  test.each([
    '+79000000042',
    '+7 (900) 000-00-42',
    '8 900 000 00 42',
    '8(900)0000042',
    '900 000 00 42',
    '7 900 000 0042',
    '8-900-000-00-42',
    'тел. +7 900 000-00-42, доб. 105',
    '00 7 900 000 00 42',
    '\u202A+7\u00A0900\u00A0000-00-42\u202C',
    '000-00-42',
    '900 000',
  ])('%j', async (typed) => {
    const companyId = await givenCompany(app, { phones: ['8 (495) 111-22-33', '+7 900 000 00 42'] });
    const contactId = await givenContact(app, { companyId, phones: ['89000000042'] });
    await givenContact(app, { phones: ['79111111111'] });
    expect((await find(typed)).found).toEqual([
      {
        kind: 'contact',
        id: contactId,
        name: 'Вера Лозинская',
        companyId,
        companyName: 'ООО «Северный обоз»',
        phone: '89000000042',
      },
      {
        kind: 'company',
        id: companyId,
        name: 'ООО «Северный обоз»',
        companyId: null,
        companyName: null,
        phone: '+7 900 000 00 42',
      },
    ]);
  });
});

test.each(['+375 (29) 123-45-67', '00 375 29 123 45 67', 'тел. +375291234567', '375-29-123'])(
  'the list of companies and people finds a foreign number, too: %j',
  async (searchText) => {
    const own = await givenContact(app, { phones: ['+375291234567'] });
    await givenContact(app, { phones: ['79000000042'] });
    expect(await app.broker.call(findCustomers, { query: { searchText } })).toMatchObject({
      rows: [{ id: own }],
      count: 1,
    });
  },
);

test('a foreign number finds its owner, and similar ones', async () => {
  const own = await givenContact(app, { phones: ['+375291234567'] });
  const near = await givenContact(app, { phones: ['+375 29 123-45-68'] });
  for (const typed of ['+375 29 123-45-67', '8 10 375 29 1234567', '375291234567']) {
    const { found, similar } = await find(typed);
    expect([idsOf(found), idsOf(similar)], typed).toEqual([[own], [near]]);
  }
});

test('similar numbers differ in one digit, with the number as it is stored; owners of the number are not repeated', async () => {
  const both = await givenContact(app, { firstName: 'Анна', phones: ['79000000042', '79000000043'] });
  const reception = await givenCompany(app, { phones: ['74951112233', '8 (900) 000-00-40'] });
  await givenContact(app, { phones: ['79000000031'] });
  const { found, similar } = await find('8 900 000 00 42');
  expect(idsOf(found)).toEqual([both]);
  expect(similar).toEqual([
    {
      kind: 'company',
      id: reception,
      name: 'ООО «Северный обоз»',
      companyId: null,
      companyName: null,
      phone: '8 (900) 000-00-40',
    },
  ]);
  expect((await find('900 000 00 4')).similar).toEqual([]);
});

test.each(['', '12345', 'Вера', '50:20:0010203:145', "900000' or 1=1", '%%%%%%', '9'.repeat(200)])(
  'nobody is found by what is no number: %j',
  async (typed) => {
    await givenContact(app, { phones: ['79000000042'] });
    expect(await find(typed)).toEqual({ found: [], similar: [], recent: [] });
  },
);

test('a record linked to the customer service is not found twice; people come before companies, at most ten', async () => {
  const crm = await givenContact(app, { id: '54', phones: ['79000000042'] });
  const own = await givenContact(app, { phones: ['79000000042'] });
  await sql`update shared.contacts set crm_id = '54' where id = ${own}`.execute(app.db);
  expect(idsOf((await find('79000000042')).found)).toEqual([crm]);
  const company = await givenCompany(app, { name: 'АО «Амбар»', phones: ['79000000042'] });
  expect(idsOf((await find('79000000042')).found)).toEqual([crm, company]);
  for (let n = 0; n < 12; n++)
    await givenContact(app, { firstName: `Имя ${n}`, phones: ['79000000042', '79000000052'] });
  expect((await find('79000000042')).found).toHaveLength(MOST_CALLERS);
  expect((await find('79000000053')).similar).toHaveLength(MOST_SIMILAR);
});

test('twenty thousand numbers: indexes answer a number, a part of one and similar ones', async () => {
  for (const table of ['contacts', 'companies']) {
    const names = table === 'contacts' ? sql`first_name` : sql`name`;
    await sql`insert into ${sql.table(`shared.${table}`)} (id, ${names}, phones)
      select 'many-' || n, 'Имя' || n, jsonb_build_array(jsonb_build_object('phoneType', 'MOBILE', 'phoneNumber',
        '7' || (9000000000 + n * 7919))) from generate_series(1, 10000) as n`.execute(app.db);
    await sql`analyze ${sql.table(`shared.${table}`)}`.execute(app.db);
    const planOf = async (where: ReturnType<typeof sql>) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from ${sql.table(`shared.${table}`)} c where c.crm_id is null and ${where}`.execute(app.db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await planOf(sql`shared.phone_digits(c.phones) like any(array['%000791%', '%7000791%'])`)).toContain(
      table === 'contacts' ? 'contacts__search' : 'companies__phone_digits',
    );
    expect(await planOf(sql`shared.phone_numbers(c.phones) && array['79000007919', '79000007918']`)).toContain(
      `${table}__phone_numbers`,
    );
  }
  const { found, similar } = await find('8 900 000 79 19');
  expect([idsOf(found), idsOf(similar)]).toEqual([['many-1', 'many-1'], []]);
});

test('without an owner of the number, last talks and finished call-backs of the employee follow, each customer once', async () => {
  const [vera, roman] = [await givenContact(app), await givenContact(app, { firstName: 'Роман', lastName: 'Ясенев' })];
  const company = await givenCompany(app);
  const of = (id: string, kind: 'contact' | 'company' = 'contact') => ({ customer: { kind, id } }) as const;
  await givenTalk(app, { ...of(vera), dateTime: '2026-11-18T10:00:00', text: 'раньше' });
  await givenTalk(app, { ...of(vera), dateTime: '2026-11-19T16:05:00', text: 'позже' });
  await givenTalk(app, { ...of(company, 'company'), dateTime: '2026-11-17T10:00:00', minutes: null });
  await givenTalk(app, { ...of(roman), dateTime: '2026-11-20T10:00:00' }, colleague);
  const about = { kind: 'contact', id: roman } as never;
  const call = await givenReminder(app, { kind: 'call', about });
  await app.broker.call(finishReminder, { params: { id: call.id }, body: { note: 'не ответил', next: null } });
  const { recent } = await find('8 999 999 99 99');
  expect(recent).toMatchObject([
    { kind: 'contact', id: roman, name: 'Роман Ясенев', text: 'не ответил', minutes: null },
    { kind: 'contact', id: vera, name: 'Вера Лозинская', dateTime: '2026-11-19T16:05:00', text: 'позже', minutes: 6 },
    { kind: 'company', id: company, name: 'ООО «Северный обоз»', dateTime: '2026-11-17T10:00:00' },
  ]);
  expect((await find('8 999 999 99 99', colleague)).recent).toMatchObject([{ id: roman }]);
});

const areas = [
  {
    domain: 'land' as const,
    given: (about: object) => givenRequest(app.db, { area: { from: 2, to: 4 }, ...about }),
  },
  {
    domain: 'industrial' as const,
    given: (about: object) =>
      givenIndustrialRequest(app.db, { vacancyAreaRange: { from: 2, to: 4 }, ...about } as never),
  },
];

describe.each(areas)('the card of a caller, $domain', ({ domain, given }) => {
  test('numbers, mail, company, who is responsible and requests: active ones first, then the newest', async () => {
    const companyId = await givenCompany(app);
    const id = await givenContact(app, { companyId, phones: ['89000000042', '+375291234567'] });
    const mail = JSON.stringify([{ emailAddressType: 'WORK', emailAddress: 'contact-42@gektar.example' }]);
    await sql`update shared.contacts set emails = ${mail}::jsonb, note = 'После обеда' where id = ${id}`.execute(
      app.db,
    );
    const about = { contactId: id, companyId };
    const old = await given({ ...about, requestDate: '2026-11-01T00:00:00', responsibleEmployeeId: app.broker.id });
    const last = await given({ ...about, requestDate: '2026-11-20T00:00:00', responsibleEmployeeId: colleague.id });
    const archived = await given({
      ...about,
      requestDate: '2026-11-21T00:00:00',
      responsibleEmployeeId: app.broker.id,
    });
    await sql`update ${sql.table(`${domain}.requests`)} set is_enabled = false where id = ${archived.id}`.execute(
      app.db,
    );
    const card = await app.broker.call(getCaller, { query: { kind: 'contact', id } });
    expect(card).toMatchObject({
      ...{ kind: 'contact', id, name: 'Вера Лозинская', companyId, companyName: 'ООО «Северный обоз»' },
      phones: ['89000000042', '+375291234567'],
      emails: ['contact-42@gektar.example'],
      note: 'После обеда',
      responsibleEmployeeId: colleague.id,
      lastTalk: null,
      requestCount: 3,
    });
    expect(card.requests).toMatchObject([
      { domain, id: last.id, name: last.name, isEnabled: true, areaFrom: 2, areaTo: 4, selection: null },
      { id: old.id },
      { id: archived.id, isEnabled: false },
    ]);
    const ofCompany = await app.broker.call(getCaller, { query: { kind: 'company', id: companyId } });
    expect(ofCompany).toMatchObject({ kind: 'company', companyName: null, requestCount: 3 });
    for (let n = 0; n < MOST_CALLER_REQUESTS; n++) await given(about);
    expect((await app.broker.call(getCaller, { query: { kind: 'contact', id } })).requests).toHaveLength(
      MOST_CALLER_REQUESTS,
    );
  });
});

test('the last talk is the latest of talks and finished call-backs; a company has those of its people, a deleted one is none', async () => {
  const companyId = await givenCompany(app);
  const [main, second, stranger] = [
    await givenContact(app, { companyId }),
    await givenContact(app, { firstName: 'Анна' }),
    await givenContact(app, { firstName: 'Лев' }),
  ];
  await sql`insert into shared.company_contacts (company_id, contact_id) values (${companyId}, ${second})`.execute(
    app.db,
  );
  const last = async (kind: 'contact' | 'company', id: string) =>
    (await app.broker.call(getCaller, { query: { kind, id } })).lastTalk;
  const talk = await givenTalk(app, { customer: { kind: 'contact', id: main }, text: 'Смущает заезд' });
  await givenTalk(app, { customer: { kind: 'contact', id: stranger }, dateTime: '2026-11-20T10:00:00' });
  const expected = { dateTime: talk.dateTime, text: 'Смущает заезд', minutes: 6, employeeId: app.broker.id };
  expect(await last('contact', main)).toEqual(expected);
  expect(await last('company', companyId)).toEqual(expected);
  expect(await last('contact', second)).toBeNull();
  const call = await givenReminder(app, { kind: 'call', about: { kind: 'contact', id: second } as never });
  await app.broker.call(finishReminder, { params: { id: call.id }, body: { note: 'Просила половину', next: null } });
  expect(await last('contact', second)).toMatchObject({ text: 'Просила половину', minutes: null });
  expect(await last('company', companyId)).toMatchObject({ text: 'Просила половину' });
  await sql`update shared.reminders set deleted_at = now()`.execute(app.db);
  expect(await last('company', companyId)).toEqual(expected);
  await sql`update shared.talks set deleted_at = now() where id = ${talk.id}`.execute(app.db);
  expect(await last('company', companyId)).toBeNull();
});

test('a stranger has no card, a wrong kind is refused, and callers are for the signed-in', async () => {
  for (const kind of ['company', 'contact'] as const) {
    const query = { kind, id: uuidv7() };
    await expect(app.broker.call(getCaller, { query })).rejects.toMatchObject({ code: `${kind}.not_found` });
  }
  for (const path of [
    '/api/Contact/caller?kind=employee&id=1',
    '/api/Contact/caller?kind=contact',
    '/api/Contact/callers',
  ]) {
    expect((await ask(app, 'GET', path)).status, path).toBe(400);
  }
  for (const path of ['/api/Contact/caller?kind=contact&id=1', '/api/Contact/callers?phone=900000']) {
    expect((await ask(app, 'GET', path, { token: null })).status, path).toBe(401);
  }
});
