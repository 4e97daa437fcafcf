import { Failure } from '@gektar/contract/failure.ts';
import { closeVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import {
  findCompanies,
  getCompany,
  getContact,
  linkCompany,
  linkContact,
  listCompanyContacts,
  listOwnCustomerIds,
} from '@gektar/contract/people/customer-endpoints.ts';
import type { CustomerDouble, DoubleSearch } from '@gektar/contract/people/own-customer.ts';
import {
  createOwnCompany,
  createOwnContact,
  findCustomers,
  findDoubles,
  getCompanyPage,
  getContactPage,
  updateOwnCompany,
  updateOwnContact,
} from '@gektar/contract/people/own-customer-endpoints.ts';
import { createTalk } from '@gektar/contract/people/talk-endpoints.ts';
import { sql } from 'kysely';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type * as z from 'zod';
import { bitrixClient } from '#outside/bitrix/bitrix-client.ts';
import { bitrixCrm } from '#outside/bitrix/bitrix-crm.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { CrmStandIn } from '#testing/crm-stand-in.ts';
import { givenProperty } from '#testing/given.ts';
import { anyValue, givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenIndustrialRequest } from '#testing/given-industrial-request.ts';
import { givenRequest } from '#testing/given-request.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

type DoubleInput = z.input<typeof DoubleSearch>;

let portal: CrmStandIn;
/** Without a CRM; `withCrm` has one. */
let app: TestApp;
let withCrm: TestApp;
beforeAll(async () => {
  portal = await CrmStandIn.start();
  const rate = { perSecond: 1_000, holds: 1_000 };
  const crm = bitrixCrm(bitrixClient(portal.url, { rate, retryDelaysMs: [1, 1] }));
  const outsideCrm = { crm, deadlineMs: 60_000, onTrouble: () => undefined };
  [app, withCrm] = await Promise.all([
    openTestApp(inject('clusterUrl')),
    openTestApp(inject('clusterUrl'), { outsideCrm }),
  ]);
});
afterAll(async () => {
  await Promise.all([app.close(), withCrm.close()]);
  await portal.stop();
});

beforeEach(async () => {
  portal.mood = 'well';
  portal.companies = [{ id: 7, title: 'ООО «Межа Юг»' }];
  portal.contacts = [{ id: 54, name: 'Анна', lastName: 'Ёлкина', companyIds: [7], phones: ['8 916 000-00-54'] }];
  for (const { db } of [app, withCrm]) await sql`truncate shared.companies, shared.contacts cascade`.execute(db);
});

const of = (id: string) => ({ params: { id } });
const TAX_SERVICE = '7707329152';

async function refused(call: Promise<unknown>): Promise<Failure> {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Failure);
  return failure as Failure;
}

test.each(['without a CRM', 'with a CRM'])(
  'a company and a person of our own are created and chosen, %s',
  async (which) => {
    const { broker, db } = which === 'with a CRM' ? withCrm : app;
    const { call } = broker;
    const company = await call(createOwnCompany, {
      body: {
        name: '  ООО «Новая межа» ',
        inn: '7707 329152',
        phones: ['8 (495) 123-45-67', '+74951234567'],
        emails: ['office@mezha.example'],
        note: 'Звонить после обеда',
      },
    });
    expect(company).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      rowVersion: 1,
      name: 'ООО «Новая межа»',
      inn: TAX_SERVICE,
      phones: ['74951234567'],
      emails: ['office@mezha.example'],
      note: 'Звонить после обеда',
    });
    const contact = await call(createOwnContact, {
      body: { firstName: 'Семён', lastName: 'Пашин', companyId: company.id, phones: ['9161234567'] },
    });
    const isOwn = which === 'with a CRM' && { isOwn: true };
    expect(await call(findCompanies, { query: { searchText: 'новая' } })).toEqual([
      {
        id: company.id,
        name: 'ООО «Новая межа»',
        websites: [],
        phones: [{ phoneType: 'WORK', phoneNumber: '74951234567' }],
        emails: [{ emailAddressType: 'WORK', emailAddress: 'office@mezha.example' }],
        ...isOwn,
      },
    ]);
    expect(await call(listCompanyContacts, of(company.id))).toEqual([
      {
        id: contact.id,
        firstName: 'Семён',
        lastName: 'Пашин',
        companyId: company.id,
        phones: [{ phoneType: 'MOBILE', phoneNumber: '79161234567' }],
        emails: [],
        ...isOwn,
      },
    ]);
    // A telephone number as people type it, and the beginning of an INN.
    for (const searchText of ['8 495 123-45', '77073']) {
      expect(await call(findCompanies, { query: { searchText } }), searchText).toMatchObject([{ id: company.id }]);
    }
    const audits = await db
      .selectFrom('shared.audit')
      .select(['action', 'employee_id'])
      .where('entity_id', '=', company.id)
      .execute();
    expect(audits).toEqual([{ action: 'create', employee_id: broker.id }]);
  },
);

