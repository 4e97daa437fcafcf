import { type Endpoint, fillPath } from '@gektar/contract/endpoint.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, ask, refusalIn } from '#testing/ask.ts';
import { declaredEndpoints } from '#testing/declared-endpoints.ts';
import { type House, openHouse } from '#testing/house.ts';

const endpoints = await declaredEndpoints();
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const guarded = named.filter(([, endpoint]) => endpoint.access === 'employee');

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('clusterUrl'));
});
afterAll(() => house.close());

const params = { id: '019a0000-0000-7000-8000-000000000000', number: '1' };

function send({ method, path }: Endpoint, token?: null): Promise<Answer> {
  return ask(house, method, fillPath(path, params), token === null ? { token } : {});
}

/** What a stranger may call, and why. */
const open: Readonly<Record<string, string>> = {
  'GET /api/settings': 'the page needs it before anyone signs in',
  'POST /api/Auth': 'sign-in itself',
  'POST /api/Auth/refresh': 'carries a token of its own',
  'POST /api/Auth/logout': 'carries a token of its own',
  'GET /api/image-storage/{id}': 'a photo is shown by an id that cannot be guessed (L-06)',
};

test('only what has a reason is open to strangers', () => {
  expect(guarded.length).toBeGreaterThan(70);
  for (const [name, { access }] of named) if (access === 'anyone') expect(open).toHaveProperty([name]);
});

test('every path lies below /api [API-002]', () => {
  for (const { path } of endpoints) expect(path).toMatch(/^\/api\/[A-Za-z-]+/);
});

test('every update is POST …/update, every delete is DELETE …/{id} [API-003, API-004]', () => {
  for (const { method, path } of endpoints) {
    expect(['GET', 'POST', 'DELETE']).toContain(method);
    if (path.endsWith('/update')) expect(method).toBe('POST');
    if (method === 'DELETE') expect(path).toMatch(/\/\{id\}$/);
  }
});

test.each(guarded)('%s is not for strangers [AUTH-005]', async (_, endpoint) => {
  expect(refusalIn(await send(endpoint, null)).code).toBe('auth.required');
});

test.each(named)('%s is served', async (_, endpoint) => {
  const answer = await send(endpoint);
  expect(answer.status).toBeLessThan(500);
  if (answer.status >= 400) expect(refusalIn(answer).code).not.toBe('route.not_found');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test.each(named)('%s is found whatever the case of its path (A-22)', async (_, { method, path }) => {
  const upper = await ask(house, method, fillPath(path, params).toUpperCase());
  expect(upper.text).not.toContain('route.not_found');
});
