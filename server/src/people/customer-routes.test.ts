import {
  findCompanies,
  getCompany,
  getContact,
  linkCompany,
  listCompaniesByIds,
  listCompanyContacts,
  listContactsByIds,
  listOwnCustomerIds,
} from '@gektar/contract/people/customer-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { declaredEndpoints } from '#testing/declared-endpoints.ts';
import { givenManyCompanies } from '#testing/given-customers.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  await givenCompany('Crm-7/А', 'ООО «Ромашка»', [{ webSiteType: 'WORK', webSite: 'romashka.example', secret: 'x' }]);
  await givenCompany('2', 'Ромашка-Логистик');
  await givenCompany('3', 'Склад 100%');
  await givenCompany('4', 'Ёлки_и_палки');
});
afterAll(() => app.close());

async function givenCompany(id: string, name: string, websites: object[] = []): Promise<void> {
  await app.db
    .insertInto('shared.companies')
    .values({ id, name, websites: JSON.stringify(websites) })
    .execute();
}

async function givenContact(id: string, companyId: string | null, firstName: string, lastName: string): Promise<void> {
  const phones = [{ phoneType: 'MOBILE', phoneNumber: '79161234567', secret: 'x' }];
  const emails = [{ emailAddressType: 'WORK', emailAddress: 'name@example.com', secret: 'x' }];
  await app.db
    .insertInto('shared.contacts')
    .values({
      id,
      company_id: companyId,
      first_name: firstName,
      last_name: lastName,
      phones: JSON.stringify(phones),
      emails: JSON.stringify(emails),
    })
    .execute();
}

async function namesOf(searchText?: string): Promise<string[]> {
  const companies = await app.broker.call(findCompanies, searchText === undefined ? {} : { query: { searchText } });
  return companies.map(({ name }) => name);
}

test('a company has a name and websites, and nothing else that is kept of it leaves [CRM-005, CRM-007]', async () => {
  expect(await app.broker.call(getCompany, { params: { id: 'Crm-7/А' } })).toEqual({
    id: 'Crm-7/А',
    name: 'ООО «Ромашка»',
    websites: [{ webSiteType: 'WORK', webSite: 'romashka.example' }],
  });
});

test('companies are found by any part of the name in any case; whose name begins with it come first [CRM-006]', async () => {
  expect(await namesOf('РОМАШКА')).toEqual(['Ромашка-Логистик', 'ООО «Ромашка»']);
  expect(await namesOf('  логист ')).toEqual(['Ромашка-Логистик']);
  expect(await namesOf('нет такой')).toEqual([]);
});

test('signs that mean something to a database are searched for as they are', async () => {
  expect(await namesOf('%')).toEqual(['Склад 100%']);
  expect(await namesOf('_')).toEqual(['Ёлки_и_палки']);
  expect(await namesOf('\\')).toEqual([]);
  expect(await namesOf("'")).toEqual([]);
});

test('without a text the first fifty come, by the alphabet', async () => {
  for (let number = 1; number <= 60; number++) await givenCompany(`many-${number}`, `Участник ${number}`);
  const names = await namesOf();
  expect(names).toHaveLength(50);
  expect(names.slice(0, 4)).toEqual(['Ёлки_и_палки', 'ООО «Ромашка»', 'Ромашка-Логистик', 'Склад 100%']);
  expect(await namesOf('участник')).toHaveLength(50);
});

test('contacts of a company come by last name, with phones and e-mails [CRM-002, CRM-003, CRM-004, CRM-008]', async () => {
  await givenContact('c1', 'Crm-7/А', 'Анна', 'Яблокова');
  await givenContact('c2', 'Crm-7/А', 'Пётр', 'Ёлкин');
  await givenContact('c3', '2', 'Иван', 'Чужой');
  expect(await app.broker.call(listCompanyContacts, { params: { id: 'Crm-7/А' } })).toEqual(
    [
      { id: 'c2', firstName: 'Пётр', lastName: 'Ёлкин' },
      { id: 'c1', firstName: 'Анна', lastName: 'Яблокова' },
    ].map((contact) => ({
      ...contact,
      companyId: 'Crm-7/А',
      phones: [{ phoneType: 'MOBILE', phoneNumber: '79161234567' }],
      emails: [{ emailAddressType: 'WORK', emailAddress: 'name@example.com' }],
    })),
  );
  expect(await app.broker.call(listCompanyContacts, { params: { id: '3' } })).toEqual([]);
});

test('one contact is found by its id, with a company or without [CRM-009]', async () => {
  await givenContact('alone', null, 'Олег', 'Вольный');
  expect(await app.broker.call(getContact, { query: { contactId: 'alone' } })).toMatchObject({
    id: 'alone',
    firstName: 'Олег',
    companyId: null,
  });
});

test('whom the customer service does not know is not found', async () => {
  const { call } = app.broker;
  await expect(call(getCompany, { params: { id: '99' } })).rejects.toMatchObject({ code: 'company.not_found' });
  await expect(call(getCompany, { params: { id: 'crm-7/а' } })).rejects.toMatchObject({ code: 'company.not_found' });
  await expect(call(listCompanyContacts, { params: { id: '99' } })).rejects.toMatchObject({
    code: 'company.not_found',
  });
  await expect(call(getContact, { query: { contactId: '99' } })).rejects.toMatchObject({ code: 'contact.not_found' });
});

