import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ReadyResponse } from './ready-response.ts';

test('a response is compressed once for each encoding', async () => {
  const response = new ReadyResponse<string>(Buffer.from(JSON.stringify('text '.repeat(5_000))));
  const [one, two] = await Promise.all([response.compressed('zstd'), response.compressed('zstd')]);
  expect(two).toBe(one);
  expect(zstdDecompressSync(one)).toEqual(response.bytes);
  expect(await response.compressed('gzip')).not.toEqual(one);
});
