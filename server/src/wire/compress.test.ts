import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { listOkveds } from '@gektar/contract/places/okved-endpoints.ts';
import { getSettings } from '@gektar/contract/shell.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Requests with `node:http` to get the raw body: `fetch` would decompress it. */
function ask(
  path: string,
  acceptEncoding?: string,
): Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }> {
  const headers = {
    authorization: `Bearer ${app.broker.token}`,
    ...(acceptEncoding && { 'accept-encoding': acceptEncoding }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(app.url + path, { headers }, async (response) => {
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) });
    });
    asked.once('error', reject);
    asked.end();
  });
}

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['zstd;q=0, br, gzip, deflate', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)(
  'a large answer to who accepts %s is packed as %s and holds the same',
  async (accepted, encoding, unpack) => {
    const plain = await ask(listOkveds.path);
    const packed = await ask(listOkveds.path, accepted);
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    expect(unpack(packed.body)).toEqual(plain.body);
  },
);

test.each([undefined, 'identity', 'br;q=0', 'lzma'])('who accepts %s gets it as it is, whole', async (accepted) => {
  const { headers, body } = await ask(listOkveds.path, accepted);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-length']).toBe(String(body.length));
  expect(JSON.parse(body.toString())).toHaveLength((await app.broker.call(listOkveds)).length);
});

test('a small answer is not worth packing', async () => {
  const { headers } = await ask(getSettings.path, 'br, gzip');
  expect(headers['content-encoding']).toBeUndefined();
});
