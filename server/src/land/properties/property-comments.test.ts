import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import {
  deleteProperty,
  getProperty,
  listPropertyHistory,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const nobody = '019a0000-0000-7000-8000-000000000000';

test('a comment is added to an object and comes with it, oldest first, with its author [LAND-PROP-097]', async () => {
  const { id, rowVersion } = await givenProperty(app.db);
  const other = await app.anotherBroker();
  const first = await app.broker.call(landComments.add, {
    params: { id },
    body: { text: '  Звонил,\nпросил ждать ' },
  });
  const second = await other.call(landComments.add, { params: { id }, body: { text: 'Готов снизить цену' } });
  expect(first).toEqual({
    id: expect.any(String),
    text: 'Звонил,\nпросил ждать',
    employeeId: app.broker.id,
    dateTimeCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  });
  expect(second.employeeId).toBe(other.id);
  const property = await app.broker.call(getProperty, { params: { id } });
  expect(property.comments).toEqual([first, second]);
  // A comment is not an edit: no open form becomes stale.
  expect(property.rowVersion).toBe(rowVersion);
});

test('a comment is answered 201, its deletion 200, both with a body (A-09) [LAND-PROP-097, LAND-PROP-098]', async () => {
  const { id } = await givenProperty(app.db);
  const added = await ask(app, 'POST', `/api/land/comments/${id}`, { body: { text: 'x' } });
  expect(added.status).toBe(201);
  const { id: commentId } = added.json as { id: string };
  expect(await ask(app, 'DELETE', `/api/land/comments/${commentId}`)).toMatchObject({
    status: 200,
    json: { id: commentId },
  });
  expect((await app.broker.call(getProperty, { params: { id } })).comments).toEqual([]);
  expect(refusalIn(await ask(app, 'DELETE', `/api/land/comments/${commentId}`)).code).toBe('comment.not_found');
});

test('a comment is changed and deleted by its author alone, and a refusal changes nothing [AUTH-014]', async () => {
  const { id } = await givenProperty(app.db);
  const { call } = app.broker;
  const comment = await call(landComments.add, { params: { id }, body: { text: 'Моё' } });
  const other = await app.anotherBroker();
  const forbidden = { code: 'access.forbidden', message: 'У вас нет прав доступа на выполнение этого действия' };
  const before = await call(listPropertyHistory, { params: { id }, query: {} });
  await expect(other.call(landComments.remove, { params: { id: comment.id } })).rejects.toMatchObject(forbidden);
  const edit = other.call(landComments.update, { body: { id: comment.id, text: 'Чужое' } });
  await expect(edit).rejects.toMatchObject(forbidden);
  expect((await call(getProperty, { params: { id } })).comments).toEqual([comment]);
  expect(await call(listPropertyHistory, { params: { id }, query: {} })).toEqual(before);

  const edited = await call(landComments.update, { body: { id: comment.id, text: ' Моё, уточнил ' } });
  expect(edited).toEqual({ ...comment, text: 'Моё, уточнил' });
  expect((await call(getProperty, { params: { id } })).comments).toEqual([edited]);
  expect(await call(landComments.remove, { params: { id: comment.id } })).toEqual({ id: comment.id });
  const gone = { code: 'comment.not_found' };
  await expect(call(landComments.remove, { params: { id: comment.id } })).rejects.toMatchObject(gone);
  const late = call(landComments.update, { body: { id: comment.id, text: 'Поздно' } });
  await expect(late).rejects.toMatchObject(gone);
});

test('every write of a comment stands in the history of its object: who, what was, what is', async () => {
  const { id } = await givenProperty(app.db);
  const { call, id: employeeId } = app.broker;
  const comment = await call(landComments.add, { params: { id }, body: { text: 'Звонил' } });
  await call(landComments.update, { body: { id: comment.id, text: 'Звонил дважды' } });
  // The same text again changes nothing.
  await call(landComments.update, { body: { id: comment.id, text: 'Звонил дважды' } });
  await call(landComments.remove, { params: { id: comment.id } });
  const history = await call(listPropertyHistory, { params: { id }, query: {} });
  const ofComments = history.filter(({ action }) => action.startsWith('comment-'));
  const told = ofComments.map((event) => [event.action, event.employeeId, event.changes]);
  expect(told).toEqual([
    ['comment-delete', employeeId, { commentId: [comment.id, null], text: ['Звонил дважды', null] }],
    ['comment-update', employeeId, { text: ['Звонил', 'Звонил дважды'] }],
    ['comment-create', employeeId, { commentId: [null, comment.id], text: [null, 'Звонил'] }],
  ]);
});

test('a comment says something, of bearable length, about an object that is there', async () => {
  const { id } = await givenProperty(app.db);
  const add = (body: object, to = id) => ask(app, 'POST', `/api/land/comments/${to}`, { body });
  for (const text of [undefined, null, '', ' \n ']) {
    expect(refusalIn(await add({ text })).fields).toEqual({ text: 'Обязательное поле' });
  }
  expect((await add({ text: 'я'.repeat(10_000) })).status).toBe(201);
  expect(Object.keys(refusalIn(await add({ text: 'я'.repeat(10_001) })).fields ?? {})).toEqual(['text']);
  expect(Object.keys(refusalIn(await add({ text: 'a\0b' })).fields ?? {})).toEqual(['text']);
  expect(refusalIn(await add({ text: 'x' }, nobody)).code).toBe('property.not_found');
});

test('a comment on an object that is deleted meanwhile finds no object, never an error', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await givenProperty(app.db);
    const [, comment] = await Promise.all([
      app.broker.call(deleteProperty, { params: { id } }),
      ask(app, 'POST', `/api/land/comments/${id}`, { body: { text: 'x' } }),
    ]);
    const outcome = comment.status === 201 ? 'added' : refusalIn(comment).code;
    expect(['added', 'property.not_found']).toContain(outcome);
  }
});
