import { type Reminder, remindedKinds } from '@gektar/contract/reminders/reminder.ts';
import * as endpoints from '@gektar/contract/reminders/reminder-endpoints.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { created, entityKinds } from '#testing/entity-kinds.ts';
import { givenProperty } from '#testing/given.ts';
import { givenManyCompanies } from '#testing/given-customers.ts';
import { givenRequest } from '#testing/given-request.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { givenCompany, givenContact } from '#testing/writing-calls/talk-calls.ts';
import { givenReminder, reminderDraft } from '#testing/writing-calls/today-calls.ts';
import { nobodysId } from '#testing/writing-calls/writing-call.ts';
import { removeDeleted } from './reminder-queries.ts';

let app: TestApp;
let colleague: Person;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  colleague = await app.anotherBroker();
  await givenManyCompanies(app.db, 3);
});
beforeEach(() => sql`delete from shared.reminders`.execute(app.db));
afterAll(() => app.close());

const listAbout = (about: { kind: string; id: string }, by: Person = app.broker) =>
  by.call(endpoints.listReminders, { query: about as never });
const finish = (id: string, body: object = {}, by: Person = app.broker) =>
  by.call(endpoints.finishReminder, { params: { id }, body: body as never });

describe.each(entityKinds)('about $name', (kind) => {
  test('it names the object as it is now: active, archived, in the trash, gone', async () => {
    const { id } = await created(app, kind);
    const about = { kind: kind.entity, id } as Reminder['about'] & object;
    const reminder = await givenReminder(app, { about, text: 'Позвонить собственнику', kind: 'call' });
    expect(reminder).toMatchObject({
      kind: 'call',
      text: 'Позвонить собственнику',
      dueDateTime: '2026-11-23T10:30:00',
      employeeId: app.broker.id,
      createdByEmployeeId: app.broker.id,
      dateTimeDone: null,
      about: { kind: kind.entity, id, state: 'active', path: expect.stringContaining(id) },
    });
    expect(reminder.about?.title).not.toBe('');
    expect(await listAbout({ kind: kind.entity, id }, colleague)).toEqual([reminder]);
    await kind.archive(app, id, false);
    expect(await listAbout({ kind: kind.entity, id })).toMatchObject([{ about: { state: 'archived' } }]);
    const removed = await ask(app, 'DELETE', `${kind.path}/${id}`);
    expect(removed.status, removed.text).toBe(200);
    expect(await listAbout({ kind: kind.entity, id })).toMatchObject([
      { about: { state: 'trashed', title: reminder.about?.title, path: expect.stringContaining('/trash?q=') } },
    ]);
    await sql`delete from shared.trash`.execute(app.db);
    expect(await listAbout({ kind: kind.entity, id })).toMatchObject([
      { about: { state: 'gone', title: '', path: '' } },
    ]);
  });
});

describe.each(remindedKinds)('about an absent %s', (kind) => {
  test('it is refused and nothing is stored', async () => {
    for (const id of [nobodysId, 'no-such-id']) {
      const refused = await ask(app, 'POST', '/api/reminders', { body: reminderDraft(app, { about: { kind, id } }) });
      expect(refusalIn(refused)).toMatchObject({ code: 'reminder.unknown_reference' });
      expect(await listAbout({ kind, id })).toEqual([]);
    }
  });
});

describe.each(entityKinds)('about $name in the trash', (kind) => {
  test('it is accepted while the object can be restored, refused once it is gone', async () => {
    const { id } = await created(app, kind);
    const removed = await ask(app, 'DELETE', `${kind.path}/${id}`);
    expect(removed.status, removed.text).toBe(200);
    const about = { kind: kind.entity, id } as Reminder['about'] & object;
    expect((await givenReminder(app, { about })).about).toMatchObject({ id, state: 'trashed' });
    await sql`delete from shared.trash`.execute(app.db);
    const refused = await ask(app, 'POST', '/api/reminders', { body: reminderDraft(app, { about }) });
    expect(refusalIn(refused).code).toBe('reminder.unknown_reference');
  });
});

