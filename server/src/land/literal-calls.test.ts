import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { freshCadastralNumber, givenProperty, propertyFields } from '#testing/given.ts';
import { givenRequest, requestFields } from '#testing/given-request.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Calls an endpoint by the method and path written in 1§7, without the declaration in the contract. */
async function call<T = object>(line: string, body?: unknown, token?: null): Promise<T> {
  const [method = '', path = ''] = line.split(' ');
  const answer = await ask(app, method, `/api/land${path}`, { body, ...(token === null && { token }) });
  expect(answer.status, `${line}: ${answer.text}`).toBeLessThan(300);
  return answer.json as T;
}
interface One {
  readonly id: string;
  readonly rowVersion: number;
}
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('objects are called by the paths of the specification [LAND-PROP-082…096]', async () => {
  const number = freshCadastralNumber();
  const made = await call<One>('POST /properties', propertyFields(app.broker.id, { cadastralNumbers: [number] }));
  const { id } = made;
  const next = await givenProperty(app.db);
  expect(await call(`GET /properties/${id}`)).toEqual(made);
  expect(await call('POST /properties/update', { ...made, comment: 'Тихо' })).toMatchObject({ id, comment: 'Тихо' });

  const filter = { ids: [id, next.id] };
  expect(idsOf(await call('POST /properties/get-all?take=1000&skip=0', filter))).toEqual([id, next.id]);
  expect(idsOf(await call('POST /properties/get-all?take=1&skip=1', filter))).toEqual([next.id]);
  expect(await call('POST /properties/count?take=1000&skip=0', filter)).toBe(2);
  const points = await call<[string, number, number, number][]>('POST /properties/map-properties', filter);
  expect(points.map(([point]) => point).sort()).toEqual([id, next.id].sort());
  expect(idsOf(await call('GET /properties?take=1000&skip=0'))).toEqual([id, next.id]);

  expect(await call(`POST /properties/${id}/archive`)).toMatchObject({ id, isEnabled: false });
  expect(await call(`POST /properties/${id}/unarchive`)).toMatchObject({ id, isEnabled: true });
  expect(await call(`GET /properties/cadastral-numbers/check/${number}`)).toMatchObject({ isUnique: false });
  expect(await call(`GET /properties/cadastral-numbers/check/${number}0`)).toMatchObject({ isUnique: true });

  for (const [one, days] of [
    [id, 40],
    [next.id, 50],
  ] as const) {
    const created = new Date(Date.now() - days * 86_400_000).toISOString();
    await app.db.updateTable('land.properties').set({ date_time_created: created }).where('id', '=', one).execute();
  }
  expect(await call('GET /properties/overdue-properties-amount')).toBe(2);
  expect(idsOf(await call('GET /properties/overdue-properties?take=10&skip=0'))).toEqual([next.id, id]);
  expect(idsOf(await call('GET /properties/overdue-properties?take=1&skip=1'))).toEqual([id]);
  expect(await call(`GET /properties/${id}/actualize`)).toMatchObject({
    id,
    actualizationDateTime: expect.any(String),
  });
  expect(await call('GET /properties/overdue-properties-amount')).toBe(1);

  const { requestId } = await givenSelection(app.db, { propertyIds: [id] });
  expect(await call(`GET /properties/${id}/requests`)).toMatchObject([{ id: requestId }]);
  expect(await call(`DELETE /properties/${id}`)).toEqual({ id });
  expect(await call(`DELETE /properties/${next.id}`)).toEqual({ id: next.id });
});

test('comments of an object are called by the paths of the specification [LAND-PROP-097, LAND-PROP-098]', async () => {
  const { id } = await givenProperty(app.db);
  const comment = await call<One>(`POST /comments/${id}`, { text: 'Звонил' });
  expect(await call(`GET /properties/${id}`)).toMatchObject({ comments: [{ id: comment.id, text: 'Звонил' }] });
  expect(await call(`DELETE /comments/${comment.id}`)).toEqual({ id: comment.id });
});

test('requests are called by the paths of the specification [LAND-REQ-044…055]', async () => {
  const made = await call<One>('POST /requests', requestFields({ propertyTypes: [{ id: 5 }] }));
  const { id } = made;
  const next = await givenRequest(app.db, { propertyTypes: [{ id: 5 }], isActual: false });
  expect(await call(`GET /requests/${id}`)).toEqual(made);
  expect(await call('POST /requests/update', { ...made, comment: 'Тихо' })).toMatchObject({ id, comment: 'Тихо' });
  expect(idsOf(await call('GET /requests?take=1000&skip=0'))).toEqual(expect.arrayContaining([id, next.id]));
  const filter = { ids: [id, next.id] };
  expect(idsOf(await call('POST /requests/getByFilter?take=10&skip=0', filter))).toEqual([id, next.id]);
  expect(idsOf(await call('POST /requests/getByFilter?take=1&skip=1', filter))).toEqual([next.id]);
  expect(await call('POST /requests/count', filter)).toBe(2);

  const { id: propertyId } = await givenProperty(app.db, { propertyType: { id: 5 } });
  expect(idsOf(await call(`GET /requests/property/${propertyId}`)).sort()).toEqual([id, next.id].sort());
  expect(idsOf(await call(`GET /requests/property/${propertyId}/actual`))).toEqual([id]);

  expect(await call(`GET /requests/${id}/actualize`)).toMatchObject({ id, actualizeRequestDate: expect.any(String) });
  expect(await call(`DELETE /requests/${id}/archive`)).toMatchObject({ id, isEnabled: false });
  expect(await call(`DELETE /requests/${id}/archive`)).toMatchObject({ id, isEnabled: true });
  expect(await call(`POST /requests/${id}/copy`)).toMatchObject({ name: expect.stringMatching(/ \(копия\)$/) });
  expect(await call(`DELETE /requests/${id}`)).toEqual({ id });
});

