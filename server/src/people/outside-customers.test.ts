import {
  findCompanies,
  getCompany,
  getContact,
  listCompaniesByIds,
  listCompanyContacts,
  listContactsByIds,
} from '@gektar/contract/people/customer-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { bitrixClient } from '#outside/bitrix/bitrix-client.ts';
import { bitrixCrm } from '#outside/bitrix/bitrix-crm.ts';
import { openAnotherServer } from '#testing/another-server.ts';
import { CrmStandIn } from '#testing/crm-stand-in.ts';
import { callerOf, openTestApp, type TestApp } from '#testing/test-app.ts';

let portal: CrmStandIn;
let app: TestApp;
/** A server on the same database with a short deadline for the CRM. */
let hurried: TestApp;
beforeAll(async () => {
  portal = await CrmStandIn.start();
  const rate = { perSecond: 1_000, holds: 1_000 };
  const crm = bitrixCrm(bitrixClient(portal.url, { rate, retryDelaysMs: [1, 1] }));
  app = await openTestApp(inject('clusterUrl'), {
    outsideCrm: { crm, deadlineMs: 60_000, onTrouble: () => undefined },
  });
  hurried = await openAnotherServer(app, { crmUrl: portal.url, crmDeadlineMs: 200 });
});
afterAll(async () => {
  await hurried.close();
  await app.close();
  await portal.stop();
});

const company = { id: 7, title: 'ООО «Логистик Юг»', sites: ['https://example.ru'] };
const contact = { id: 54, name: 'Анна', lastName: 'Ёлкина', companyIds: [7], phones: ['+74950000001'] };
beforeEach(async () => {
  portal.mood = 'well';
  portal.asked.length = 0;
  portal.companies = [company, { id: 8, title: 'Юг-Агро' }];
  portal.contacts = [contact, { id: 55, name: 'Пётр', lastName: 'Яблоков', companyIds: [8, 7] }];
  await sql`truncate shared.companies, shared.contacts cascade`.execute(app.db);
});

const params = { params: { id: '7' } };
const query = { query: { contactId: '54' } };

/** Makes all stored records stale, so that the CRM is queried again. */
async function letTimePass(): Promise<void> {
  const past = sql`now() - interval '1 day'`;
  await sql`update shared.companies set seen_at = ${past}, contacts_seen_at = ${past} where contacts_seen_at is not null`.execute(
    app.db,
  );
  await sql`update shared.companies set seen_at = ${past}`.execute(app.db);
  await sql`update shared.contacts set seen_at = ${past}`.execute(app.db);
}

/** Calls for a behaviour of the CRM: a silent one is called with the short deadline. */
function callerOn(mood: string) {
  return mood === 'silent' ? callerOf(hurried.url, app.broker.token) : app.broker.call;
}

const badDays = ['silent', 'html', 'cut-off', 'other-shape', 'broken', 'too-often', 'switched-off', 'cut-connection'];

test('companies and contacts come from the service outside, nothing but what was promised [CRM-001, CRM-002, CRM-005]', async () => {
  const { call } = app.broker;
  expect(await call(findCompanies, { query: { searchText: 'юг' } })).toEqual([
    { id: '8', name: 'Юг-Агро', websites: [] },
    { id: '7', name: company.title, websites: [{ webSiteType: 'WORK', webSite: 'https://example.ru' }] },
  ]);
  expect(await call(getContact, query)).toEqual({
    id: '54',
    firstName: 'Анна',
    lastName: 'Ёлкина',
    companyId: '7',
    phones: [{ phoneType: 'MOBILE', phoneNumber: '+74950000001' }],
    emails: [],
  });
  // The second person is listed although another company is their main one.
  expect((await call(listCompanyContacts, params)).map(({ id }) => id)).toEqual(['54', '55']);
});

test('what was told a moment ago is not asked again', async () => {
  const { call } = app.broker;
  await call(listCompanyContacts, params);
  const before = portal.asked.length;
  await call(listCompanyContacts, params);
  await call(getCompany, params);
  await call(listContactsByIds, { body: ['54', '55'] });
  expect(portal.asked).toHaveLength(before);
  await call(listContactsByIds, { body: ['54', '56'] });
  expect(portal.asked).toHaveLength(before + 1);
});

test.each(badDays)(
  'on a %s day what was stored last is shown, and says since when [CRM-007, CRM-008, CRM-009]',
  async (mood) => {
    await app.broker.call(listCompanyContacts, params);
    await letTimePass();
    const call = callerOn(mood);
    portal.mood = mood as CrmStandIn['mood'];
    const storedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(await call(getCompany, params)).toMatchObject({ name: company.title, storedAt });
    expect(await call(getContact, query)).toMatchObject({ lastName: 'Ёлкина', storedAt });
    expect(await call(listCompanyContacts, params)).toMatchObject([{ id: '54', storedAt }, { id: '55' }]);
    expect(await call(listCompaniesByIds, { body: ['404', '7'] })).toMatchObject([{ id: '7', storedAt }]);
    expect(await call(getCompany, params)).not.toHaveProperty('isGone');
    // The CRM has two companies with this name; only one of them is stored here.
    expect(await call(findCompanies, { query: { searchText: 'юг' } })).toMatchObject([{ id: '7', storedAt }]);
    expect(await call(findCompanies, { query: { searchText: 'логистек' } })).toMatchObject([{ id: '7', storedAt }]);
    const unseen = call(findCompanies, { query: { searchText: 'агро' } });
    await expect(unseen).rejects.toMatchObject({ code: 'crm.away' });
  },
);

