import { linkContact } from '@gektar/contract/people/customer-endpoints.ts';
import type { TalkEdit } from '@gektar/contract/people/talk.ts';
import * as endpoints from '@gektar/contract/people/talk-endpoints.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { bitrixClient } from '#outside/bitrix/bitrix-client.ts';
import { bitrixCrm } from '#outside/bitrix/bitrix-crm.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { CrmStandIn } from '#testing/crm-stand-in.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { givenCompany, givenContact, givenTalk, talkDraft } from '#testing/writing-calls/talk-calls.ts';
import { removeDeleted } from './talk-queries.ts';

let app: TestApp;
let colleague: Person;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  colleague = await app.anotherBroker();
});
beforeEach(() => sql`delete from shared.talks`.execute(app.db));
afterAll(() => app.close());

const edit = (body: TalkEdit, by: Person = app.broker) => by.call(endpoints.updateTalk, { body });
const count = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from shared.talks`.execute(app.db);
  return rows[0]?.count;
};

test('a talk with a person or a company says when, how long, what was said and who wrote it', async () => {
  const contactId = await givenContact(app);
  expect(
    await app.broker.call(endpoints.createTalk, { body: talkDraft(contactId, { text: ' Смущает заезд ' }) }),
  ).toEqual({
    id: expect.any(String),
    rowVersion: 1,
    customer: { kind: 'contact', id: contactId },
    dateTime: '2026-11-19T16:05:00',
    text: 'Смущает заезд',
    minutes: 6,
    employeeId: app.broker.id,
  });
  const customer = { kind: 'company', id: await givenCompany(app) } as const;
  expect(await givenTalk(app, { customer, minutes: null }, colleague)).toMatchObject({
    customer,
    minutes: null,
    employeeId: colleague.id,
  });
});

test('a creation sent twice, also at the same time, is one; another one with its id is refused', async () => {
  const draft = talkDraft(await givenContact(app));
  const answers = await Promise.all([draft, draft, draft].map((body) => ask(app, 'POST', '/api/talks', { body })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [first, ...others] = answers.map(({ json }) => json);
  expect(first).toMatchObject({ id: draft.newId });
  for (const other of others) expect(other).toEqual(first);
  expect(await count()).toBe(1);
  for (const body of [
    { ...draft, text: 'Другое' },
    { ...draft, minutes: 7 },
    { ...draft, dateTime: '2026-11-19T16:06:00' },
  ]) {
    const refused = refusalIn(await ask(app, 'POST', '/api/talks', { body }));
    expect(refused).toMatchObject({ code: 'talk.changed', current: { text: draft.text } });
  }
  const foreign = await ask(app, 'POST', '/api/talks', { body: draft, token: colleague.token });
  expect(refusalIn(foreign).code).toBe('talk.changed');
});

test('the author changes a talk, of two edits of one state the second is refused; a colleague changes nothing', async () => {
  const talk = await givenTalk(app);
  const body = {
    id: talk.id,
    rowVersion: 1,
    dateTime: '2026-11-19T17:00:00',
    text: 'Ставка ниже 9 000',
    minutes: null,
  };
  for (const call of [
    () => edit(body, colleague),
    () => colleague.call(endpoints.deleteTalk, { params: { id: talk.id } }),
    () => colleague.call(endpoints.restoreTalk, { params: { id: talk.id } }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'access.forbidden' });
  }
  expect(await edit(body)).toEqual({ ...talk, ...body, rowVersion: 2 });
  await expect(edit({ ...body, text: 'Поздно' })).rejects.toMatchObject({
    code: 'talk.changed',
    current: { rowVersion: 2, text: 'Ставка ниже 9 000' },
  });
});

test('a deleted talk can be restored for a day', async () => {
  const { id } = await givenTalk(app);
  const params = { id };
  const remove = () => app.broker.call(endpoints.deleteTalk, { params });
  expect([await remove(), await remove()]).toEqual([{ id }, { id }]);
  const body = { id, rowVersion: 2, dateTime: '2026-11-19T17:00:00', text: 'Правка', minutes: null };
  await expect(edit(body)).rejects.toMatchObject({ code: 'talk.not_found' });
  const restored = await app.broker.call(endpoints.restoreTalk, { params });
  expect(await app.broker.call(endpoints.restoreTalk, { params })).toEqual(restored);
  await remove();
  await sql`update shared.talks set deleted_at = now() - interval '23 hours'`.execute(app.db);
  await removeDeleted(app.db);
  expect(await count()).toBe(1);
  await sql`update shared.talks set deleted_at = now() - interval '25 hours'`.execute(app.db);
  await removeDeleted(app.db);
  await expect(app.broker.call(endpoints.restoreTalk, { params })).rejects.toMatchObject({ code: 'talk.not_found' });
});

test.each([
  [{ text: ' \u200b ' }, { text: 'Обязательное поле' }],
  [{ text: 'я'.repeat(2_001) }, { text: 'Не больше 2 000 знаков' }],
  [{ text: 'а\0' }, { text: 'Данные введены не корректно' }],
  [{ text: 'а\ud800' }, { text: 'Данные введены не корректно' }],
  [{ minutes: 0 }, { minutes: 'Положительное число' }],
  [{ minutes: 601 }, { minutes: 'Не больше 600' }],
  [{ minutes: 1.5 }, { minutes: 'Целое число' }],
  [{ minutes: 'шесть' }, { minutes: 'Только цифры' }],
  [{ dateTime: '2026-02-31T10:00:00' }, { dateTime: 'Некорректная дата' }],
  [{ dateTime: '9999-01-01T00:00:00' }, { dateTime: 'Разговор ещё впереди' }],
  [{ newId: 'x' }, { newId: 'Данные введены не корректно' }],
  [{ customer: { kind: 'property', id: 'x' } }, { 'customer.kind': 'Данные введены не корректно' }],
  [{ customer: { kind: 'contact', id: 'x'.repeat(101) } }, { 'customer.id': 'Не больше 100 знаков' }],
  [{ customer: null }, { customer: 'Обязательное поле' }],
])('a hostile body is refused at its field, and nothing is written: %j', async (part, fields) => {
  const body = { ...talkDraft(await givenContact(app)), ...part };
  const answer = await ask(app, 'POST', '/api/talks', { body });
  expect(answer.status, answer.text).toBe(400);
  expect(
    Object.fromEntries(
      Object.entries(refusalIn(answer).fields ?? {}).map(([name, words]) => [name, words.replaceAll('\u00A0', ' ')]),
    ),
  ).toEqual(fields);
  expect(await count()).toBe(0);
});

test.each(["'); drop table shared.talks;--", '<img src=x onerror=alert(1)>', '%_\\', '𝄞'])(
  'hostile texts are texts like others: %s',
  async (text) => {
    expect(await givenTalk(app, { text })).toMatchObject({ text });
  },
);

test('talks follow a person who is linked to the customer service, and a new one with the own record goes there', async () => {
  const portal = await CrmStandIn.start();
  const rate = { perSecond: 1_000, holds: 1_000 };
  const crm = bitrixCrm(bitrixClient(portal.url, { rate, retryDelaysMs: [1, 1] }));
  const withCrm = await openTestApp(inject('clusterUrl'), {
    outsideCrm: { crm, deadlineMs: 60_000, onTrouble: () => undefined },
  });
  try {
    portal.contacts = [{ id: 54, name: 'Вера', lastName: 'Лозинская', companyIds: [], phones: ['8 900 000-00-42'] }];
    const own = await givenContact(withCrm);
    const other = await givenTalk(withCrm);
    const talk = await givenTalk(withCrm, { customer: { kind: 'contact', id: own } });
    await withCrm.broker.call(linkContact, { body: { id: own, crmId: '54' } });
    const customers = async () => {
      const { rows } = await sql<{ id: string; customer: string }>`
        select id, customer_id as customer from shared.talks order by id`.execute(withCrm.db);
      return Object.fromEntries(rows.map(({ id, customer }) => [id, customer]));
    };
    expect(await customers()).toEqual({ [talk.id]: '54', [other.id]: other.customer.id });
    const newId = uuidv7();
    expect(await givenTalk(withCrm, { newId, customer: { kind: 'contact', id: own } })).toMatchObject({
      customer: { kind: 'contact', id: '54' },
    });
    expect(await customers()).toMatchObject({ [newId]: '54' });
  } finally {
    await withCrm.close();
    await portal.stop();
  }
});