test('a selection is called by the paths of the specification [LAND-SEL-001…009, LAND-PROP-025]', async () => {
  const { requestId, selectionId } = await givenSelection(app.db);
  const [one, other] = [await givenProperty(app.db), await givenProperty(app.db)];
  const payload = { entityId: one.id, requestSelectionId: selectionId, status: true, requestId };
  const item = await call<One>('POST /request-selections/selection/add-item', payload);
  expect(item).toMatchObject({ property: { id: one.id }, status: true, comment: null });
  const whole = await call(`POST /request-selections/${selectionId}/add-items`, {
    items: [{ ...payload, entityId: other.id }],
  });
  // `order` and `status` of an object are those of its item in this selection (D-08).
  expect(whole).toMatchObject({
    id: selectionId,
    items: [
      { id: item.id, property: { id: one.id, order: 1, status: true } },
      { property: { id: other.id, order: 2, status: true } },
    ],
  });
  expect(await call(`GET /request-selections/${selectionId}`)).toEqual(whole);
  expect(await call(`GET /request-selections/request/${requestId}`)).toEqual(whole);
  expect((await call<object[]>('GET /request-selections?take=1&skip=0'))[0]).toEqual(whole);

  const hidden = await call('POST /request-selections/selection/update-item', { ...payload, status: false });
  expect(hidden).toMatchObject({ id: item.id, status: false });
  expect(await call(`GET /request-selections/items/${item.id}`)).toEqual(hidden);
  expect(await call(`DELETE /request-selections/items/${item.id}`)).toEqual({ id: item.id });
});

test('a link, and what a client asks by it, are called by the paths of the specification [LAND-LINK-001…005, LAND-PUB-004, LAND-PUB-005]', async () => {
  const { selectionId, itemIds } = await givenSelection(app.db, { count: 1 });
  const of = { requestSelectionId: selectionId, id: null, expirationTime: '2999-01-02T03:04:05' };
  const link = await call<{ id: string; password: string }>('POST /requestSelectionLink', of);
  expect(link).toMatchObject({ requestSelectionId: selectionId, expirationTime: of.expirationTime });
  const expirationTime = '2999-02-03T23:59:59';
  const updated = await call('POST /requestSelectionLink/update', { ...of, id: link.id, expirationTime });
  expect(updated).toEqual({ ...link, expirationTime });
  expect(await call(`GET /requestSelectionLink/selection/${selectionId}`)).toEqual(updated);
  expect(await call(`GET /requestSelectionLink/updateInfo/${selectionId}`)).toMatchObject({
    itemCount: 1,
    expirationTime,
  });

  const clients = '/request-selections-for-clients';
  const [item = ''] = itemIds;
  const marked = await call(
    `POST ${clients}/request-selection-item/${item}?password=${link.password}`,
    undefined,
    null,
  );
  expect(marked).toMatchObject({ id: item });
  const read = await call(`GET ${clients}/${selectionId}?password=${link.password}`, undefined, null);
  expect(read).toMatchObject({ id: selectionId, items: [{ id: item, isClientFavorite: true }] });

  expect(await call(`DELETE /requestSelectionLink/${link.id}`)).toEqual({ id: link.id });
  expect((await ask(app, 'GET', `/api/land/requestSelectionLink/selection/${selectionId}`)).status).toBe(404);
});

test('favorites are called by the paths of the specification [LAND-FAV-006…010]', async () => {
  const { id: propertyId } = await givenProperty(app.db);
  const favorite = await call<One>('POST /favorites', { propertyId });
  expect(await call('GET /favorites')).toEqual([favorite]);
  expect(await call('GET /favorites/ids')).toEqual([propertyId]);
  expect(await call('POST /favorites/update', { ...favorite, comment: 'Едем' })).toMatchObject({ comment: 'Едем' });
  expect(await call(`DELETE /favorites/${propertyId}`)).toEqual({ id: propertyId });
});

test('land contacts are called by the paths of the specification [LAND-CONT-011…015]', async () => {
  const contact = await call<One>('POST /land-contacts', { firstName: 'Пётр', lastName: 'Ёлкин' });
  expect(await call(`GET /land-contacts/${contact.id}`)).toEqual(contact);
  expect(await call('GET /land-contacts')).toEqual([contact]);
  expect(await call('POST /land-contacts/update', { ...contact, firstName: 'Павел' })).toMatchObject({
    id: contact.id,
    firstName: 'Павел',
  });
  expect(await call(`DELETE /land-contacts/${contact.id}`)).toEqual({ id: contact.id });
});

test('image records are called by the paths of the specification [LAND-DICT-047…051]', async () => {
  const { id: propertyId } = await givenProperty(app.db);
  const globalImageId = await givenStoredFile(app.db);
  const image = await call<One>('POST /images', { propertyId, globalImageId });
  expect(image).toMatchObject({ globalImageId, propertyId });
  expect(await call(`GET /images/${image.id}`)).toEqual(image);
  expect(await call('GET /images?take=1&skip=0')).toEqual([image]);
  expect(await call('POST /images/update', { ...image, imageType: { id: 1 } })).toMatchObject({ imageType: { id: 1 } });
  expect(await call(`DELETE /images/${image.id}`)).toEqual({ id: image.id });
});