test('a creation that is sent twice creates once; with other fields it is refused with what is stored', async () => {
  const { call } = app.broker;
  const body = { newId: uuidv7(), name: 'КФХ «Борозда»', phones: ['89160000001'] };
  const [first, second] = [await call(createOwnCompany, { body }), await call(createOwnCompany, { body })];
  expect(second).toEqual(first);
  const other = await refused(call(createOwnCompany, { body: { ...body, name: 'КФХ «Пашня»' } }));
  expect(other).toMatchObject({ code: 'company.changed', current: first });
  const person = { newId: uuidv7(), firstName: 'Зоя' };
  const created = await call(createOwnContact, { body: person });
  expect(await call(createOwnContact, { body: person })).toEqual(created);
  expect(await refused(call(createOwnContact, { body: { ...person, lastName: 'Нивина' } }))).toMatchObject({
    code: 'contact.changed',
  });
});

test.each([
  [createOwnCompany, {}, { name: 'Обязательное поле' }],
  [createOwnCompany, { name: ' \u200b ' }, { name: 'Обязательное поле' }],
  [createOwnCompany, { name: 'А', inn: '123' }, { inn: 'ИНН из 10 или 12 цифр' }],
  [createOwnCompany, { name: 'А', inn: '7707329153' }, { inn: 'Проверьте ИНН: контрольное число не сходится' }],
  [
    createOwnContact,
    { firstName: '', phones: ['916'], emails: ['имя@'] },
    {
      firstName: 'Обязательное поле',
      'phones.0': 'Телефон из 11 цифр: +7 (916) 123-45-67',
      'emails.0': 'Адрес вида name@example.ru',
    },
  ],
  [createOwnContact, { firstName: 'А', phones: ['+7 916 123-45-67 доб. 5'] }, { 'phones.0': expect.any(String) }],
  [createOwnContact, { firstName: 'А'.repeat(101) }, { firstName: 'Не больше 100 знаков' }],
  [createOwnContact, { firstName: 'А', companyId: 'nobody' }, { companyId: 'Компания не найдена' }],
  [createOwnContact, { firstName: 'А\0' }, { firstName: 'Данные введены не корректно' }],
])('a wrong field is refused at the field, and nothing is created: %#', async ({ path }, body, fields) => {
  const refusal = refusalIn(await ask(app, 'POST', path, { body }));
  expect(refusal.fields).toEqual(fields);
  const { rows } = await sql`select id from shared.companies union all select id from shared.contacts`.execute(app.db);
  expect(rows).toEqual([]);
});

test.each(["Робин'); drop table shared.companies;--", '%_\\', '<img src=x onerror=alert(1)>', '𝄞 ООО'])(
  'hostile names are texts like others: %s',
  async (name) => {
    const { call } = app.broker;
    const { id } = await call(createOwnCompany, { body: { name } });
    expect(await call(getCompany, of(id))).toMatchObject({ name });
    expect(await call(findCustomers, { query: { searchText: name } })).toMatchObject({
      rows: [{ id, name }],
      count: 1,
    });
    expect(await call(findDoubles, { body: { kind: 'company', name } })).toBeInstanceOf(Array);
  },
);

