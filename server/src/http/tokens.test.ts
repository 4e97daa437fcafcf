import { createHmac } from 'node:crypto';
import { createProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { NAME_IDENTIFIER_CLAIM } from '@gektar/contract/people/token-names.ts';
import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty, propertyFields } from '#testing/given.ts';
import { tokenEndingIn } from '#testing/given-sign-in.ts';
import { callerOf, openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

async function codeOf(headers: Record<string, string>, path = '/api/employees/current'): Promise<string> {
  return refusalIn(await ask(app, 'GET', path, { token: null, headers })).code;
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(payload: JWTPayload, { alg = 'HS256', secret = app.settings.tokenSecret } = {}): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
}

function claims(about: JWTPayload = {}): JWTPayload {
  const inAnHour = Math.floor(Date.now() / 1000) + 3_600;
  return { [NAME_IDENTIFIER_CLAIM]: app.broker.id, sub: app.broker.id, exp: inAnHour, ...about };
}

test('a token of this server opens, however its scheme is written', async () => {
  const token = await sign(claims());
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const answer = await ask(app, 'GET', '/api/employees/current', {
      token: null,
      headers: { authorization: `${scheme} ${token}` },
    });
    expect(answer).toMatchObject({ status: 200, json: { id: app.broker.id } });
  }
});

test('the employee is that of the name-identifier claim, whatever the subject says, and has to be in the list [AUTH-007]', async () => {
  const other = await app.anotherBroker();
  const authorizationOf = async (about: JWTPayload) => ({ authorization: `Bearer ${await sign(claims(about))}` });
  const headers = await authorizationOf({ [NAME_IDENTIFIER_CLAIM]: other.id });
  const answer = await ask(app, 'GET', '/api/employees/current', { token: null, headers });
  expect(answer).toMatchObject({ status: 200, json: { id: other.id } });
  const nobody = '019a0000-0000-7000-8000-000000000000';
  expect(await codeOf(await authorizationOf({ [NAME_IDENTIFIER_CLAIM]: nobody }))).toBe('auth.required');
  expect(await codeOf(await authorizationOf({ [NAME_IDENTIFIER_CLAIM]: undefined }))).toBe('auth.required');
});

test('without a header, with another scheme or with nothing in it nobody is let in', async () => {
  const { token } = app.broker;
  for (const authorization of [
    '',
    'Bearer',
    'Bearer ',
    token,
    `Basic ${token}`,
    `Bearer ${token} x`,
    `Bearer  ${token}`,
  ]) {
    expect(await codeOf({ authorization })).toBe('auth.required');
  }
  expect(await codeOf({ cookie: `authToken=${token}` })).toBe('auth.required');
  expect(await codeOf({}, `/api/employees/current?token=${token}&access_token=${token}`)).toBe('auth.required');
});

test('an expired token is void', async () => {
  const token = await tokenEndingIn(-1, app);
  expect(await codeOf({ authorization: `Bearer ${token}` })).toBe('auth.required');
});

test('a token that somebody changed is void', async () => {
  const other = await app.anotherBroker();
  const [head = '', body = '', signature = ''] = app.broker.token.split('.');
  const [, othersBody = ''] = other.token.split('.');
  const forged = part(claims({ [NAME_IDENTIFIER_CLAIM]: other.id }));
  for (const token of [
    [head, othersBody, signature],
    [head, forged, signature],
    [head, body, signature.slice(0, -4)],
    [head, body, ''],
    [head, body],
    [part({ alg: 'none' }), forged, ''],
    [part({ alg: 'none', typ: 'JWT' }), forged, signature],
    [part({ alg: 'NONE' }), forged, ''],
  ]) {
    expect(await codeOf({ authorization: `Bearer ${token.join('.')}` })).toBe('auth.required');
  }
});

test('a key that the token itself brings along is not used', async () => {
  const secret = Buffer.from('x'.repeat(32));
  const head = part({ alg: 'HS256', jwk: { kty: 'oct', k: secret.toString('base64url') }, kid: '../../dev/null' });
  const body = part(claims());
  const signature = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
  expect(await codeOf({ authorization: `Bearer ${head}.${body}.${signature}` })).toBe('auth.required');
});

test.each([
  ['of another secret', () => sign(claims(), { secret: 'y'.repeat(32) })],
  ['by another algorithm of the same secret', () => sign(claims(), { alg: 'HS512' })],
  ['without an end', () => sign({ [NAME_IDENTIFIER_CLAIM]: app.broker.id })],
  ['not yet good', () => sign(claims({ nbf: Math.floor(Date.now() / 1000) + 600 }))],
  ['that names nobody', () => sign(claims({ [NAME_IDENTIFIER_CLAIM]: undefined }))],
  ['of a version that does not exist', () => sign(claims({ sessionVersion: 1 }))],
  ['of a version that is no number', () => sign(claims({ sessionVersion: '0' }))],
  ['that names what is no id', () => sign(claims({ [NAME_IDENTIFIER_CLAIM]: "1' or '1'='1" }))],
])('a token %s is void', async (_, make) => {
  expect(await codeOf({ authorization: `Bearer ${await make()}` })).toBe('auth.required');
});

test('the token of an employee who is gone opens nothing, neither reads nor writes', async () => {
  const gone = '019a0000-0000-7000-8000-00000000dead';
  const token = await sign(claims({ [NAME_IDENTIFIER_CLAIM]: gone }));
  expect(await codeOf({ authorization: `Bearer ${token}` })).toBe('auth.required');
  const { id, rowVersion } = await givenProperty(app.db);
  const call = callerOf(app.url, token);
  const fields = propertyFields(app.broker.id);
  await expect(call(createProperty, { body: fields })).rejects.toMatchObject({ code: 'auth.required' });
  for (const [path, body] of [
    ['properties/update', { ...fields, id, rowVersion }],
    [`properties/${id}/archive`, undefined],
    [`comments/${id}`, { text: 'x' }],
  ] as const) {
    expect(refusalIn(await ask(app, 'POST', `/api/land/${path}`, { token, body })).code).toBe('auth.required');
  }
  expect(refusalIn(await ask(app, 'DELETE', `/api/land/properties/${id}`, { token })).code).toBe('auth.required');
  // The refused calls have changed nothing.
  expect(await ask(app, 'GET', `/api/land/properties/${id}`)).toMatchObject({
    status: 200,
    json: { rowVersion, isEnabled: true, comments: [] },
  });
});
