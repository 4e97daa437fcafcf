import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const properties = '/api/land/properties';
const nobody = '019a0000-0000-7000-8000-000000000000';

async function refused(method: string, path: string) {
  const { code, fields = {} } = refusalIn(await ask(app, method, path));
  return { code, fields };
}

test.each([
  ['GET', '/api/land/nothing'],
  ['GET', '/api/landproperties'],
  ['GET', '/api'],
  ['GET', '/'],
  ['PUT', properties],
  ['PATCH', `${properties}/${nobody}`],
  ['DELETE', properties],
  ['GET', `${properties}/${nobody}/archive`],
  ['OPTIONS', properties],
  ['GET', '/api/../../etc/passwd'],
  ['GET', '/api/land/properties/..%2f..%2fetc%2fpasswd/x'],
])('%s %s leads nowhere', async (method, path) => {
  expect(await refused(method, path)).toEqual({ code: 'route.not_found', fields: {} });
});

test('a GET that changes state does not answer to HEAD [LAND-PROP-095]', async () => {
  const { id } = await givenProperty(app.db);
  expect((await ask(app, 'HEAD', `${properties}/${id}/actualize`)).status).toBe(404);
  expect((await ask(app, 'GET', `${properties}/${id}`)).json).toMatchObject({ actualizationDateTime: null });
});

test('an address too long to be one of ours is none', async () => {
  expect((await refused('GET', `/api/Contact/companies/${'x'.repeat(3_000)}`)).code).toBe('request.unreadable');
});

test.each(['/api/%zz', '/api/land/properties/%', '/api/%C0%AF', '/api/Contact/companies/%ED%A0%80'])(
  'the address %s is none',
  async (path) => {
    expect((await refused('GET', path)).code).toBe('request.unreadable');
  },
);

test.each([
  ['not-a-uuid'],
  [`${nobody}0`],
  [nobody.replaceAll('-', '')],
  [`{${nobody}}`],
  ["1' or '1'='1"],
  ['1;drop table land.properties'],
  ['null'],
  ['%00'],
])('%s is no id', async (id) => {
  const path = `${properties}/${id === '%00' ? id : encodeURIComponent(id)}`;
  const expected = { code: 'request.invalid', fields: { id: 'Данные введены не корректно' } };
  expect(await refused('GET', path)).toEqual(expected);
  expect(await refused('DELETE', path)).toEqual(expected);
  expect(await refused('POST', `${path}/archive`)).toEqual(expected);
});
