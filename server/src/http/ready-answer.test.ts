import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ReadyAnswer } from './ready-answer.ts';

test('an answer that is kept is packed once for each encoding', async () => {
  const answer = new ReadyAnswer<string>(Buffer.from(JSON.stringify('text '.repeat(5_000))));
  const [one, two] = await Promise.all([answer.packed('zstd'), answer.packed('zstd')]);
  expect(two).toBe(one);
  expect(zstdDecompressSync(one)).toEqual(answer.bytes);
  expect(await answer.packed('gzip')).not.toEqual(one);
});