test('a telephone number of another country keeps its plus', async () => {
  const { call } = app.broker;
  const { phones } = await call(createOwnContact, { body: { firstName: 'Янка', phones: ['+375 (29) 123-45-67'] } });
  expect(phones).toEqual(['+375291234567']);
  expect(
    await call(findDoubles, { body: { kind: 'contact', phones: ['+375 29 1234567'.replaceAll(' ', '')] } }),
  ).toMatchObject([{ reason: 'phone', name: 'Янка' }]);
});

test('only the signed-in write and read our own records', async () => {
  for (const { path, method } of [
    createOwnCompany,
    createOwnContact,
    updateOwnCompany,
    updateOwnContact,
    findDoubles,
  ]) {
    expect((await ask(app, method, path, { token: null, body: { firstName: 'А', name: 'А' } })).status).toBe(401);
  }
  for (const { path, method } of [findCustomers, getCompanyPage, getContactPage]) {
    expect((await ask(app, method, path, { token: null })).status).toBe(401);
  }
});

test('doubles are found by telephone however written, by INN and by name without its legal form, surest first', async () => {
  const { call } = app.broker;
  const create = (body: { name: string; inn?: string; phones?: string[] }) => call(createOwnCompany, { body });
  const byName = await create({ name: 'АО «Тёплый дом»' });
  const byInn = await create({ name: 'Первая', inn: TAX_SERVICE });
  const byPhone = await create({ name: 'Вторая', phones: ['8 495 123 45 67'] });
  await create({ name: 'Тёплый дом на Оке' });
  const body: DoubleInput = {
    kind: 'company',
    name: 'тёплый ДОМ, ООО',
    inn: TAX_SERVICE,
    phones: ['(495) 123-45-67', '49'],
  };
  const found = await call(findDoubles, { body });
  expect(found.map(({ id, reason }) => [id, reason])).toEqual([
    [byPhone.id, 'phone'],
    [byInn.id, 'inn'],
    [byName.id, 'name'],
  ]);
  expect(found[0]).toEqual({
    ...{ id: byPhone.id, name: 'Вторая', reason: 'phone', inn: null, phones: ['74951234567'] },
    ...{ companyId: null, companyName: null, isOwn: false },
  });
  expect(await call(findDoubles, { body: { ...body, exceptId: byPhone.id } })).toHaveLength(2);
  // A legal form without a name, and an empty name, match no company.
  for (const name of ['ООО', '']) expect(await call(findDoubles, { body: { kind: 'company', name } })).toEqual([]);
});

test('a person is found by their names in either order, with their company', async () => {
  const { call } = app.broker;
  const { id: companyId } = await call(createOwnCompany, { body: { name: 'КФХ «Борозда»' } });
  const { id } = await call(createOwnContact, { body: { firstName: 'Семён', lastName: 'Ёлкин', companyId } });
  for (const name of ['Семен Елкин', 'ёлкин семён']) {
    expect(await call(findDoubles, { body: { kind: 'contact', name } }), name).toMatchObject([
      { id, name: 'Семён Ёлкин', reason: 'name', companyId, companyName: 'КФХ «Борозда»' },
    ]);
  }
  // The search for people ignores the company of that name.
  expect(await call(findDoubles, { body: { kind: 'contact', name: 'борозда' } })).toEqual([]);
});

