import { type Endpoint, fillPath } from '@gektar/contract/endpoint.ts';
import { streamEvents } from '@gektar/contract/events/event-endpoints.ts';
import { industrialDictionaries } from '@gektar/contract/industrial/dictionaries/industrial-dictionaries.ts';
import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, ask, refusalIn } from '#testing/ask.ts';
import { declaredEndpoints } from '#testing/declared-endpoints.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const endpoints = await declaredEndpoints();
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const guarded = named.filter(([, endpoint]) => endpoint.access === 'employee');

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const dictionaryPaths = new Set<string>(
  [...Object.values(landDictionaries), ...Object.values(industrialDictionaries)].map(({ create }) => create.path),
);
const id = '019a0000-0000-7000-8000-000000000000';
const params = { id, requestId: id, number: '1', vacancyType: '1' };

function send({ method, path }: Endpoint, token?: null): Promise<Answer> {
  return ask(app, method, fillPath(path, params), token === null ? { token } : {});
}

/** Endpoints open to anonymous callers, and why. */
const open: Readonly<Record<string, string>> = {
  'GET /api/settings': 'the page needs it before anyone signs in',
  'POST /api/Auth': 'sign-in itself',
  'POST /api/Auth/refresh': 'carries a token of its own',
  'POST /api/Auth/logout': 'carries a token of its own',
  'GET /api/image-storage/{id}': 'a photo is shown by an id that cannot be guessed (L-06)',
  'GET /api/industrial/request-selections-for-clients/{id}': 'a client has a link and its code (G-01)',
  'GET /api/industrial/request-selections-for-clients/{id}/answers': 'the same client reads own answers (0075)',
  'GET /api/industrial/request-selections-for-clients/{id}/ended': 'the same client reads why it does not open (0089)',
  'POST /api/industrial/request-selections-for-clients/{id}/ask-again': 'the same client asks to open it again (0089)',
  'GET /api/industrial/request-selections-for-clients/{id}/picture':
    'a messenger shows the link to the same client (0093)',
  'GET /api/industrial/request-selections-for-clients/{id}/visit': 'the same client reads what has changed (0088)',
  'POST /api/industrial/request-selections-for-clients/request-selection-item/{id}/answer':
    'the same client answers (0075)',
  'POST /api/industrial/request-selections-for-clients/request-selection-item/{id}/open':
    'the same client opens the page of an object (0075)',
  'POST /api/industrial/request-selections-for-clients/request-selection-item/{id}':
    'the same client marks a vacancy (G-06)',
  'GET /api/land/request-selections-for-clients/{id}': 'a client has a link and its code (G-01)',
  'GET /api/land/request-selections-for-clients/{id}/answers': 'the same client reads own answers (0075)',
  'GET /api/land/request-selections-for-clients/{id}/ended': 'the same client reads why it does not open (0089)',
  'POST /api/land/request-selections-for-clients/{id}/ask-again': 'the same client asks to open it again (0089)',
  'GET /api/land/request-selections-for-clients/{id}/picture': 'a messenger shows the link to the same client (0093)',
  'GET /api/land/request-selections-for-clients/{id}/visit': 'the same client reads what has changed (0088)',
  'POST /api/land/request-selections-for-clients/request-selection-item/{id}/answer': 'the same client answers (0075)',
  'POST /api/land/request-selections-for-clients/request-selection-item/{id}/open':
    'the same client opens the page of an object (0075)',
  'POST /api/land/request-selections-for-clients/request-selection-item/{id}': 'the same client marks an object (G-06)',
};

