import { afterEach, expect, test, vi } from 'vitest';
import { LeakyBucket } from './leaky-bucket.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Number of requests passed before the next turn of the event loop. */
async function passedAtOnce(bucket: LeakyBucket, count: number, signal: AbortSignal): Promise<number> {
  let passed = 0;
  for (let turn = 0; turn < count; turn++) {
    bucket.take(signal).then(
      () => (passed += 1),
      () => undefined,
    );
  }
  await new Promise((resolve) => setImmediate(resolve));
  return passed;
}

test('a short rush passes at once, what is beyond it waits', async () => {
  const gone = new AbortController();
  const bucket = new LeakyBucket({ perSecond: 0.001, holds: 5 });
  expect(await passedAtOnce(bucket, 8, gone.signal)).toBe(5);
  gone.abort();
});

test('who goes away before the turn leaves the place to others', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const gone = new AbortController();
  const bucket = new LeakyBucket({ perSecond: 1, holds: 1 });
  await bucket.take();
  const waiting = bucket.take(gone.signal);
  gone.abort();
  await expect(waiting).rejects.toThrow();

  clock.mockReturnValue(1000);
  const later = new AbortController();
  expect(await passedAtOnce(bucket, 2, later.signal)).toBe(1);
  later.abort();
});
