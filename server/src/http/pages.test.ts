import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-pages-'));
  for (const name of ['index.html', 'public.html']) await writeFile(join(folder, name), `<title>${name}</title>`);
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