test('an id is required and of bearable length', async () => {
  expect((await ask(app, 'GET', '/api/Contact/contact')).json).toMatchObject({
    error: { code: 'request.invalid', fields: { contactId: 'Обязательное поле' } },
  });
  expect((await ask(app, 'GET', `/api/Contact/companies/${'x'.repeat(101)}`)).status).toBe(400);
});

test.each([
  [['c1', 7], { 1: 'Данные введены не корректно' }],
  [{ companyIds: ['c1', 7] }, { 'companyIds.1': 'Данные введены не корректно' }],
  [{}, { companyIds: 'Обязательное поле' }],
  ['"c1"', undefined],
])('ids that are wrong are refused where they stand: %j', async (body, fields) => {
  const refused = refusalIn(await ask(app, 'POST', '/api/Contact/companies-by-ids', { body }));
  expect(refused).toMatchObject({ code: 'request.invalid' });
  expect(refused.fields).toEqual(fields);
});

test('customers of the service are only read: what is no GET asks for many at once or for doubles, or writes own records [CRM-001]', async () => {
  const posts = (await declaredEndpoints()).filter(
    ({ path, method }) => path.startsWith('/api/Contact') && method !== 'GET',
  );
  expect(posts.map(({ path }) => path)).toEqual([
    '/api/Contact/companies-by-ids',
    '/api/Contact/contacts-by-ids',
    '/api/Contact/companies/link',
    '/api/Contact/contacts/link',
    '/api/Contact/companies',
    '/api/Contact/contacts',
    '/api/Contact/companies/update',
    '/api/Contact/contacts/update',
    '/api/Contact/doubles',
  ]);
  const refused = { code: 'crm.absent', message: 'Подключения к CRM нет' };
  await expect(app.broker.call(linkCompany, { body: { id: '2', crmId: '3' } })).rejects.toMatchObject(refused);
  expect(await app.broker.call(listOwnCustomerIds)).toEqual({ companies: [], contacts: [] });
});

test('every word of the search is in the name, in any order, ё as е; a word that begins so comes before a middle [CRM-006]', async () => {
  await givenCompany('w1', 'АО «Зелёный берег»');
  await givenCompany('w2', 'Береговой склад зеленых');
  await givenCompany('w3', 'ПрибереговойЗелен');
  expect(await namesOf('зелен берег')).toEqual(['АО «Зелёный берег»', 'Береговой склад зеленых', 'ПрибереговойЗелен']);
  expect(await namesOf('берег зел')).toHaveLength(3);
  expect(await namesOf('берег')).toEqual(['Береговой склад зеленых', 'АО «Зелёный берег»', 'ПрибереговойЗелен']);
});

test('a slip of the finger still finds the company, as long as nothing is spelled so', async () => {
  expect(await namesOf('рамашка')).toEqual(['ООО «Ромашка»', 'Ромашка-Логистик']);
  expect(await namesOf('рмш')).toEqual([]);
});

test('companies and contacts come by many ids at once, as a list or under the given name [CRM-010, CRM-011]', async () => {
  const { call } = app.broker;
  // The response has the order of the request, which is neither that of ids nor that of names.
  const ids = ['4', 'Crm-7/А', 'unknown', '3', '4'];
  const names = ['Ёлки_и_палки', 'ООО «Ромашка»', 'Склад 100%'];
  expect((await call(listCompaniesByIds, { body: ids })).map(({ name }) => name)).toEqual(names);
  expect((await call(listCompaniesByIds, { body: { companyIds: ids } })).map(({ name }) => name)).toEqual(names);
  const contactIds = ['c3', 'unknown', 'c1'];
  expect((await call(listContactsByIds, { body: contactIds })).map(({ id }) => id)).toEqual(['c3', 'c1']);
  expect((await call(listContactsByIds, { body: { contactIds } })).map(({ id }) => id)).toEqual(['c3', 'c1']);
  expect(await call(listCompaniesByIds, { body: [] })).toEqual([]);
});

test('a thousand ids are taken, one more is not, nor anything that is no id', async () => {
  const ids = Array.from({ length: 1001 }, (_, index) => `many-${index}`);
  const path = listCompaniesByIds.path;
  expect((await ask(app, 'POST', path, { body: ids.slice(1) })).status).toBe(200);
  for (const body of [ids, { companyIds: ids }, { contactIds: [] }, [''], [7], '"x"', null]) {
    expect((await ask(app, 'POST', path, { body })).json).toMatchObject({ error: { code: 'request.invalid' } });
  }
});

test('ten thousand companies: an index finds the part of a name', async () => {
  await givenManyCompanies(app.db, 10_000);
  expect((await namesOf('поставка 9999')).at(0)).toBe('ООО «Поставка 9999»');
  const plan = await app.db.transaction().execute(async (tx) => {
    // Forces the index: for only ten thousand short names PostgreSQL prefers a sequential scan.
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<{ 'QUERY PLAN': string }>`
      explain select id from shared.companies where shared.without_yo(name) ilike '%9999%'`.execute(tx);
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('companies__name_trigrams');
});