test('two people at once: who moves a finished one gets its state, who finishes a moved one finishes it', async () => {
  const reminder = await givenReminder(app, { kind: 'call', employeeId: colleague.id });
  const { id, kind, text, employeeId } = reminder;
  const move = (rowVersion: number, by: Person) =>
    ask(app, 'POST', '/api/reminders/update', {
      token: by.token,
      body: { id, rowVersion, kind, text, employeeId, dueDateTime: '2026-12-24T18:00:00' },
    });
  const moved = await move(1, app.broker);
  expect(moved.json).toMatchObject({ rowVersion: 2, dueDateTime: '2026-12-24T18:00:00' });
  const done = await finish(id, { note: 'согласен', next: null }, colleague);
  expect(done).toMatchObject({ note: 'согласен', dueDateTime: '2026-12-24T18:00:00' });
  const late = await move(2, app.broker);
  expect(refusalIn(late)).toMatchObject({
    code: 'reminder.changed',
    current: { note: 'согласен', dateTimeDone: done.dateTimeDone },
  });
  // A second completion neither overwrites the note of the first nor creates a follow-up.
  const second = await finish(id, { note: 'не берёт', next: { newId: uuidv7(), dueDateTime: '2026-12-25T09:00:00' } });
  expect(second).toEqual(done);
  expect((await sql`select from shared.reminders`.execute(app.db)).rows).toHaveLength(1);
});

test('a move and a completion sent at the same time are both in the result, or the move is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, kind, text, employeeId } = await givenReminder(app);
    const body = { id, rowVersion: 1, kind, text, employeeId, dueDateTime: '2026-12-24T18:00:00' };
    const [moved, done] = await Promise.all([
      ask(app, 'POST', '/api/reminders/update', { body }),
      finish(id, { note: 'готово', next: null }),
    ]);
    expect(done).toMatchObject({
      note: 'готово',
      dueDateTime: moved.status === 200 ? '2026-12-24T18:00:00' : '2026-11-23T10:30:00',
    });
    if (moved.status !== 200) expect(refusalIn(moved)).toMatchObject({ code: 'reminder.changed', current: done });
  }
});

test('a company named after its contact is not named a second time', async () => {
  const contactName = { firstName: 'Вера', lastName: 'Лозинская' };
  const companyId = await givenCompany(app, { name: 'вера Лозинская ' });
  const contactId = await givenContact(app, { ...contactName, companyId, phones: ['79000000077'] });
  const request = await givenRequest(app.db, { companyId, contactId });
  const objectOf = async (kind: 'land_request' | 'contact', id: string) =>
    (await givenReminder(app, { about: { kind, id } as never })).about;
  expect(await objectOf('land_request', request.id)).toMatchObject({ client: 'Вера Лозинская', phone: '79000000077' });
  expect(await objectOf('contact', contactId)).toMatchObject({ title: 'Вера Лозинская', client: null });
});

test('whom to call: the contact of a request with the company, else the company; a person; a company', async () => {
  const ofContact = await givenRequest(app.db, { companyId: 'supply-2', contactId: 'person-1' });
  const ofCompany = await givenRequest(app.db, { companyId: 'supply-3', contactId: null });
  const objectOf = async (about: Reminder['about']) => (await givenReminder(app, { about })).about;
  const at = (kind: string, id: string) => ({ kind, id }) as never;
  expect(await objectOf(at('land_request', ofContact.id))).toMatchObject({
    title: ofContact.name,
    client: 'Имя1 Фамилия1, ООО «Поставка 2»',
    phone: '79000000001',
  });
  expect(await objectOf(at('land_request', ofCompany.id))).toMatchObject({ client: 'ООО «Поставка 3»', phone: null });
  expect(await objectOf(at('contact', 'person-2'))).toMatchObject({
    title: 'Имя2 Фамилия2',
    client: 'ООО «Поставка 3»',
    phone: '79000000002',
    path: '/land/customers/contact/person-2',
  });
  expect(await objectOf(at('company', 'supply-1'))).toMatchObject({ title: 'ООО «Поставка 1»', client: null });
});

test('a creation sent twice, also at the same time, is one; another one with its id is refused', async () => {
  const draft = reminderDraft(app);
  const answers = await Promise.all([draft, draft, draft].map((body) => ask(app, 'POST', '/api/reminders', { body })));
  const [first, ...others] = answers.filter(({ status }) => status === 201).map(({ json }) => json);
  expect(first).toMatchObject({ id: draft.newId });
  for (const other of others) expect(other).toEqual(first);
  const again = await app.broker.call(endpoints.createReminder, { body: draft });
  expect(again).toEqual(first);
  const refused = await ask(app, 'POST', '/api/reminders', { body: { ...draft, text: 'Другое дело' } });
  expect(refusalIn(refused)).toMatchObject({ code: 'reminder.changed', current: { text: draft.text } });
});

