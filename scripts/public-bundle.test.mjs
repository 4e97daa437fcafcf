import { createRequire } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';

// What a client's phone loads before the map, checked in a separate build that writes nothing.
const root = resolve(import.meta.dirname, '..');
const web = join(root, 'web');
/** Bytes of JavaScript after gzip, before the map. */
const LIMIT = 120 * 1024;

/** @type {Map<string, { code: string, imports: string[], moduleIds: string[], isEntry: boolean }>} */
const chunks = new Map();
/** Names of the chunks loaded before any interaction. @type {Set<string>} */
const first = new Set();

beforeAll(async () => {
  // Vitest's own value would include the development build of React.
  vi.stubEnv('NODE_ENV', 'production');
  const vite = createRequire(join(web, 'package.json')).resolve('vite/package.json');
  const { build } = await import(pathToFileURL(join(vite, '../dist/node/index.js')).href);
  const built = await build({
    root: web,
    configFile: join(web, 'vite.public.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  for (const chunk of [built].flat()[0].output) if (chunk.type === 'chunk') chunks.set(chunk.fileName, chunk);
  const add = (name) => {
    if (first.has(name)) return;
    first.add(name);
    chunks.get(name)?.imports.forEach(add);
  };
  for (const [name, { isEntry }] of chunks) if (isEntry) add(name);
}, 60_000);

/** Our files and other packages in chunks: `web/src/map/flat/flat-map.tsx`, `react-dom`. */
function partsOf(names) {
  const ids = [...names].flatMap((name) => chunks.get(name)?.moduleIds ?? []).filter((id) => !id.startsWith('\0'));
  return [...new Set(ids.map(partOf))].sort();
}

function partOf(id) {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return name ?? relative(root, id.split('?', 1)[0] ?? id).replaceAll(sep, '/');
}

test('the client pages load at most 120 KB of JavaScript after gzip before the map', () => {
  const bytes = [...first].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length, 0);
  expect(first.size).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(LIMIT);
});

test('in all of their scripts nothing is of the back-office', () => {
  const parts = partsOf(chunks.keys());
  const backOffice = /^web\/src\/(?:main|shell|dev|people|places|dictionaries|requests|form|table|spreadsheet)\b/;
  const ofItsScreens = /^web\/src\/(?:land|industrial)\/.*(?:page|form|filter|table|editor|dialog|data)\b/;
  expect(parts.filter((part) => backOffice.test(part))).toEqual([]);
  expect(parts.filter((part) => ofItsScreens.test(part) && !part.includes('/public/'))).toEqual([]);
  // Neither the session with an employee's token nor the call that sends it.
  expect(parts.filter((part) => /^web\/src\/api\/(?!client-call)/.test(part))).toEqual([]);
});

test('of packages they need React and its icons; the engine of the map comes with the map', () => {
  const packages = (names) => partsOf(names).filter((part) => !part.includes('/') || part.startsWith('@'));
  expect(packages(first)).toEqual(['@tabler/icons-react', 'react', 'react-dom', 'scheduler']);
  expect(packages(chunks.keys())).toContain('maplibre-gl');
});
