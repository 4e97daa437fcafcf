import { glob, readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bare } from './bare-contract.ts';

/** Without blanks and line ends. */
const lean = (code: string) => code.replaceAll(/\s+/g, '');

test('an endpoint is its method and path, whether it has a body, and whether its answer is bytes', () => {
  const code = `
    import * as z from 'zod';
    import { endpoint } from '#endpoint.ts';
    import { Property } from './property.ts';
    const page = (take) => z.object({ take });
    export const find = endpoint({
      method: 'POST', path: '/api/find/{id}', access: 'employee', summary: 'Объекты', query: page(10), body: Property,
      output: z.array(Property), success: 201, failures: ['a', 'b'],
    });
    export const load = endpoint({ method: 'GET', path: '/api/load', output: 'bytes', form: { files: 'file', fields: z.object({}) } });`;
  expect(lean(bare(code))).toBe(
    lean(`
      export const find = ({ method: 'POST', path: '/api/find/{id}', query: true, body: true, output: true, });
      export const load = ({ method: 'GET', path: '/api/load', output: 'bytes', form: { files: 'file', fields: true } });`),
  );
});

test('what calls compute is free of effects; plain values and functions stay as they are', () => {
  const code = `
    import * as z from 'zod';
    export const MOST = 200;
    export const kinds = ['a', 'b'];
    export const Kind = z.enum(kinds).nullable();
    export const kindOf = (text) => Kind.parse(text);
    export const { shape } = z.object({ kind: Kind });`;
  expect(lean(bare(code))).toBe(
    lean(`
      import * as z from 'zod';
      export const MOST = 200;
      export const kinds = ['a', 'b'];
      export const Kind = /* @__PURE__ */ (() => (z.enum(kinds).nullable()))();
      export const kindOf = (text) => Kind.parse(text);
      export const { shape } = /* @__PURE__ */ (() => (z.object({ kind: Kind })))();`),
  );
});

test('imports and constants that only schemas of endpoints have named are left out, one after the other', () => {
  const code = `
    import { endpoint } from '#endpoint.ts';
    import { one, other } from './parts.ts';
    const inner = one();
    const outer = inner.extend({});
    function kept(name) { return other(name); }
    export function callsOf(path) {
      return { get: endpoint({ method: 'GET', path: kept(path), output: outer }) };
    }`;
  expect(lean(bare(code))).toBe(
    lean(`
      import { other } from './parts.ts';
      function kept(name) { return other(name); }
      export function callsOf(path) {
        return { get: ({ method: 'GET', path: kept(path), output: true }) };
      }`),
  );
});

test('an endpoint that entities have alike keeps the names that its method and path are made of', () => {
  const code = `
    import { entityEndpoints } from '#entity-endpoints.ts';
    import { Property, PropertyRow } from './property.ts';
    const calls = entityEndpoints('/api/land/properties', Property, 'property.not_found');
    export const get = calls.get('Один объект целиком');
    export const actualize = calls.act('GET', 'actualize', 'Данные подтверждены сегодня');
    export const find = calls.find('get-all', 'Объекты', { query: page(10), body: Property, row: PropertyRow });
    export const list = calls.list('Все', page(10), PropertyRow);`;
  expect(lean(bare(code))).toBe(
    lean(`
      import { entityEndpoints } from '#entity-endpoints.ts';
      const calls = /* @__PURE__ */ entityEndpoints('/api/land/properties');
      export const get = /* @__PURE__ */ calls.get();
      export const actualize = /* @__PURE__ */ calls.act('GET', 'actualize');
      export const find = /* @__PURE__ */ calls.find('get-all');
      export const list = /* @__PURE__ */ calls.list();`),
  );
});

test('the calls that entities have alike are made of nothing but those names', async () => {
  const file = join(import.meta.dirname, '../contract/src/entity-endpoints.ts');
  const code = bare(stripTypeScriptTypes(await readFile(file, 'utf8')));
  const { entityEndpoints } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const calls = entityEndpoints('/api/land/properties');
  for (const name of Object.keys(calls)) {
    const { method, path } = name === 'act' ? calls.act('GET', 'own') : calls[name]('own');
    expect(`${method} ${path}`, name).toMatch(/^(?:GET|POST|DELETE) \/api\/land\/properties/);
  }
});

test('an endpoint that is put together elsewhere is an error of the build', () => {
  expect(() => bare(`export const find = endpoint({ ...parts, method: 'GET' });`)).toThrow('spelt out');
});

test('no module of the pages reads a schema of an endpoint: a build has none', async () => {
  const readsSchema = /\.(?:body|params|query|output)\s*\.(?:shape|parse|safeParse|pick|omit|extend|partial|element)\b/;
  const files = await Array.fromAsync(glob('src/**/*.{ts,tsx}', { cwd: import.meta.dirname }));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(import.meta.dirname, file), 'utf8')] as const),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(([, text]) => readsSchema.test(text)).map(([file]) => file)).toEqual([]);
});
