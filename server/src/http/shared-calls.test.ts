import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { freshCadastralNumber, givenProperty } from '#testing/given.ts';
import { givenSignIn } from '#testing/given-sign-in.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { fileOf } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Makes a call with method and path as spelled in 1§7, 2§7 and 3§7, not as in the contract. */
async function call<T = object>(line: string, body?: unknown, token?: null): Promise<T> {
  const [method = '', path = ''] = line.split(' ');
  const answer = await ask(app, method, `/api${encodeURI(path)}`, { body, ...(token === null && { token }) });
  expect(answer.status, `${line}: ${answer.text}`).toBeLessThan(300);
  return answer.json as T;
}

/** Makes such a call with a form. */
async function sendForm<T>(path: string, fields: Readonly<Record<string, string | File>>): Promise<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const headers = { authorization: `Bearer ${app.broker.token}` };
  const response = await fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: form });
  return (await response.json()) as T;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

test('signing in is called by the paths of the specification [AUTH-012, AUTH-013]', async () => {
  const credentials = { login: 'egor', password: 'земля и склады' };
  await givenSignIn(app.db, app.broker.id, credentials);
  const pair = { token: expect.any(String), refreshToken: expect.any(String), expiresAt: expect.any(String) };
  const signedIn = await call<{ refreshToken: string }>('POST /Auth', credentials, null);
  expect(signedIn).toEqual(pair);
  const refreshed = await call('POST /Auth/refresh', { refreshToken: signedIn.refreshToken }, null);
  expect(refreshed).toEqual(pair);
});

test('employees are called by the paths of the specification [EMP-002…004]', async () => {
  const { id } = app.broker;
  const current = await call('GET /employees/current');
  expect(current).toMatchObject({ id, firstName: 'Егор' });
  expect(await call(`GET /employees/${id}`)).toEqual(current);
  expect(await call('GET /employees')).toContainEqual(current);
});

test('the customer service is called by the paths of the specification [CRM-006…011]', async () => {
  const { db } = app;
  await db.insertInto('shared.companies').values({ id: 'co', name: 'ООО «Ромашка»' }).execute();
  await db
    .insertInto('shared.contacts')
    .values({ id: 'ct', company_id: 'co', first_name: 'Анна', last_name: 'Ёлкина' })
    .execute();
  await db.insertInto('shared.companies').values({ id: 'other', name: 'АО «Сосна»' }).execute();
  const company = { id: 'co', name: 'ООО «Ромашка»', websites: [] };
  const contact = { id: 'ct', firstName: 'Анна', lastName: 'Ёлкина', companyId: 'co' };
  expect(await call('GET /Contact/companies?searchText=ромаш')).toEqual([company]);
  expect(await call('GET /Contact/companies/co')).toEqual(company);
  expect(await call('GET /Contact/companies/co/contacts')).toMatchObject([contact]);
  expect(await call('GET /Contact/contact?contactId=ct')).toMatchObject(contact);
  expect(await call('POST /Contact/companies-by-ids', ['co'])).toEqual([company]);
  expect(await call('POST /Contact/companies-by-ids', { companyIds: ['co'] })).toEqual([company]);
  expect(await call('POST /Contact/contacts-by-ids', ['ct'])).toMatchObject([contact]);
});

test('sectors and industries are called by the paths of the specification [SECT-002…005]', async () => {
  const [sector] = await call<Named[]>('GET /Sectors');
  expect(sector).toEqual({ id: 1, name: 'Логистика и транспорт' });
  expect(await call('GET /Sectors/1')).toEqual(sector);
  const [industry] = await call<Named[]>('GET /Sectors/1/industries');
  expect(industry).toMatchObject({ name: expect.any(String), sectorId: 1 });
  expect(await call(`GET /Sectors/industries/${industry?.id}`)).toEqual(industry);
});