test('the one reminded and the one who set it change it; a third one reads it', async () => {
  const third = await app.anotherBroker();
  const { id: propertyId } = await givenProperty(app.db);
  const about = { kind: 'property', id: propertyId } as never;
  const reminder = await givenReminder(app, { employeeId: colleague.id, about });
  const edit = (by: Person, rowVersion: number, text: string) =>
    by.call(endpoints.updateReminder, {
      body: {
        id: reminder.id,
        rowVersion,
        kind: 'task',
        text,
        dueDateTime: '2026-12-24T18:00:00',
        employeeId: colleague.id,
      },
    });
  expect(await edit(app.broker, 1, 'От поставившего')).toMatchObject({ rowVersion: 2, text: 'От поставившего' });
  expect(await edit(colleague, 2, 'От того, кому')).toMatchObject({
    rowVersion: 3,
    dueDateTime: '2026-12-24T18:00:00',
  });
  const stale = await ask(app, 'POST', '/api/reminders/update', {
    body: {
      id: reminder.id,
      rowVersion: 2,
      kind: 'task',
      text: 'Поздно',
      dueDateTime: '2026-12-25T09:00:00',
      employeeId: colleague.id,
    },
  });
  expect(refusalIn(stale)).toMatchObject({
    code: 'reminder.changed',
    current: { text: 'От того, кому', rowVersion: 3 },
  });
  const foreign = await ask(app, 'POST', `/api/reminders/${reminder.id}/done`, {
    token: third.token,
    body: { note: null, next: null },
  });
  expect(refusalIn(foreign).code).toBe('access.forbidden');
  expect(await listAbout({ kind: 'property', id: propertyId }, third)).toMatchObject([{ text: 'От того, кому' }]);
});

test('done with a result and the next time; opened again it takes the next one with it', async () => {
  const { id: propertyId } = await givenProperty(app.db);
  const about = { kind: 'property', id: propertyId } as never;
  const reminder = await givenReminder(app, { about, kind: 'call', text: 'Перезвонить', employeeId: colleague.id });
  const newId = uuidv7();
  const body = { note: 'после совета', next: { newId, dueDateTime: '2026-11-27T17:30:00' } };
  const done = await finish(reminder.id, body);
  expect(done).toMatchObject({ id: reminder.id, note: 'после совета', dateTimeDone: expect.any(String) });
  // A second completion by a colleague changes nothing.
  expect(await finish(reminder.id, body, colleague)).toEqual(done);
  expect(await listAbout({ kind: 'property', id: propertyId })).toMatchObject([
    { id: newId, kind: 'call', text: 'Перезвонить', dueDateTime: '2026-11-27T17:30:00', employeeId: colleague.id },
  ]);
  const opened = await app.broker.call(endpoints.reopenReminder, { params: { id: reminder.id } });
  expect(opened).toMatchObject({ id: reminder.id, note: null, dateTimeDone: null });
  expect(await listAbout({ kind: 'property', id: propertyId })).toMatchObject([{ id: reminder.id }]);
});

test('deleted ones are listed no more, come back within a day and are removed afterwards', async () => {
  const { id: propertyId } = await givenProperty(app.db);
  const about = { kind: 'property', id: propertyId } as never;
  const [one, other] = [await givenReminder(app, { about }), await givenReminder(app, { about })];
  await app.broker.call(endpoints.deleteReminder, { params: { id: one.id } });
  await app.broker.call(endpoints.deleteReminder, { params: { id: other.id } });
  expect(await listAbout({ kind: 'property', id: propertyId })).toEqual([]);
  await app.broker.call(endpoints.reopenReminder, { params: { id: one.id } });
  await sql`update shared.reminders set deleted_at = deleted_at - interval '25 hours'`.execute(app.db);
  await removeDeleted(app.db);
  expect(await listAbout({ kind: 'property', id: propertyId })).toMatchObject([{ id: one.id }]);
  const gone = await ask(app, 'POST', `/api/reminders/${other.id}/open`);
  expect(refusalIn(gone).code).toBe('reminder.not_found');
});

test.each([
  ['an empty text', 'text', '', 'Обязательное поле'],
  ['a text of 501 characters', 'text', 'о'.repeat(501), 'Не больше 500 знаков'],
  ['31 February', 'dueDateTime', '2026-02-31T10:00:00', 'Некорректная дата'],
  ['nobody', 'employeeId', '019a0000-0000-7000-8000-00000000dead', 'Сотрудник не найден'],
])('%s is refused at its field', async (_, field, value, message) => {
  const answer = await ask(app, 'POST', '/api/reminders', { body: reminderDraft(app, { [field]: value }) });
  expect(answer.status).toBe(400);
  expect(refusalIn(answer).fields).toEqual({ [field]: message });
});
