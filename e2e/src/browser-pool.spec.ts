import { givenProperty } from '@gektar/server/testing/given.ts';
import type { Kind } from './browser-pool.ts';
import { expect, test } from './journey.ts';

/** Options that differ from those of all journeys, so that the test gets a separate browser. */
const kind: Kind = {
  contextOptions: {},
  deviceScaleFactor: undefined,
  hasTouch: false,
  isMobile: false,
  javaScriptEnabled: true,
  locale: 'ru-RU',
  permissions: undefined,
  timezoneId: undefined,
  userAgent: 'of browser-pool.spec.ts',
};
const look = { colorScheme: 'light', viewport: { width: 1440, height: 900 } } as const;
const usual = { isNew: false };

test('a journey finds nothing of what the one before it has left in the browser', async ({
  browser,
  browserPool,
  app,
}) => {
  await givenProperty(app.db);
  const first = await browserPool.borrow(browser, kind, look, usual);
  const { context, page } = first;
  await context.addCookies([{ name: 'left', value: 'behind', url: app.url }]);
  await context.grantPermissions(['clipboard-read']);
  await page.goto('/error');
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    await caches.open('left');
    await new Promise((done) => {
      indexedDB.open('left').onsuccess = done;
    });
    window.addEventListener('beforeunload', (event) => event.preventDefault());
  });
  await page.setViewportSize({ width: 700, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.mouse.click(200, 200);
  const heard: string[] = [];
  for (const one of [page, context]) one.on('request', (request) => heard.push(request.url()));
  await page.route('**/api/settings', (route) => route.abort());
  await context.route('**/api/settings', (route) => route.abort());
  await context.newPage();
  await context.setOffline(true);
  await browserPool.takeBack(first, { isSpent: false });

  const second = await browserPool.borrow(browser, kind, look, usual);
  heard.length = 0;
  expect(second.page, 'in the same browser').toBe(page);
  expect(context.pages()).toEqual([page]);
  expect(await context.cookies()).toEqual([]);
  const found = await page.evaluate(async () => ({
    stored: [localStorage.length, sessionStorage.length],
    caches: await caches.keys(),
    bases: await indexedDB.databases(),
    permission: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    size: [innerWidth, innerHeight],
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPrint: matchMedia('print').matches,
    steps: history.length,
  }));
  expect(found).toEqual({
    stored: [0, 0],
    caches: [],
    bases: [],
    permission: 'prompt',
    size: [1440, 900],
    isDark: false,
    isPrint: false,
    steps: 1,
  });
  const settings = page.waitForResponse('**/api/settings');
  await page.goto('/error');
  expect((await settings).status()).toBe(200);
  expect(await page.locator(':hover').count(), 'under the mouse').toBe(0);
  expect(heard, 'by listeners of the journey before').toEqual([]);
  await browserPool.takeBack(second, { isSpent: false });
});

test('what cannot be undone costs the browser: a stopped clock, a script in every page, a failure, a first visit', async ({
  browser,
  browserPool,
}) => {
  const borrow = (isNew = false) => browserPool.borrow(browser, kind, look, { isNew });
  const clocked = await borrow();
  await clocked.page.clock.install();
  await browserPool.takeBack(clocked, { isSpent: false });

  const scripted = await borrow();
  expect(scripted.context).not.toBe(clocked.context);
  await scripted.page.addInitScript(() => localStorage.setItem('left', 'behind'));
  await browserPool.takeBack(scripted, { isSpent: false });

  const failed = await borrow();
  expect(failed.context).not.toBe(scripted.context);
  await browserPool.takeBack(failed, { isSpent: true });

  const renewed = await borrow();
  expect(renewed.context).not.toBe(failed.context);
  const firstVisit = await borrow(true);
  expect(firstVisit.context).not.toBe(renewed.context);
  await browserPool.takeBack(firstVisit, { isSpent: false });
  await browserPool.takeBack(renewed, { isSpent: false });
  expect((await borrow()).context).toBe(renewed.context);
});

test('a browser without maps draws nothing by WebGL, one with maps does', async ({ browser, browserPool }) => {
  const drawnPixel = async (isMapDrawn: boolean) => {
    const lent = await browserPool.borrow(browser, { ...kind, isMapDrawn }, look, { isNew: true });
    await lent.page.reload();
    const pixel = await lent.page.evaluate(drawGreenPoint);
    await browserPool.takeBack(lent, { isSpent: false });
    return pixel;
  };
  expect(await drawnPixel(true)).toEqual([0, 255, 0, 255]);
  expect(await drawnPixel(false)).toEqual([0, 0, 0, 0]);
});

/** Runs in the page: draws a point over a canvas of one pixel. @returns its red, green, blue and opacity */
function drawGreenPoint(): number[] {
  const canvas = new OffscreenCanvas(1, 1);
  const gl = canvas.getContext('webgl2') as WebGL2RenderingContext;
  const program = gl.createProgram();
  const sources = [
    [gl.VERTEX_SHADER, '#version 300 es\nvoid main() { gl_Position = vec4(0, 0, 0, 1); gl_PointSize = 4.0; }'],
    [gl.FRAGMENT_SHADER, '#version 300 es\nprecision mediump float; out vec4 c; void main() { c = vec4(0, 1, 0, 1); }'],
  ] as const;
  for (const [type, source] of sources) {
    const shader = gl.createShader(type) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL, not a hook of React
  gl.useProgram(program);
  gl.drawArrays(gl.POINTS, 0, 1);
  const pixel = new Uint8Array(4);
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  return [...pixel];
}

test('no request is lost when a journey stops intercepting', async ({ page }) => {
  await page.goto('/icons/product.svg');
  for (let round = 0; round < 20; round++) {
    await page.route('**/held', (route) => route.fulfill({ body: 'held' }), { times: 1 });
    const answers = page.evaluate(async (round) => {
      const held = fetch('/held');
      const others = Array.from({ length: 10 }, (_, index) => fetch(`/icons/product.svg?${round}.${index}`));
      const all = await Promise.all([held, ...others]);
      return all.map(({ status }) => status);
    }, round);
    expect(await answers).toEqual(Array.from({ length: 11 }, () => 200));
  }
});