test('a record with the telephone of another is refused until the employee has seen that one', async () => {
  const { call } = app.broker;
  const first = await call(createOwnContact, { body: { firstName: 'Ида', phones: ['89160000001'] } });
  const body = { firstName: 'Глеб', phones: ['9160000002', '+7 916 000-00-01'] };
  const failure = await refused(call(createOwnContact, { body }));
  expect(failure).toMatchObject({
    code: 'customer.doubles',
    fields: { 'phones.1': 'Уже есть: Ида' },
    current: [{ id: first.id, reason: 'phone' }],
  });
  const second = await call(createOwnContact, { body: { ...body, notDoubles: [first.id] } });
  // The employee has confirmed only one of the two people with this number.
  const third = { firstName: 'Лев', phones: ['9160000001'], notDoubles: [first.id] };
  expect(await refused(call(createOwnContact, { body: third }))).toMatchObject({
    current: [{ id: second.id }],
  });
  const withInn = { name: 'Первая', inn: TAX_SERVICE };
  await call(createOwnCompany, { body: withInn });
  expect(await refused(call(createOwnCompany, { body: { ...withInn, name: 'Вторая' } }))).toMatchObject({
    code: 'customer.doubles',
    fields: { inn: 'Уже есть: Первая' },
  });
  // An equal name alone is suggested as a duplicate, but not refused.
  expect(await call(createOwnContact, { body: { firstName: 'Ида' } })).toMatchObject({ firstName: 'Ида' });
});

test('two who create the same telephone at once: one does, the other is shown the record', async () => {
  const other = await app.anotherBroker();
  for (let round = 0; round < 5; round++) {
    const phones = [`7916100000${round}`];
    const attempts = await Promise.allSettled([
      app.broker.call(createOwnContact, { body: { firstName: 'Ида', phones } }),
      other.call(createOwnContact, { body: { firstName: 'Ида', phones } }),
    ]);
    const created = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    expect(created).toHaveLength(1);
    const [failure] = attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason as Failure] : []));
    expect(failure).toMatchObject({ code: 'customer.doubles', current: [{ id: created[0] }] });
  }
});

test('a thousand namesakes: twenty are offered, the one with the telephone first, and the list counts all', async () => {
  await sql`insert into shared.contacts (id, first_name, last_name)
    select 'namesake-' || n, 'Иван', 'Пахарев' from generate_series(1, 1000) as n`.execute(app.db);
  const { call } = app.broker;
  const phones = ['79160000099'];
  const { id } = await call(createOwnContact, { body: { firstName: 'Иван', lastName: 'Пахарев', phones } });
  const found = await call(findDoubles, { body: { kind: 'contact', name: 'Пахарев Иван', phones } });
  expect(found).toHaveLength(20);
  expect(found[0]).toMatchObject({ id, reason: 'phone' });
  const { rows, count } = await call(findCustomers, { query: { searchText: 'пахарев' } });
  expect({ rows: rows.length, count }).toEqual({ rows: 100, count: 1001 });
  expect(await call(findCustomers, { query: { searchText: '8 (916) 000-00-99' } })).toMatchObject({
    rows: [{ id }],
    count: 1,
  });
});

test('ten thousand people: indexes answer the search for doubles', async () => {
  await sql`insert into shared.contacts (id, first_name, last_name, phones)
    select 'many-' || n, 'Имя' || n, 'Фамилия' || n,
      jsonb_build_array(jsonb_build_object('phoneType', 'MOBILE', 'phoneNumber', '8900' || lpad(n::text, 7, '0')))
    from generate_series(1, 10000) as n`.execute(app.db);
  await sql`analyze shared.contacts`.execute(app.db);
  const plan = await sql<{ 'QUERY PLAN': string }>`explain select id from shared.contacts c
    where (shared.phone_numbers(c.phones) && array['79000000077']
      or shared.plain_person(c.first_name || ' ' || c.last_name) = 'имя5 фамилия5') and c.crm_id is null`.execute(
    app.db,
  );
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toContain('contacts__phone_numbers');
  expect(lines).toContain('contacts__plain_name');
  const body: DoubleInput = { kind: 'contact', phones: ['+7 900 0000077'] };
  expect(await app.broker.call(findDoubles, { body })).toMatchObject([{ id: 'many-77' }]);
});

