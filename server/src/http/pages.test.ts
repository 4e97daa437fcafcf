import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-pages-'));
  for (const name of ['index.html', 'public.html']) await writeFile(join(folder, name), `<title>${name}</title>`);
  for (const name of ['assets', 'icons']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'assets/index-1.js'), 'let one;');
  await writeFile(join(folder, 'assets/index-1.js.br'), brotliCompressSync('let one;'));
  for (const name of ['assets/picture-1.svg', 'icons/land.svg']) await writeFile(join(folder, name), '<svg/>');
  app = await openTestApp(inject('clusterUrl'), { webFolder: folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ofBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each(['/nowhere', '/land/x.html', '/land/property/17.html', '/x.php?a=1'])(
  'a browser that opens %s gets the page, which says that there is none [SHELL-016]',
  async (path) => {
    const answer = await ask(app, 'GET', path, { token: null, headers: ofBrowser });
    expect(answer).toMatchObject({ status: 200, text: '<title>index.html</title>' });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  },
);

test.each([
  '/',
  '/land/property',
  '/public/some-link',
  '/nowhere',
  '/icons/land.svg',
  '/api/health',
  '/api/nowhere',
  '/assets/no.js',
])('HEAD of %s is answered as GET, without the body: so availability is watched', async (path) => {
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map(async (method) => {
      const answer = await fetch(app.url + path, { method, headers: { 'accept-encoding': 'identity' } });
      const headers = ['content-type', 'content-length', 'cache-control', 'x-robots-tag', 'content-security-policy'];
      return {
        status: answer.status,
        text: await answer.text(),
        headers: headers.map((name) => answer.headers.get(name)),
      };
    }),
  );
  expect(get?.text).not.toBe('');
  expect(head).toEqual({ ...get, text: '' });
});

test('hashed files never change, the others are asked about; a compressed copy is sent to who takes it', async () => {
  const read = async (path: string, method: 'GET' | 'HEAD' = 'GET') => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await fetch(app.url + path, { method, headers });
    return [answer.status, answer.headers.get('cache-control'), answer.headers.get('content-encoding')];
  };
  const kept = 'public, max-age=31536000, immutable';
  expect(await read('/assets/index-1.js')).toEqual([200, kept, 'br']);
  expect(await read('/assets/index-1.js', 'HEAD')).toEqual([200, kept, 'br']);
  expect(await read('/assets/picture-1.svg')).toEqual([200, kept, null]);
  expect(await read('/icons/land.svg')).toEqual([200, 'no-cache', null]);
  expect(await read('/assets/..%2findex.html')).not.toContain(200);
});

test('a script or a picture that is gone is not there, and so is what nobody serves below /api', async () => {
  for (const [path, headers] of [
    ['/assets/index-old.js', { accept: '*/*' }],
    ['/land/x.html', {}],
    ['/api/x.html', ofBrowser],
    ['/api/nowhere', ofBrowser],
  ] as const) {
    const answer = await ask(app, 'GET', path, { token: null, headers });
    expect(answer.status).toBe(404);
    expect(refusalIn(answer).code).toBe('route.not_found');
  }
});
