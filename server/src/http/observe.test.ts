import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'), { mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png' });
});
afterAll(() => app.close());

test('metrics count calls by their declared path, so that no id becomes a series of its own', async () => {
  await ask(app, 'GET', '/api/land/properties/019a0000-0000-7000-8000-000000000000');
  await ask(app, 'GET', '/api/nothing/of/the/kind');
  const { status, headers, text } = await ask(app, 'GET', '/metrics', { token: null });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('http_request_seconds_count{method="GET",route="/api/land/properties/:id",status="404"} 1');
  expect(text).not.toContain('019a0000');
  expect(text).not.toContain('of/the/kind');
  expect(text).toContain('process_cpu_seconds_total');
});

test('metrics are for this machine alone, or for who bears their token; to others they are an unknown address', async () => {
  const read = (server: TestApp, headers: Record<string, string>) =>
    ask(server, 'GET', '/metrics', { token: null, headers });
  expect((await read(app, { 'x-forwarded-for': '10.0.0.7' })).status).toBe(404);
  expect((await read(app, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(200);
  const guarded = await openTestApp(inject('clusterUrl'), { metricsToken: 'sixteen letters!' });
  for (const authorization of ['', 'Bearer sixteen letters', 'sixteen letters!'])
    expect((await read(guarded, { authorization })).status).toBe(404);
  const answer = await read(guarded, { authorization: 'Bearer sixteen letters!', 'x-forwarded-for': '10.0.0.7' });
  expect(answer.status).toBe(200);
  await guarded.close();
});

test('every answer forbids scripts that are not ours, frames and guessing of types', async () => {
  for (const path of ['/api/settings', '/api/nothing', '/api/employees']) {
    const { headers } = await ask(app, 'GET', path, { token: null });
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((rule) => {
        const [name = '', ...sources] = rule.trim().split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('script-src-attr')).toBe("'none'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('img-src')).toContain('https://tiles.example');
    expect(policy.get('connect-src')).toContain('https://tiles.example');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('an office that opens the page over plain HTTP is not sent to HTTPS', async () => {
  const { headers } = await ask(app, 'GET', '/api/settings', { token: null });
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('another site gets no leave to read answers', async () => {
  const headers = { origin: 'https://elsewhere.example' };
  const answer = await ask(app, 'GET', '/api/settings', { token: null, headers });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('nothing of an answer is kept on the way, refusals neither', async () => {
  for (const path of ['/api/settings', '/api/employees', '/api/employees/current', '/api/nothing', '/api/%zz']) {
    const answer = await ask(app, 'GET', path, { token: null });
    expect(answer.headers.get('cache-control'), path).toBe('no-store');
    if (answer.status >= 400) refusalIn(answer);
  }
});