test('an edit is based on a version, keeps the kinds of its numbers and is recorded', async () => {
  const { call, id: employeeId } = app.broker;
  await app.db
    .insertInto('shared.contacts')
    .values({
      id: 'own-ida',
      first_name: 'Ида',
      phones: JSON.stringify([{ phoneType: 'HOME', phoneNumber: '8 916 000-00-01' }]),
    })
    .execute();
  const { own } = await call(getContactPage, { query: { contactId: 'own-ida' } });
  expect(own).toMatchObject({ id: 'own-ida', rowVersion: 1, phones: ['8 916 000-00-01'] });
  const edit = {
    id: 'own-ida',
    rowVersion: 1,
    firstName: 'Ида',
    lastName: 'Полевая',
    phones: ['79160000001', '79160000002'],
  };
  const edited = await call(updateOwnContact, { body: edit });
  expect(edited).toMatchObject({ rowVersion: 2, lastName: 'Полевая', phones: ['8 916 000-00-01', '79160000002'] });
  expect(await call(getContact, { query: { contactId: 'own-ida' } })).toMatchObject({
    phones: [{ phoneType: 'HOME' }, { phoneType: 'MOBILE' }],
  });
  expect(await refused(call(updateOwnContact, { body: { ...edit, lastName: 'Нивина' } }))).toMatchObject({
    code: 'contact.changed',
    current: edited,
  });
  // Saving unchanged values creates no new version.
  const same = { ...edit, rowVersion: 2, phones: edited.phones };
  expect(await call(updateOwnContact, { body: same })).toMatchObject({ rowVersion: 2 });
  const audits = await app.db
    .selectFrom('shared.audit')
    .select(['action', 'employee_id', 'changes'])
    // The history contains UUIDs only: for an older text id, one derived from it.
    .where('entity_id', '=', uuidv5('own-ida', '5b0f6c3e-7a54-4d0c-9f0e-2a61c9a4d7b1'))
    .execute();
  expect(audits).toMatchObject([{ action: 'update', employee_id: employeeId, changes: { lastName: ['', 'Полевая'] } }]);
});

test('of two edits of one version the second is refused; an edit may not take the telephone of another unseen', async () => {
  const { call } = app.broker;
  const company = await call(createOwnCompany, { body: { name: 'Межа', phones: ['74951110000'] } });
  const holder = await call(createOwnCompany, { body: { name: 'Пашня', phones: ['74952220000'] } });
  const { id, rowVersion } = company;
  const attempts = await Promise.allSettled(
    ['Межа 1', 'Межа 2'].map((name) => call(updateOwnCompany, { body: { id, rowVersion, name } })),
  );
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const body = { id, rowVersion: 2, name: 'Межа', phones: ['84952220000'] };
  expect(await refused(call(updateOwnCompany, { body }))).toMatchObject({
    code: 'customer.doubles',
    current: [{ id: holder.id }],
  });
  expect(await call(updateOwnCompany, { body: { ...body, notDoubles: [holder.id] } })).toMatchObject({ rowVersion: 3 });
  expect(await refused(call(updateOwnCompany, { body: { ...body, id: 'nobody' } }))).toMatchObject({
    code: 'company.not_found',
  });
});

test('a record of the CRM is not changed here, nor one that was linked to it', async () => {
  const { call } = withCrm.broker;
  await call(getCompany, of('7'));
  const ofCrm = { id: '7', rowVersion: 1, name: 'Другая' };
  expect(await refused(call(updateOwnCompany, { body: ofCrm }))).toMatchObject({ code: 'customer.not_own' });
  const own = await call(createOwnCompany, { body: { name: 'Межа Юг' } });
  await call(linkCompany, { body: { id: own.id, crmId: '7' } });
  expect(await refused(call(updateOwnCompany, { body: { ...ofCrm, id: own.id } }))).toMatchObject({
    code: 'customer.linked',
  });
  expect(await call(getCompanyPage, { query: { companyId: own.id } })).toMatchObject({ own: null, crmId: '7' });
  expect(await call(getCompanyPage, { query: { companyId: '7' } })).toMatchObject({ own: null, crmId: null });
});

