import { connect } from 'node:net';
import type { FailureCode } from '@gektar/contract/failure.ts';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Asked, ask, refusalIn } from '#testing/ask.ts';
import { givenProperty, propertyFields } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let before: number;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  await givenProperty(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  before = await count();
});

const properties = '/api/land/properties';

async function count(): Promise<number> {
  return Number((await ask(app, 'POST', `${properties}/count`, { body: {} })).json);
}

async function refused(method: string, path: string, asked?: Asked): Promise<{ code: FailureCode; fields: object }> {
  const { code, fields = {} } = refusalIn(await ask(app, method, path, asked));
  expect(await count()).toBe(before);
  return { code, fields };
}

test.each([
  ['half a JSON', '{"cadastralNumbers": ["50'],
  ['no JSON at all', 'привет'],
  ['an empty body', ''],
  ['a key that would reach into every object', '{"__proto__": {"isEnabled": false}}'],
  ['the same by another name', '{"constructor": {"prototype": {"isEnabled": false}}}'],
  ['a number that is none', '{"area": NaN}'],
  ['a comment in JSON', '{/* */}'],
])('%s cannot be read', async (_, body) => {
  expect(await refused('POST', properties, { body })).toEqual({ code: 'request.unreadable', fields: {} });
});

test.each([
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"{}"'],
  ['a number', '1e999'],
])('%s instead of an object is refused as a whole', async (_, body) => {
  expect(await refused('POST', properties, { body })).toEqual({ code: 'request.invalid', fields: {} });
});

test('a body left out is refused', async () => {
  expect((await refused('POST', properties)).code).toBe('request.invalid');
  expect((await refused('POST', `${properties}/count`)).code).toBe('request.invalid');
});

test('brackets without end are refused, not followed', async () => {
  const depth = 200_000;
  const comment = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const answer = await refused('POST', properties, { body: `{"comment": ${comment}}` });
  expect(answer).toMatchObject({ code: 'request.invalid', fields: { comment: 'Данные введены не корректно' } });
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'чушь',
])('a body of type %j is not for us', async (type) => {
  const headers = { 'content-type': encodeURI(type) };
  expect((await refused('POST', properties, { body: '{}', headers })).code).toBe('request.unsupported_type');
});

test('a body over a megabyte is too large, one just below is read', async () => {
  const fields = propertyFields(app.broker.id);
  const withComment = (length: number) => JSON.stringify({ ...fields, unknown: 'x'.repeat(length) });
  const room = 1_048_576 - withComment(0).length;
  expect((await refused('POST', properties, { body: withComment(room + 1) })).code).toBe('request.too_large');
  expect((await ask(app, 'POST', properties, { body: withComment(room) })).status).toBe(201);
});

/** The raw answer of a socket to bytes that are not a valid HTTP request. */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

test.each([
  ['bytes that are no HTTP', 'привет\r\n\r\n', 'request.unreadable'],
  ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 'request.too_large'],
])('%s are refused in our envelope', async (_, bytes, code) => {
  const [head = '', body = ''] = (await raw(bytes)).split('\r\n\r\n');
  const status = Number(head.split(' ')[1]);
  expect(refusalIn({ status, text: body, json: JSON.parse(body) }).code).toBe(code);
});
