import {
  createLandContact,
  deleteLandContact,
  getLandContact,
  type LandContactFieldsInput,
  listLandContacts,
  updateLandContact,
} from '@gektar/contract/land/contacts/land-contact.ts';
import { deleteProperty, getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const least = { firstName: 'Пётр', lastName: 'Ёлкин' };
const empty = { middleName: null, phone: null, email: null, comment: null };
const create = (body: LandContactFieldsInput) => app.broker.call(createLandContact, { body });
const WRONG = 'Данные ведены некорректно';

test('a contact is created, read, listed after those that were there, changed and deleted [LAND-CONT-004, LAND-CONT-011, LAND-CONT-012, LAND-CONT-013, LAND-CONT-014, LAND-CONT-015]', async () => {
  const { call } = app.broker;
  const first = await create(least);
  expect(first).toEqual({ id: first.id, rowVersion: 1, ...least, ...empty });
  const whole = { ...least, middleName: 'Ильич', phone: '79161234567', email: 'p@x.example', comment: 'После обеда' };
  const second = await create(whole);
  expect(second).toMatchObject(whole);
  expect(await call(getLandContact, { params: { id: second.id } })).toEqual(second);
  expect(await call(listLandContacts)).toEqual([first, second]);

  const body = { ...second, lastName: 'Пашин', comment: null };
  const { json: changed } = await ask(app, 'POST', '/api/land/land-contacts/update', { body });
  expect(changed).toEqual({ ...body, rowVersion: 2 });
  expect(await call(deleteLandContact, { params: { id: first.id } })).toEqual({ id: first.id });
  expect(await call(listLandContacts)).toEqual([changed]);
  await call(deleteLandContact, { params: { id: second.id } });
});

test('first and last name are required, blanks are none; the message is literal [LAND-CONT-005, LAND-CONT-006, LAND-CONT-009]', async () => {
  for (const name of ['firstName', 'lastName']) {
    for (const value of ['', '  ', null, undefined, 7, 'я'.repeat(101)]) {
      const { json } = await ask(app, 'POST', createLandContact.path, { body: { ...least, [name]: value } });
      expect(json).toMatchObject({ error: { code: 'request.invalid', fields: { [name]: WRONG } } });
    }
  }
});

test.each([
  ['8 (916) 123-45-67', '79161234567'],
  ['916 123 45 67', '79161234567'],
  ['+7 916 123-45-67', '79161234567'],
  ['', null],
  ['  ', null],
])('the phone %j is kept as %j [LAND-CONT-007]', async (phone, kept) => {
  expect((await create({ ...least, phone })).phone).toBe(kept);
});

test.each(['123', '791612345', '99161234567', '791612345678', '+1 212 555-01-00', 'позвонить 9161234567', 7])(
  'the phone %j is refused [LAND-CONT-007, LAND-CONT-009]',
  async (phone) => {
    const { json } = await ask(app, 'POST', createLandContact.path, { body: { ...least, phone } });
    expect(json).toMatchObject({ error: { fields: { phone: WRONG } } });
  },
);

test.each(['x', 'x@y', 'x@y.z', '@y.example', 'x y@z.example', 'x@y@z.example'])(
  'the e-mail %j is refused [LAND-CONT-008, LAND-CONT-009]',
  async (email) => {
    const { json } = await ask(app, 'POST', createLandContact.path, { body: { ...least, email } });
    expect(json).toMatchObject({ error: { fields: { email: WRONG } } });
  },
);

test('an edit of an older state is refused with the present one; what changes nothing makes no new state', async () => {
  const contact = await create(least);
  const changed = await app.broker.call(updateLandContact, { body: { ...contact, comment: 'первый' } });
  const late = app.broker.call(updateLandContact, { body: { ...contact, comment: 'второй' } });
  await expect(late).rejects.toMatchObject({ code: 'land_contact.changed', current: changed });
  expect(await app.broker.call(updateLandContact, { body: changed })).toEqual(changed);
});

test('of two edits at once one is kept, the other is refused', async () => {
  const contact = await create(least);
  const edits = ['а', 'б', 'в'].map((comment) => app.broker.call(updateLandContact, { body: { ...contact, comment } }));
  const kept = (await Promise.allSettled(edits)).filter(({ status }) => status === 'fulfilled');
  expect(kept).toHaveLength(1);
});

test('a contact of an object is not deleted, in the words of dictionaries, until no object refers to it', async () => {
  const { call } = app.broker;
  const contact = await create(least);
  const property = await givenProperty(app.db, { landContact: { id: contact.id } });
  await expect(call(deleteLandContact, { params: { id: contact.id } })).rejects.toMatchObject({
    code: 'land_contact.in_use',
    message: 'Значение уже используется,поэтому оно не может быть удаленно.',
  });
  await call(updateLandContact, { body: { ...contact, lastName: 'Берёзкин' } });
  const { landContact } = await call(getProperty, { params: { id: property.id } });
  expect(landContact).toMatchObject({ id: contact.id, lastName: 'Берёзкин' });
  await call(deleteProperty, { params: { id: property.id } });
  await call(deleteLandContact, { params: { id: contact.id } });
});

test('whoever is gone is not found', async () => {
  const { call } = app.broker;
  const contact = await create(least);
  const params = { params: { id: contact.id } };
  await call(deleteLandContact, params);
  const gone = { code: 'land_contact.not_found' };
  await expect(call(getLandContact, params)).rejects.toMatchObject(gone);
  await expect(call(updateLandContact, { body: contact })).rejects.toMatchObject(gone);
  await expect(call(deleteLandContact, params)).rejects.toMatchObject(gone);
});

test('every write leaves a trace: who, what was, what is', async () => {
  const contact = await create(least);
  const changed = await app.broker.call(updateLandContact, { body: { ...contact, phone: '89161234567' } });
  await app.broker.call(deleteLandContact, { params: { id: changed.id } });
  const traces = await app.db
    .selectFrom('shared.audit')
    .select(['action', 'employee_id', 'changes'])
    .where('entity', '=', 'land_contact')
    .where('entity_id', '=', contact.id)
    .orderBy('id')
    .execute();
  const employee_id = app.broker.id;
  expect(traces).toEqual([
    { action: 'create', employee_id, changes: { firstName: [null, 'Пётр'], lastName: [null, 'Ёлкин'] } },
    { action: 'update', employee_id, changes: { phone: [null, '79161234567'] } },
    {
      action: 'delete',
      employee_id,
      changes: { firstName: ['Пётр', null], lastName: ['Ёлкин', null], phone: ['79161234567', null] },
    },
  ]);
});