test('the CRM changes nothing of created records: at a sync, deleted there, with the same id, or silent', async () => {
  const { call } = withCrm.broker;
  await call(getCompany, of('7'));
  const own = await call(createOwnContact, { body: { firstName: 'Глеб', companyId: '7', phones: ['79160000001'] } });
  const company = await call(createOwnCompany, { body: { name: 'Межа', note: 'Наша' } });
  await withCrm.db.updateTable('shared.contacts').set({ id: '54' }).where('id', '=', own.id).execute();
  const old = sql<string>`now() - interval '1 day'`;
  const unchanged = async (people: readonly string[]) => {
    await withCrm.db.updateTable('shared.companies').set({ contacts_seen_at: old, seen_at: old }).execute();
    const names = (await call(listCompanyContacts, of('7'))).map(({ firstName }) => firstName);
    expect(names).toEqual(people);
    expect(await call(getContact, { query: { contactId: '54' } })).toMatchObject({ firstName: 'Глеб', isOwn: true });
    expect(await call(getCompany, of(company.id))).toMatchObject({ name: 'Межа', isOwn: true });
  };
  // Anna in the CRM has the id of Gleb, who is not from the CRM.
  await unchanged(['Глеб']);
  portal.contacts = [{ id: 55, name: 'Лев', lastName: 'Яблоков', companyIds: [7] }];
  await unchanged(['Глеб', 'Лев']);
  portal.companies = [];
  portal.contacts = [];
  await unchanged(['Глеб', 'Лев']);
  portal.mood = 'broken';
  await unchanged(['Глеб', 'Лев']);
  const stored = await withCrm.db
    .selectFrom('shared.companies')
    .select(['note', 'row_version'])
    .where('id', '=', company.id)
    .execute();
  expect(stored).toEqual([{ note: 'Наша', row_version: 1 }]);
  expect(await call(listOwnCustomerIds)).toEqual({ companies: [company.id], contacts: ['54'] });
});

test('a person that is created for a company linked meanwhile works for the record of the CRM', async () => {
  const { call } = withCrm.broker;
  const company = await call(createOwnCompany, { body: { name: 'Межа' } });
  await call(linkCompany, { body: { id: company.id, crmId: '7' } });
  const contact = await call(createOwnContact, { body: { firstName: 'Ида', companyId: company.id } });
  expect(contact.companyId).toBe('7');
});

test('the page of a company lists objects, requests and what was sent, of both areas, in a few statements', async () => {
  const { call } = app.broker;
  const { id: companyId } = await call(createOwnCompany, { body: { name: 'ООО «Межа»', note: 'Платит вовремя' } });
  const property = await givenProperty(app.db, { companyId });
  const archived = await givenProperty(app.db, { companyId });
  await app.db.updateTable('land.properties').set({ is_enabled: false }).where('id', '=', archived.id).execute();
  await givenProperty(app.db);
  const contactRole = await anyValue(app.db, 'contact_role');
  const complex = await givenComplex(app.db, {
    contacts: [{ companyId, contactId: 'somebody', contactRole, mainContact: true }],
    operatorWithRoles: [{ operatorId: companyId, roles: 2, appointmentDate: '2014-03-12T00:00:00' }],
  });
  const building = await givenBuilding(app.db, complex.id);
  const vacancy = await givenVacancy(app.db, building.id, { leaseAgents: [{ companyId, isExclusive: false }] });
  const selection = await givenSelection(app.db, { companyId, count: 2 });
  const request = await givenIndustrialRequest(app.db, { companyId });
  await givenRequest(app.db, { companyId: null });

  const page = await call(getCompanyPage, { query: { companyId } });
  expect(page.own).toMatchObject({ name: 'ООО «Межа»', note: 'Платит вовремя' });
  expect(page.objects.map(({ kind, id, roles, isEnabled }) => ({ kind, id, roles, isEnabled }))).toEqual([
    { kind: 'property', id: property.id, roles: ['client'], isEnabled: true },
    { kind: 'complex', id: complex.id, roles: ['contact', 'operator'], isEnabled: true },
    { kind: 'vacancy', id: vacancy.id, roles: ['agent'], isEnabled: true },
    { kind: 'property', id: archived.id, roles: ['client'], isEnabled: false },
  ]);
  expect(page.objects[0]).toMatchObject({ domain: 'land', name: property.cadastralNumbers[0], complexId: null });
  expect(page.objects[2]).toMatchObject({ domain: 'industrial', complexId: complex.id, buildingId: building.id });
  expect(page.objectCount).toBe(4);
  expect(page.requests.map(({ domain, id }) => ({ domain, id }))).toEqual([
    { domain: 'land', id: selection.requestId },
    { domain: 'industrial', id: request.id },
  ]);
  expect(page.requests[0]?.selection).toMatchObject({ itemCount: 2, favoriteCount: 0, linkExpires: null });
  expect(page.requests[1]?.selection).toBeNull();
  expect(page.requestCount).toBe(2);
});

