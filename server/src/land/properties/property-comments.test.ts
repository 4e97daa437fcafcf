import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

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