test.each(badDays)('on a %s day whoever was never seen cannot be loaded, and nothing breaks', async (mood) => {
  const call = callerOn(mood);
  portal.mood = mood as CrmStandIn['mood'];
  const away = { code: 'crm.away', message: 'Не удалось загрузить данные' };
  await expect(call(findCompanies, { query: { searchText: 'юг' } })).rejects.toMatchObject(away);
  await expect(call(getCompany, params)).rejects.toMatchObject(away);
  await expect(call(getContact, query)).rejects.toMatchObject(away);
  await expect(call(listCompanyContacts, params)).rejects.toMatchObject(away);
  expect(await call(listCompaniesByIds, { body: ['7'] })).toEqual([]);
});

test('a company is known, its people were never told: they cannot be loaded, they are not none', async () => {
  const { call } = app.broker;
  await call(getCompany, params);
  portal.mood = 'broken';
  await expect(call(listCompanyContacts, params)).rejects.toMatchObject({ code: 'crm.away' });
});

test('after a bad day the service is asked again, and its word replaces what was stored', async () => {
  const { call } = app.broker;
  await call(listCompanyContacts, params);
  await letTimePass();
  portal.mood = 'broken';
  await call(getCompany, params);
  portal.mood = 'well';
  portal.companies = [{ ...company, title: 'ООО «Логистик Север»' }];
  portal.contacts = [contact];
  expect((await call(getCompany, params)).name).toBe('ООО «Логистик Север»');
  expect(await call(listCompanyContacts, params)).toEqual([expect.objectContaining({ id: '54' })]);
});

test('who left the company does not come back with a bad day', async () => {
  const { call } = app.broker;
  await call(listCompanyContacts, params);
  portal.contacts = [{ ...contact, companyIds: [] }];
  await letTimePass();
  expect(await call(listCompanyContacts, params)).toEqual([]);
  await letTimePass();
  portal.mood = 'broken';
  expect(await call(listCompanyContacts, params)).toEqual([]);
});

test('whom the service knows no longer keeps the name that was stored, which is told; whom it never knew is not found', async () => {
  const { call } = app.broker;
  await call(getCompany, params);
  await letTimePass();
  await call(getContact, query);
  await letTimePass();
  portal.companies = [];
  portal.contacts = [];
  const gone = { storedAt: expect.any(String), isGone: true };
  expect(await call(getCompany, params)).toMatchObject({ name: company.title, ...gone });
  expect(await call(getContact, query)).toMatchObject({ lastName: 'Ёлкина', ...gone });
  expect(await call(listCompaniesByIds, { body: ['7'] })).toMatchObject([gone]);
  expect(await call(listCompanyContacts, params)).toMatchObject([{ id: '54', ...gone }]);
  portal.contacts = [contact];
  expect(await call(listCompanyContacts, params)).toEqual([expect.not.objectContaining({ isGone: true })]);
  await expect(call(getCompany, { params: { id: '9' } })).rejects.toMatchObject({ code: 'company.not_found' });
  await expect(call(getCompany, { params: { id: 'demo' } })).rejects.toMatchObject({ code: 'company.not_found' });
});

test('a thousand companies are asked for in one request', async () => {
  portal.companies = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1, title: `Участник ${index + 1}` }));
  const ids = portal.companies.map(({ id }) => String(id));
  expect(await app.broker.call(listCompaniesByIds, { body: ids })).toHaveLength(1000);
  expect(portal.asked).toEqual(['batch']);
});

test('signs that no database keeps are left out of what the service tells', async () => {
  portal.companies = [{ id: 7, title: ' Юг\0-\ud800Агро ' }];
  expect((await app.broker.call(getCompany, params)).name).toBe('Юг-�Агро');
});

test("brokers who look for the same companies at once do not stand in one another's way", async () => {
  const searches = Array.from({ length: 8 }, () => app.broker.call(findCompanies, { query: { searchText: 'юг' } }));
  for (const found of await Promise.all(searches)) expect(found).toHaveLength(2);
});

test('the address of the service comes from the settings', async () => {
  const other = await openTestApp(inject('clusterUrl'), { crmUrl: portal.url });
  expect(await other.broker.call(getCompany, params)).toMatchObject({ id: '7', name: company.title });
  await other.close();
});