test('the okved classifier is called by the paths of the specification [OKVED-001…005]', async () => {
  const all = await call<{ id: number; code: string }[]>('GET /okved');
  const [section] = all;
  expect(section).toMatchObject({ code: 'A' });
  expect(await call(`GET /okved/${section?.id}`)).toEqual(section);
  expect((await call<object[]>('GET /okved/roots'))[0]).toEqual(section);
  const children = await call<object[]>(`GET /okved/${section?.id}/children`);
  expect(children[0]).toMatchObject({ code: '01', parentId: section?.id });
  expect((await call<object[]>('GET /okved/tree'))[0]).toMatchObject({
    ...section,
    children: expect.arrayContaining([expect.objectContaining(children[0] ?? {})]),
  });
});

test('the address service is called by the paths of the specification [ADDR-002…011]', async () => {
  const region = { id: 50, name: 'Московская область' };
  expect(await call('GET /address/regions')).toContainEqual(region);
  expect(await call('GET /address/region/50')).toEqual(region);
  const cities = await call<Named[]>('GET /address/region/50/cities');
  const city = cities.find(({ name }) => name === 'Подольск');
  expect(await call(`GET /address/city/${city?.id}`)).toEqual(city);
  const address = { region, city: { id: city?.id, name: 'Подольск' }, address: 'Московская область, г. Подольск' };
  expect(await call(`GET /address?regionId=50&cityId=${city?.id}`)).toMatchObject(address);
  const body = { regionId: 50, cityId: city?.id, settlementId: null, streetId: null };
  expect(await call('POST /address', body)).toMatchObject(address);
  const suggested = { address: 'Московская область, г. Подольск', region };
  expect((await call<object[]>('GET /address/suggestion?text=подольск'))[0]).toMatchObject(suggested);
  expect(await call('GET /address/region-city-suggestion?text=подольск')).toMatchObject([suggested]);
  expect(await call('GET /address/by-coordinates?latitude=55.4&longitude=37.53')).toMatchObject({
    region,
    city: { name: 'Подольск' },
  });
  expect((await call<object[]>('GET /sub-agglomerations'))[0]).toMatchObject({ id: 1, name: 'Москва' });
});

test('the cadastre is called by the paths of the specification [CAD-001, CAD-002]', async () => {
  const number = freshCadastralNumber();
  const coordinates: [number, number][] = [
    [55.1, 37.1],
    [55.2, 37.1],
    [55.2, 37.25],
  ];
  await givenProperty(app.db, { cadastralNumbers: [number], polygons: [{ coordinates }] });
  expect(await call(`GET /polygon-by-cadaster?cadastralNumber=${number}`)).toEqual([{ coordinates }]);
  const bounds = { north: '55.7545', south: '55.75', west: '37.6', east: '37.616' };
  const refused = await sendForm('/polygon-by-image', { ...bounds, file: fileOf('не картинка', 'план.png') });
  expect(refused).toMatchObject({ error: { code: 'file.refused', message: 'Не удалось загрузить файл' } });
});

test('the storage of files is called by the paths of the specification [IMG-014…019]', async () => {
  const upload = async (name: string) => {
    const [file] = await sendForm<{ id: string; name: string }[]>('/image-storage', { files: fileOf('Выписка', name) });
    return { id: '', ...file };
  };
  const { id: entityId } = await givenProperty(app.db);
  const [lease, plan] = [await upload('Аренда.txt'), await upload('План.txt')];
  expect(lease).toMatchObject({ name: 'Аренда.txt', entityId: null });
  expect(await call(`GET /image-storage/document-info/${lease.id}`)).toEqual(lease);
  expect(await call('GET /image-storage?take=2&skip=0')).toEqual([plan, lease]);
  expect((await ask(app, 'GET', `/api/image-storage/${lease.id}`)).text).toBe('Выписка');
  const belongs = { entityType: 'property', entityId };
  expect(await call(`POST /image-storage/${lease.id}/attach`, belongs)).toMatchObject({ id: lease.id, ...belongs });
  expect(await call(`DELETE /image-storage/${plan.id}`)).toEqual({ id: plan.id });
  expect((await ask(app, 'GET', `/api/image-storage/document-info/${plan.id}`)).status).toBe(404);
});
