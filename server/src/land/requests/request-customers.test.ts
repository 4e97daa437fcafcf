import {
  createRequest,
  findRequests,
  getRequest,
  listRequests,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bitrixClient } from '#outside/bitrix/bitrix-client.ts';
import { bitrixCrm } from '#outside/bitrix/bitrix-crm.ts';
import { openAnotherServer } from '#testing/another-server.ts';
import { CrmStandIn } from '#testing/crm-stand-in.ts';
import { givenRequest, requestFields } from '#testing/given-request.ts';
import { callerOf, openTestApp, type TestApp } from '#testing/test-app.ts';

let portal: CrmStandIn;
let app: TestApp;
beforeAll(async () => {
  portal = await CrmStandIn.start();
  portal.companies = [{ id: 7, title: 'Ромашка', sites: ['https://romashka.example'] }];
  portal.contacts = [{ id: 54, name: 'Анна', lastName: 'Ёлкина', companyIds: [7], phones: ['+74950000001'] }];
  const crm = bitrixCrm(bitrixClient(portal.url));
  app = await openTestApp(inject('clusterUrl'), {
    outsideCrm: { crm, deadlineMs: 60_000, onTrouble: () => undefined },
  });
});
afterAll(async () => {
  await app.close();
  await portal.stop();
});

const company = { id: '7', name: 'Ромашка', websites: [{ webSite: 'https://romashka.example' }] };
const contact = { id: '54', firstName: 'Анна', lastName: 'Ёлкина', companyId: '7' };

test('the page of a request asks who its customers are, lists show them as they were told last [LAND-REQ-020]', async () => {
  const { call } = app.broker;
  const made = await call(createRequest, { body: requestFields({ companyId: '7', contactId: '54' }) });
  expect(made).toMatchObject({ companyId: '7', contactId: '54', company: null, contact: null });
  const read = await call(getRequest, { params: { id: made.id } });
  expect(read).toMatchObject({
    company,
    contact: { ...contact, phones: [{ phoneType: 'MOBILE', phoneNumber: '+74950000001' }] },
  });
  const asked = portal.asked.length;
  expect(await call(findRequests, { body: { searchText: 'ромаш' } })).toEqual([read]);
  expect(portal.asked).toHaveLength(asked);
});

test('while the service stays silent the stored customers are shown; an unknown one is none, and nothing fails', async () => {
  const known = await givenRequest(app.db, { companyId: '7', contactId: '54' });
  const unknown = await givenRequest(app.db, { companyId: '404', contactId: '404' });
  await sql`update shared.companies set seen_at = seen_at - interval '1 day'`.execute(app.db);
  portal.mood = 'silent';
  // A server on the same database, with a short deadline for the CRM.
  const hurried = await openAnotherServer(app, { crmUrl: portal.url, crmDeadlineMs: 200 });
  const call = callerOf(hurried.url, app.broker.token);
  const storedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(await call(getRequest, { params: { id: known.id } })).toMatchObject({
    company: { ...company, storedAt },
    contact,
  });
  expect(await call(getRequest, { params: { id: unknown.id } })).toMatchObject({
    companyId: '404',
    company: null,
    contact: null,
  });
  const listed = await call(listRequests, { query: { take: 100 } });
  expect(listed.map((one) => one.company?.name ?? null)).toEqual(['Ромашка', 'Ромашка', null]);
  await hurried.close();
});