test('the page of a person lists what they are asked about and what they recommended', async () => {
  const { call } = app.broker;
  const { id: contactId } = await call(createOwnContact, { body: { firstName: 'Ида' } });
  const both = await givenProperty(app.db, { contactId, referralContactId: contactId });
  const request = await givenIndustrialRequest(app.db, { referralContactId: contactId });
  const page = await call(getContactPage, { query: { contactId } });
  expect(page.objects).toMatchObject([{ id: both.id, roles: ['client', 'referral'] }]);
  expect(page.requests).toMatchObject([{ id: request.id, roles: ['referral'] }]);
  const nobody = await call(getContactPage, { query: { contactId: 'nobody' } });
  expect(nobody).toEqual({ own: null, crmId: null, objects: [], objectCount: 0, requests: [], requestCount: 0 });
});

test('a link leaves no reference to our own record in any column of the database', async () => {
  const { call } = withCrm.broker;
  const { id: companyId } = await call(createOwnCompany, { body: { name: 'Межа', phones: ['74951110000'] } });
  const { id: contactId } = await call(createOwnContact, { body: { firstName: 'Ида', companyId } });
  const people = { companyId, contactId, referralContactId: contactId };
  const property = await givenProperty(withCrm.db, people);
  await givenSelection(withCrm.db, { companyId, propertyIds: [property.id] });
  await givenIndustrialRequest(withCrm.db, people);
  await givenRequest(withCrm.db, people);
  const contactRole = await anyValue(withCrm.db, 'contact_role');
  const complex = await givenComplex(withCrm.db, {
    contacts: [{ companyId, contactId, contactRole, mainContact: true }],
    operatorWithRoles: [{ operatorId: companyId, roles: 2, appointmentDate: '2014-03-12T00:00:00' }],
    tenants: [{ id: companyId, name: 'Межа' }],
  });
  const building = await givenBuilding(withCrm.db, complex.id);
  await givenVacancy(withCrm.db, building.id, { leaseAgents: [{ companyId, isExclusive: false }] });
  const closed = await givenVacancy(withCrm.db, building.id, { vacancyTypes: 1 });
  const firms = { tenantBitrixId: companyId, agentBitrixId: companyId, tenantName: 'Межа', agentName: 'Межа' };
  await call(closeVacancy, { ...of(closed.id), body: { vacancyType: 1, closeDate: '2026-11-21T00:00:00', ...firms } });
  await withCrm.db
    .insertInto('shared.company_contacts')
    .values({ company_id: companyId, contact_id: contactId })
    .execute();
  const said = { dateTime: '2026-11-19T16:05:00', text: 'Смущает заезд', minutes: null };
  for (const customer of [{ kind: 'company', id: companyId } as const, { kind: 'contact', id: contactId } as const]) {
    await call(createTalk, { body: { newId: uuidv7(), customer, ...said } });
  }
  await sql`insert into shared.showings (id, domain, channel, company_id, contact_id, content_hash)
    values (${uuidv7()}, 'land', 'sheet', ${companyId}, ${contactId}, 'a')`.execute(withCrm.db);
  // Every column that can refer to a customer has a value. A new column fails here until this test fills it, and below
  // until the link updates it.
  const filled = [...(await columnsWith(companyId)), ...(await columnsWith(contactId))];
  const named = await customerColumns();
  expect(named).toEqual(expect.arrayContaining(['industrial.complex_figures.owner_ids', 'land.properties.company_id']));
  expect(named.filter((column) => !filled.includes(column))).toEqual([]);

  await call(linkContact, { body: { id: contactId, crmId: '54' } });
  await call(linkCompany, { body: { id: companyId, crmId: '7' } });

  // Only the linked records themselves and the history still contain the old ids.
  const own = ['shared.companies.id', 'shared.contacts.id'];
  expect((await columnsWith(companyId)).filter((column) => !own.includes(column))).toEqual(HISTORY);
  expect((await columnsWith(contactId)).filter((column) => !own.includes(column))).toEqual(HISTORY);
  expect(await call(getProperty, of(property.id))).toMatchObject({ companyId: '7', contactId: '54' });
});

