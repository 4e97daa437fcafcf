import {
  deleteComplex,
  getComplex,
  listComplexEvents,
} from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { getRequest as getIndustrialRequest } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { closeVacancy, getVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import {
  deleteProperty,
  getProperty,
  listPropertyHistory,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { getRequest as getLandRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import {
  findCompanies,
  getCompany,
  getContact,
  linkCompany,
  linkContact,
  listCompanyContacts,
  listOwnCustomerIds,
} from '@gektar/contract/people/customer-endpoints.ts';
import { industrialTrash, landTrash } from '@gektar/contract/trash/trash-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { bitrixClient } from '#outside/bitrix/bitrix-client.ts';
import { bitrixCrm } from '#outside/bitrix/bitrix-crm.ts';
import { CrmStandIn } from '#testing/crm-stand-in.ts';
import { givenProperty } from '#testing/given.ts';
import { anyValue, givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenIndustrialRequest } from '#testing/given-industrial-request.ts';
import { givenRequest } from '#testing/given-request.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { trashOf } from '#testing/trash-of.ts';

let portal: CrmStandIn;
let app: TestApp;
beforeAll(async () => {
  portal = await CrmStandIn.start();
  const rate = { perSecond: 1_000, holds: 1_000 };
  const crm = bitrixCrm(bitrixClient(portal.url, { rate, retryDelaysMs: [1, 1] }));
  app = await openTestApp(inject('clusterUrl'), {
    outsideCrm: { crm, deadlineMs: 60_000, onTrouble: () => undefined },
  });
});
afterAll(async () => {
  await app.close();
  await portal.stop();
});

beforeEach(async () => {
  portal.mood = 'well';
  portal.asked.length = 0;
  portal.companies = [{ id: 7, title: 'ООО «Межа Юг»' }];
  portal.contacts = [
    { id: 54, name: 'Анна', lastName: 'Ёлкина', companyIds: [7] },
    { id: 55, name: 'Лев', lastName: 'Яблоков', companyIds: [7] },
  ];
  await sql`truncate shared.companies, shared.contacts cascade`.execute(app.db);
  // Records older than the connection to the CRM; one has a numeric id, which a CRM record might have as well.
  await app.db
    .insertInto('shared.companies')
    .values([
      { id: 'own-field', name: 'ООО «Межа»' },
      { id: '9', name: 'КФХ «Борозда»' },
    ])
    .execute();
  await app.db
    .insertInto('shared.contacts')
    .values([
      { id: 'own-ida', first_name: 'Ида', last_name: 'Полевая', company_id: 'own-field' },
      { id: 'own-gleb', first_name: 'Глеб', last_name: 'Пашин', company_id: 'own-field' },
      { id: 'own-zoya', first_name: 'Зоя', last_name: 'Нивина', company_id: '9' },
    ])
    .execute();
});

const of = (id: string) => ({ params: { id } });
const namesOf = (people: readonly { firstName: string }[]) => people.map(({ firstName }) => firstName);

test.each(['fresh', 'old'])(
  'a %s company of before the CRM keeps its people, and the CRM is not asked for it',
  async (age) => {
    if (age === 'old') {
      const past = sql<string>`now() - interval '1 day'`;
      await app.db.updateTable('shared.companies').set({ seen_at: past }).execute();
      await app.db.updateTable('shared.contacts').set({ seen_at: past }).execute();
    }
    const { call } = app.broker;
    for (const mood of ['well', 'broken'] as const) {
      portal.mood = mood;
      expect(await call(getCompany, of('own-field'))).toEqual({
        id: 'own-field',
        name: 'ООО «Межа»',
        websites: [],
        isOwn: true,
      });
      expect(namesOf(await call(listCompanyContacts, of('own-field')))).toEqual(['Глеб', 'Ида']);
      expect(namesOf(await call(listCompanyContacts, of('9')))).toEqual(['Зоя']);
      expect(await call(getContact, { query: { contactId: 'own-ida' } })).toMatchObject({
        companyId: 'own-field',
        isOwn: true,
      });
    }
    expect(portal.asked).toEqual([]);
  },
);

test('a record of the CRM with the number of an own one changes nothing of it', async () => {
  portal.companies = [{ id: 9, title: 'Чужая девятка' }];
  const { call } = app.broker;
  expect(await call(findCompanies, { query: { searchText: '' } })).toEqual([
    { id: '9', name: 'КФХ «Борозда»', websites: [], isOwn: true },
    { id: 'own-field', name: 'ООО «Межа»', websites: [], isOwn: true },
  ]);
  expect(await call(getCompany, of('9'))).toMatchObject({ name: 'КФХ «Борозда»' });
});

test('a person of our own in a company of the CRM stays there, whatever the CRM answers', async () => {
  const { call } = app.broker;
  await call(getCompany, of('7'));
  await app.db.updateTable('shared.contacts').set({ company_id: '7' }).where('id', '=', 'own-ida').execute();
  await app.db.insertInto('shared.company_contacts').values({ company_id: '7', contact_id: 'own-gleb' }).execute();
  expect(namesOf(await call(listCompanyContacts, of('7')))).toEqual(['Анна', 'Глеб', 'Ида', 'Лев']);
  portal.contacts = portal.contacts.filter(({ id }) => id !== 55);
  await app.db.updateTable('shared.companies').set({ contacts_seen_at: sql`now() - interval '1 day'` }).execute();
  expect(namesOf(await call(listCompanyContacts, of('7')))).toEqual(['Анна', 'Глеб', 'Ида']);
});

test('own companies are found beside those of the CRM and marked; while the CRM is silent as well', async () => {
  const { call } = app.broker;
  const found = () => call(findCompanies, { query: { searchText: 'межа' } });
  const both = [
    { id: 'own-field', name: 'ООО «Межа»', websites: [], isOwn: true },
    { id: '7', name: 'ООО «Межа Юг»', websites: [] },
  ];
  expect(await found()).toEqual(both);
  portal.mood = 'broken';
  expect(await found()).toEqual([
    { ...both[1], storedAt: expect.any(String) },
    { ...both[0], isCrmAway: true },
  ]);
  // Answers with only our own records report the unreachable CRM, too.
  const people = async () => (await call(listCompanyContacts, of('7'))).map(({ isCrmAway }) => isCrmAway);
  expect(await call(findCompanies, { query: { searchText: 'борозда' } })).toMatchObject([{ id: '9', isCrmAway: true }]);
  await app.db.updateTable('shared.contacts').set({ company_id: '7' }).where('id', '=', 'own-ida').execute();
  expect(await people()).toEqual([true]);
  expect(await call(listOwnCustomerIds)).toEqual({
    companies: ['9', 'own-field'],
    contacts: ['own-gleb', 'own-ida', 'own-zoya'],
  });
});

test('a linked company: everything of both areas refers to the record of the CRM, with versions and history', async () => {
  const { call } = app.broker;
  const companyId = 'own-field';
  const property = await givenProperty(app.db, { companyId, contactId: 'own-ida' });
  const other = await givenProperty(app.db, { companyId: '9' });
  const deleted = await givenProperty(app.db, { companyId });
  await call(deleteProperty, of(deleted.id));
  const landRequest = await givenRequest(app.db, { companyId });
  const industrialRequest = await givenIndustrialRequest(app.db, { companyId });
  const contactRole = await anyValue(app.db, 'contact_role');
  const complex = await givenComplex(app.db, {
    contacts: [{ companyId, contactId: 'own-gleb', contactRole, mainContact: true }],
    operatorWithRoles: [{ operatorId: companyId, roles: 2, appointmentDate: '2014-03-12T00:00:00' }],
    tenants: [
      { id: '9', name: 'КФХ «Борозда»' },
      { id: companyId, name: 'ООО «Межа»' },
    ],
  });
  const building = await givenBuilding(app.db, complex.id);
  const vacancy = await givenVacancy(app.db, building.id, { leaseAgents: [{ companyId, isExclusive: false }] });
  const let1 = await givenVacancy(app.db, building.id, { vacancyTypes: 1 });
  const deal = {
    vacancyType: 1,
    closeDate: '2026-11-21T00:00:00',
    tenantName: 'ООО «Межа»',
    tenantBitrixId: companyId,
  };
  const agent = { agentName: 'ООО «Межа Юг»', agentBitrixId: companyId };
  await call(closeVacancy, { params: { id: let1.id }, body: { ...deal, ...agent } });

  expect(await call(linkCompany, { body: { id: companyId, crmId: '7' } })).toMatchObject({ id: '7' });

  expect(await call(getProperty, of(property.id))).toMatchObject({
    companyId: '7',
    contactId: 'own-ida',
    client: 'ООО «Межа Юг»',
    rowVersion: property.rowVersion + 1,
  });
  expect(await call(getProperty, of(other.id))).toMatchObject({ companyId: '9', rowVersion: other.rowVersion });
  expect(await call(listPropertyHistory, of(property.id))).toMatchObject([
    { action: 'update', changes: { companyId: ['own-field', '7'] }, employeeId: app.broker.id },
    { action: 'create' },
  ]);
  expect(await call(getLandRequest, of(landRequest.id))).toMatchObject({ companyId: '7' });
  expect(await call(getIndustrialRequest, of(industrialRequest.id))).toMatchObject({ companyId: '7' });
  expect(await call(getComplex, of(complex.id))).toMatchObject({
    contacts: [{ companyId: '7', contactId: 'own-gleb' }],
    operatorWithRoles: [{ operatorId: '7' }],
    tenants: [
      { id: '9', name: 'КФХ «Борозда»' },
      { id: '7', name: 'ООО «Межа Юг»' },
    ],
    owners: [{ id: '7' }],
  });
  const events = await call(listComplexEvents, of(complex.id));
  expect(events.flatMap(({ changes }) => Object.keys(changes))).toEqual(
    expect.arrayContaining(['contacts', 'operatorWithRoles', 'tenants']),
  );
  expect(await call(getVacancy, of(vacancy.id))).toMatchObject({
    leaseAgents: [{ companyId: '7' }],
    rowVersion: vacancy.rowVersion + 1,
  });
  const closed = await call(getVacancy, of(let1.id));
  expect(closed.deal).toMatchObject({
    ...{ tenantName: 'ООО «Межа Юг»', tenantBitrixId: '7', agentName: 'ООО «Межа Юг»', agentBitrixId: '7' },
  });
  expect(events.filter(({ entityId, action }) => entityId === let1.id && action === 'update')).toMatchObject([
    { changes: { agentBitrixId: [companyId, '7'] }, employeeId: app.broker.id },
    { changes: { tenantBitrixId: [companyId, '7'], tenantName: ['ООО «Межа»', 'ООО «Межа Юг»'] } },
  ]);
  // The company's own people now belong to the CRM record, and a property restored from the trash refers to it.
  expect(namesOf(await call(listCompanyContacts, of('7')))).toEqual(['Анна', 'Глеб', 'Ида', 'Лев']);
  const { id: trashId } = await trashOf(app, 'land', deleted.id);
  await call(landTrash.restore, of(trashId));
  expect(await call(getProperty, of(deleted.id))).toMatchObject({ companyId: '7' });
  // Nothing is written to the CRM.
  expect(portal.asked.every((method) => /\.(get|list)$|^batch$/.test(method))).toBe(true);
  // The company that was linked to the CRM is no longer found.
  expect(await call(findCompanies, { query: { searchText: 'межа' } })).toMatchObject([{ id: '7' }]);
  expect((await call(listOwnCustomerIds)).companies).toEqual(['9']);
});

test('a complex that names both the own company and its record of the CRM names the record once, also from the trash', async () => {
  const { call } = app.broker;
  const companyId = 'own-field';
  const tenants = [
    { id: '7', name: 'ООО «Межа Юг»' },
    { id: companyId, name: 'ООО «Межа»' },
  ];
  const complex = await givenComplex(app.db, { tenants });
  const deleted = await givenComplex(app.db, { tenants });
  await call(deleteComplex, of(deleted.id));
  await call(linkCompany, { body: { id: companyId, crmId: '7' } });
  const { id: trashId } = await trashOf(app, 'industrial', deleted.id);
  await call(industrialTrash.restore, of(trashId));
  for (const { id } of [complex, deleted])
    expect(await call(getComplex, of(id))).toMatchObject({ tenants: [{ id: '7', name: 'ООО «Межа Юг»' }] });
});

test('a linked contact: objects, requests, recommendations and complexes refer to the person of the CRM', async () => {
  const { call } = app.broker;
  const contactId = 'own-ida';
  const property = await givenProperty(app.db, { companyId: 'own-field', contactId, referralContactId: contactId });
  const landRequest = await givenRequest(app.db, { companyId: 'own-field', contactId });
  const industrialRequest = await givenIndustrialRequest(app.db, { referralContactId: contactId });
  const contactRole = await anyValue(app.db, 'contact_role');
  const complex = await givenComplex(app.db, {
    contacts: [{ companyId: 'own-field', contactId, contactRole, mainContact: true }],
  });
  expect(await call(linkContact, { body: { id: contactId, crmId: '54' } })).toMatchObject({ lastName: 'Ёлкина' });
  expect(await call(getProperty, of(property.id))).toMatchObject({ contactId: '54', referralContactId: '54' });
  expect(await call(getLandRequest, of(landRequest.id))).toMatchObject({ contactId: '54' });
  expect(await call(getIndustrialRequest, of(industrialRequest.id))).toMatchObject({ referralContactId: '54' });
  expect(await call(getComplex, of(complex.id))).toMatchObject({ contacts: [{ contactId: '54' }] });
  expect(namesOf(await call(listCompanyContacts, of('own-field')))).toEqual(['Анна', 'Глеб']);
});

test('a link is made once, of an own record, to a record that the CRM knows; a refusal changes nothing', async () => {
  const { call } = app.broker;
  portal.companies = [...portal.companies, { id: 8, title: 'Юг-Агро' }];
  const property = await givenProperty(app.db, { companyId: 'own-field' });
  const link = (id: string, crmId: string) => call(linkCompany, { body: { id, crmId } });
  await expect(link('nobody', '7')).rejects.toMatchObject({ code: 'company.not_found' });
  await expect(link('7', '8')).rejects.toMatchObject({ code: 'customer.not_own' });
  const wrong = { code: 'customer.not_in_crm', fields: { crmId: 'Выберите запись из CRM' } };
  await expect(link('own-field', '9')).rejects.toMatchObject(wrong);
  await expect(link('own-field', '404')).rejects.toMatchObject(wrong);
  expect(await call(getProperty, of(property.id))).toMatchObject({ companyId: 'own-field', rowVersion: 1 });
  await link('own-field', '7');
  await expect(link('own-field', '8')).rejects.toMatchObject({ code: 'customer.linked' });
  // A form opened before the link can save the old id afterwards: repeating the link replaces it.
  await app.db.updateTable('land.properties').set({ company_id: 'own-field' }).where('id', '=', property.id).execute();
  await link('own-field', '7');
  expect(await call(getProperty, of(property.id))).toMatchObject({ companyId: '7' });
  await expect(call(linkContact, { body: { id: 'own-ida', crmId: 'own-gleb' } })).rejects.toMatchObject(wrong);
});
