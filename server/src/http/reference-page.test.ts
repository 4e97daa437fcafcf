import { TOKEN_KEY } from '@gektar/contract/people/token-names.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { declaredEndpoints } from '#testing/declared-endpoints.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

interface Operation {
  readonly summary: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: object }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: object }>> }>>;
}
interface Reference {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const endpoints = await declaredEndpoints();

let app: TestApp;
let reference: Reference;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  reference = (await ask(app, 'GET', '/api/docs/json')).json as Reference;
});
afterAll(() => app.close());

function operationOf(method: string, path: string): Operation {
  const operation = reference.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not on the reference page`);
  return operation;
}

test('the page opens without an inline script, which its own policy would stop', async () => {
  const page = await ask(app, 'GET', '/api/docs/', { token: null });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  const scripts = [...page.text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes, inside] of scripts) {
    expect(inside?.trim()).toBe('');
    const source = /src="([^"]+)"/.exec(attributes ?? '')?.[1] ?? '';
    const { pathname } = new URL(source, `${app.url}/api/docs/`);
    const script = await ask(app, 'GET', pathname, { token: null });
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toContain('javascript');
  }
});

test('what the page tells is behind the sign-in, by the token that the browser keeps, unless it is set open', async () => {
  for (const path of ['/api/docs/json', '/api/docs/yaml', '/API/docs/json']) {
    expect((await ask(app, 'GET', path, { token: null })).status, path).toBe(401);
    expect((await ask(app, 'GET', path)).status, path).toBe(200);
  }
  const frame = await ask(app, 'GET', '/api/docs/static/swagger-initializer.js', { token: null });
  expect(frame.text).toMatch(new RegExp(`getItem\\(['"]${TOKEN_KEY}['"]\\)`));
  const open = await openTestApp(inject('clusterUrl'), { isReferenceOpen: true });
  expect((await ask(open, 'GET', '/api/docs/json', { token: null })).status).toBe(200);
  await open.close();
});

test('the reference has every call of the contract and no other', () => {
  const documented = Object.entries(reference.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
});

test('every call is told whole: who may, what goes in, what comes out', () => {
  for (const endpoint of endpoints) {
    const operation = operationOf(endpoint.method, endpoint.path);
    expect(operation.summary).toBe(endpoint.summary);
    expect(operation.security !== undefined).toBe(endpoint.access === 'employee');
    const named = (place: string) =>
      (operation.parameters ?? []).filter((one) => one.in === place).map((one) => one.name);
    expect(named('path')).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(named('path')).toEqual(Object.keys(endpoint.params?.shape ?? {}));
    expect(named('query')).toEqual(Object.keys(endpoint.query?.shape ?? {}));
    expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined || endpoint.form !== undefined);
    expect(Object.keys(operation.responses).sort()).toEqual([String(endpoint.success ?? 200), 'default']);
  }
});

test('no schema is broken: every type is one of JSON, every reference leads somewhere', () => {
  const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
  const broken: unknown[] = [];
  let references = 0;
  walk(reference, (node) => {
    if (typeof node.$ref === 'string') {
      references += 1;
      if (pointed(node.$ref) === undefined) broken.push(node.$ref);
    }
    if (typeof node.type === 'string' && !('scheme' in node) && !types.has(node.type)) broken.push(node.type);
  });
  expect(broken).toEqual([]);
  // There is at least one: the ОКВЭД tree refers to itself.
  expect(references).toBeGreaterThan(0);
});

type Node = Readonly<Record<string, unknown>>;

function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Node);
  for (const part of Object.values(value)) walk(part, visit);
}

/** @param path `#/components/schemas/…` */
function pointed(path: string): unknown {
  const names = path.replace('#/', '').split('/');
  return names.reduce<unknown>((value, name) => (value as Node | undefined)?.[name], reference);
}
