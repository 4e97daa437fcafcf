import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CrmStandIn } from '#testing/crm-stand-in.ts';
import { type BitrixCall, bitrixClient } from './bitrix-client.ts';
import { bitrixCrm } from './bitrix-crm.ts';

let portal: CrmStandIn;
let call: BitrixCall;
beforeAll(async () => {
  portal = await CrmStandIn.start();
  portal.companies = Array.from({ length: 120 }, (_, index) => ({ id: index + 1, title: `Участник ${index + 1}` }));
  portal.companies.push({ id: 500, title: 'ООО «Логистик Юг»', sites: ['https://example.ru'] });
  portal.contacts = [
    {
      id: 54,
      name: 'Анна',
      lastName: 'Ёлкина',
      companyIds: [500, 7],
      phones: ['+7 495 000-00-01'],
      emails: ['a@x.ru'],
    },
    { id: 55, name: 'Пётр', lastName: '', companyIds: [7] },
    { id: 56, name: '', lastName: 'Вольный' },
  ];
});
beforeEach(() => {
  portal.mood = 'well';
  portal.refusals = 0;
  portal.asked.length = 0;
  call = bitrixClient(portal.url, { retryDelaysMs: [1, 1, 1], rate: { perSecond: 1_000, holds: 1_000 } });
});
afterAll(() => portal.stop());

test('a company comes with its sites, found by a part of its title', async () => {
  expect(await bitrixCrm(call).companiesNamed('логистик')).toEqual([
    { id: '500', name: 'ООО «Логистик Юг»', websites: [{ webSiteType: 'WORK', webSite: 'https://example.ru' }] },
  ]);
});

test('a contact comes with phones, e-mails and the main company, if there is one', async () => {
  expect(await bitrixCrm(call).contacts(['54', '56'])).toEqual([
    {
      id: '54',
      firstName: 'Анна',
      lastName: 'Ёлкина',
      companyId: '500',
      phones: [{ phoneType: 'MOBILE', phoneNumber: '+7 495 000-00-01' }],
      emails: [{ emailAddressType: 'WORK', emailAddress: 'a@x.ru' }],
    },
    { id: '56', firstName: '', lastName: 'Вольный', companyId: null, phones: [], emails: [] },
  ]);
});

test('who works for a company is found by links, the main company or not', async () => {
  const names = (await bitrixCrm(call).contactsOf('7')).map(({ id }) => id);
  expect(names).toEqual(['54', '55']);
  expect(await bitrixCrm(call).contactsOf('8')).toEqual([]);
});

test('more than a page of ids goes in one batch', async () => {
  const ids = portal.companies.map(({ id }) => String(id));
  expect(await bitrixCrm(call).companies(ids)).toHaveLength(121);
  expect(portal.asked).toEqual(['batch']);
});

test('ids that are not theirs are not asked for', async () => {
  expect(await bitrixCrm(call).companies(['demo-company-1', '', '007', '1; drop', '9'.repeat(40)])).toEqual([]);
  expect(await bitrixCrm(call).contactsOf('demo-company-1')).toEqual([]);
  expect(portal.asked).toEqual([]);
});

test('too many requests: it is asked again after a pause, and after some pauses no more', async () => {
  portal.refusals = 2;
  expect(await bitrixCrm(call).companies(['500'])).toHaveLength(1);
  expect(portal.asked).toHaveLength(3);
  portal.mood = 'too-often';
  await expect(bitrixCrm(call).companies(['500'])).rejects.toThrow('503 QUERY_LIMIT_EXCEEDED');
  expect(portal.asked).toHaveLength(3 + 4);
});

test('a method whose time is spent rests, and is not even asked', async () => {
  portal.mood = 'time-spent';
  await expect(bitrixCrm(call).companies(['500'])).rejects.toThrow('429 OPERATION_TIME_LIMIT');
  portal.mood = 'well';
  await expect(bitrixCrm(call).companies(['500'])).rejects.toThrow('rests');
  expect(portal.asked).toHaveLength(1);
});

test.each([
  ['html', /200, no JSON/],
  ['cut-off', /200, no JSON/],
  ['other-shape', /another shape: items\.0\.id/],
  ['broken', /500 INTERNAL_SERVER_ERROR/],
  ['switched-off', /403 ACCESS_DENIED/],
  ['cut-connection', /fetch failed/],
] as const)('an answer that is %s is a trouble, and its telling keeps the address secret', async (mood, words) => {
  portal.mood = mood;
  const trouble = await bitrixCrm(call)
    .companies(['500'])
    .catch((error: Error) => error);
  expect(trouble).toBeInstanceOf(Error);
  expect(String(trouble)).toMatch(words);
  expect(JSON.stringify(trouble) + String(trouble) + String((trouble as Error).stack)).not.toContain('stand-in-code');
  expect(portal.asked).toHaveLength(1);
});

test('a company that they do not have is told as trouble, not as a company without people', async () => {
  await expect(bitrixCrm(call).contactsOf('404404')).rejects.toThrow('400 Not found');
});

test('a silent service is left when the signal comes', async () => {
  portal.mood = 'silent';
  await expect(bitrixCrm(call).companies(['500'], AbortSignal.timeout(20))).rejects.toThrow(/timeout/);
});
