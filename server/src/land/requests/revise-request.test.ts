import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import {
  createRequest,
  getRequest,
  listRequestHistory,
  updateRequest,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenRequest, requestFields } from '#testing/given-request.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const path = '/api/land/requests';
const nobody = '019a0000-0000-7000-8000-000000000000';

test('an older version is refused with the present state, and nothing of it is kept [LAND-REQ-049]', async () => {
  const { call } = app.broker;
  const read = await givenRequest(app.db, { comment: 'сначала', regions: [{ id: 50 }] });
  const saved = await call(updateRequest, { body: { ...read, comment: 'раньше' } });
  const late = call(updateRequest, { body: { ...read, comment: 'позже', regions: [{ id: 77 }] } });
  await expect(late).rejects.toMatchObject({
    code: 'land_request.changed',
    status: 409,
    message: 'Запрос изменён другим сотрудником',
    current: saved,
  });
  expect(await call(getRequest, { params: { id: read.id } })).toEqual(saved);
  // After seeing the current state, the broker may overwrite it.
  const merged = await call(updateRequest, { body: { ...saved, comment: 'позже' } });
  expect(merged).toMatchObject({ comment: 'позже', rowVersion: 3 });
});

test('an archiving in between makes an open form out of date, a confirmation does not', async () => {
  const read = await givenRequest(app.db);
  await ask(app, 'GET', `${path}/${read.id}/actualize`);
  const saved = (await ask(app, 'POST', `${path}/update`, { body: read })).json as LandRequest;
  expect(saved).toMatchObject({ rowVersion: 2, actualizeRequestDate: expect.any(String) });
  await ask(app, 'DELETE', `${path}/${read.id}/archive`);
  const late = await ask(app, 'POST', `${path}/update`, { body: saved });
  expect(refusalIn(late)).toMatchObject({ code: 'land_request.changed', current: { isEnabled: false, rowVersion: 3 } });
});

test('the history tells who did what and when, newest first, with old and new values', async () => {
  const { broker } = app;
  const other = await app.anotherBroker();
  const before = await broker.call(createRequest, { body: requestFields({ budget: { from: 100 } }) });
  const params = { params: { id: before.id } };
  await other.call(updateRequest, {
    body: {
      ...before,
      budget: { from: 90.5, to: 200 },
      companyId: 'crm-company-1',
      regions: [{ id: 77 }],
      hasPond: true,
    },
  });
  await ask(app, 'DELETE', `${path}/${before.id}/archive`);
  await ask(app, 'DELETE', `${path}/${before.id}/archive`);
  await ask(app, 'GET', `${path}/${before.id}/actualize`);

  const history = await broker.call(listRequestHistory, params);
  expect(history.map(({ action, employeeId }) => [action, employeeId])).toEqual([
    ['actualize', broker.id],
    ['unarchive', broker.id],
    ['archive', broker.id],
    ['update', other.id],
    ['create', broker.id],
  ]);
  expect(history[3]?.changes).toEqual({
    budget: [
      { from: 100, to: null },
      { from: 90.5, to: 200 },
    ],
    companyId: [null, 'crm-company-1'],
    regions: [[], [{ id: 77, name: 'Москва' }]],
    hasPond: [false, true],
  });
  expect(await broker.call(listRequestHistory, { ...params, query: { take: 2, skip: 1 } })).toEqual(
    history.slice(1, 3),
  );
  expect(refusalIn(await ask(app, 'GET', `${path}/${nobody}/history`)).code).toBe('land_request.not_found');
});

test('a refused edit leaves no trace', async () => {
  const one = await givenRequest(app.db);
  await ask(app, 'POST', `${path}/update`, { body: { ...one, rowVersion: 7 } });
  await ask(app, 'POST', `${path}/update`, { body: { ...one, regions: [{ id: 2_147_483_647 }] } });
  const history = await app.broker.call(listRequestHistory, { params: { id: one.id } });
  expect(history.map(({ action }) => action)).toEqual(['create']);
});