const HISTORY = ['shared.audit.changes', 'shared.audit.entity_id'];

/** Columns of all tables that contain the id, found through the database catalogue. */
async function columnsWith(id: string): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema in ('shared', 'land', 'industrial') and table_type = 'BASE TABLE'
      and data_type in ('text', 'jsonb', 'ARRAY', 'uuid')`.execute(withCrm.db);
  const found = columns.map(async ({ schema, table, column }) => {
    const { rows } = await sql`select 1 from ${sql.table(`${schema}.${table}`)}
      where position(${id} in ${sql.ref(column)}::text) > 0 limit 1`.execute(withCrm.db);
    return rows.length > 0 ? [`${schema}.${table}.${column}`] : [];
  });
  return (await Promise.all(found)).flat().sort();
}

/**
 * Columns that can refer to a company or a person, found by name in the database catalogue; without the links
 * (`crm_id`).
 */
async function customerColumns(): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select table_schema || '.' || table_name || '.' || column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema in ('shared', 'land', 'industrial') and table_type = 'BASE TABLE'
      and data_type in ('text', 'jsonb', 'ARRAY') and column_name <> 'crm_id'
      and column_name ~ '(company|contact|operator|tenant|agent|owner|bitrix|customer)'
      and column_name !~ '(name|comment|website)'
    order by 1`.execute(withCrm.db);
  return rows.map(({ column }) => column);
}

test('with a CRM doubles of both sources are offered, our own ones marked, linked ones left out', async () => {
  const { call } = withCrm.broker;
  await call(getCompany, of('7'));
  await call(getContact, { query: { contactId: '54' } });
  const own = await call(createOwnContact, { body: { firstName: 'Анна', lastName: 'Ёлкина' } });
  const search: DoubleInput = { kind: 'contact', name: 'елкина анна', phones: ['79160000054'] };
  const reasons = (found: readonly CustomerDouble[]) => found.map(({ id, reason, isOwn }) => [id, reason, isOwn]);
  expect(reasons(await call(findDoubles, { body: search }))).toEqual([
    ['54', 'phone', false],
    [own.id, 'name', true],
  ]);
  expect((await call(findCustomers, { query: { among: 'own' } })).rows).toMatchObject([{ id: own.id, isOwn: true }]);
  await call(linkContact, { body: { id: own.id, crmId: '54' } });
  expect(reasons(await call(findDoubles, { body: search }))).toEqual([['54', 'phone', false]]);
});