test('services of both areas lie directly below /api, those of a domain below its own name [API-001]', () => {
  const services = new Set(endpoints.map(({ path }) => path.split('/', 3).join('/')));
  expect([...services].sort()).toEqual([
    '/api/Auth',
    '/api/Contact',
    '/api/Sectors',
    '/api/address',
    '/api/employees',
    '/api/events',
    '/api/export-progress',
    '/api/image-storage',
    '/api/industrial',
    '/api/land',
    '/api/link-message',
    '/api/notifications',
    '/api/okved',
    '/api/operations',
    '/api/polygon-by-cadaster',
    '/api/polygon-by-image',
    '/api/presence',
    '/api/reminders',
    '/api/settings',
    '/api/sub-agglomerations',
    '/api/system',
    '/api/talks',
    '/api/today',
    '/api/views',
    '/api/week',
  ]);
});

test('only what has a reason is open to anonymous callers', () => {
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
    // Archiving and unarchiving is a DELETE, too, as specified.
    if (method === 'DELETE') expect(path).toMatch(/\/\{\w*id\}(\/archive)?$/i);
  }
});

test('what creates answers 201, everything else 200, nothing 204 (A-09)', () => {
  for (const [name, { success = 200, method, path }] of named) {
    if (success === 201) expect(name).toMatch(/^POST (?!.*\/(update|archive|unarchive|count|get-all|map-properties)$)/);
    else expect(success, name).toBe(200);
    if (method === 'POST' && dictionaryPaths.has(path)) expect(success, name).toBe(201);
  }
});

test.each(guarded)('%s is closed to anonymous callers [AUTH-005]', async (_, endpoint) => {
  expect(refusalIn(await send(endpoint, null)).code).toBe('auth.required');
});

test.each(named)('%s is served to whoever is signed in [AUTH-005]', async (_, endpoint) => {
  const answer = await send(endpoint);
  expect(answer.status).toBeLessThan(500);
  // No call needs a role: for an unknown object, an employee gets "not found", never "forbidden" (B-06).
  if (endpoint.access === 'employee') expect(answer.status).not.toBe(403);
  if (answer.status >= 400) expect(refusalIn(answer).code).not.toBe('route.not_found');
  const isStream = endpoint.path === streamEvents.path;
  expect(answer.headers.get('cache-control')).toBe(isStream ? 'no-store, no-transform' : 'no-store');
  expect(answer.headers.get('content-type')).toBe(
    `${isStream ? 'text/event-stream' : 'application/json'}; charset=utf-8`,
  );
});

test.each(named)('%s is found whatever the case of its path (A-22)', async (_, { method, path }) => {
  const upper = await ask(app, method, fillPath(path, params).toUpperCase());
  expect(upper.text).not.toContain('route.not_found');
});

test('no call stumbles, whatever stands in its path, its query and its body', async () => {
  const word = fc.oneof(
    fc.constantFrom('0', '1', '-1', '1e9', params.id, '__proto__', 'constructor', "'", '%', '\0', 'null', ''),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  const names = fc.constantFrom(
    ...['take', 'skip', 'sort', 'searchText', 'contactId', 'propertyId', 'password', '__proto__', 'x'],
  );
  const bodies = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.dictionary(
      fc.constantFrom(
        ...['id', 'rowVersion', 'name', 'code', 'order', 'color', 'text', 'login', 'password', 'entityId', 'status'],
        ...['requestId', 'requestSelectionId', 'comment', 'items', 'itemIds', 'expirationTime'],
        ...['propertyTypes', 'regions', 'okvedIds', 'budget', 'utilities', 'infrastructure', 'requestDate', 'isActual'],
      ),
      fc.jsonValue({ maxDepth: 1 }),
    ),
  );
  const requests = fc.record({
    endpoint: fc.constantFrom(...endpoints),
    id: word,
    query: fc.array(fc.tuple(names, word), { maxLength: 3 }),
    body: fc.option(bodies, { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(requests, async ({ endpoint: { method, path }, id, query, body }) => {
      const url = `${fillPath(path, { id, requestId: id, number: id })}?${new URLSearchParams(query)}`;
      const answer = await ask(app, method, url, method === 'GET' ? {} : { body });
      if (answer.status >= 400) expect(refusalIn(answer).code).not.toBe('unexpected');
    }),
    { numRuns: 300 },
  );
});
