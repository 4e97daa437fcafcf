import { afterEach, expect, test, vi } from 'vitest';
import { type ClientRefused, callAsClient } from './client-call.ts';

const line = { method: 'GET', path: '/api/settings' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Stubs `fetch`: it returns the answers in order, then repeats the last one. */
function answering(...answers: readonly (() => Response)[]) {
  const left = [...answers];
  const fetched = vi.fn(async () => ((left.length > 1 ? left.shift() : left[0]) ?? Response.error)());
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers();
  return fetched;
}
const busy = () => new Response('{}', { status: 503, headers: { 'retry-after': '2' } });

test('a client page waits for an overloaded server as long as it says, and asks again by itself', async () => {
  const fetched = answering(busy, busy, () => Response.json({ productName: 'Гектар' }));
  const answer = callAsClient(line, {});
  await vi.advanceTimersByTimeAsync(1_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toEqual({ productName: 'Гектар' });
});

test('after three retries it gives up, and a failure without a term is told at once', async () => {
  const fetched = answering(busy);
  const refused = callAsClient(line, {}).catch((error: ClientRefused) => error.status);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await refused).toBe(503);
  expect(fetched).toHaveBeenCalledTimes(4);

  const away = answering(() => new Response('', { status: 503 }));
  expect(await callAsClient(line, {}).catch((error: ClientRefused) => error.status)).toBe(503);
  expect(away).toHaveBeenCalledTimes(1);
});

test('a mark is sent once: whether it was kept is not known', async () => {
  const fetched = answering(busy);
  const mark = { method: 'POST', path: '/api/settings' } as const;
  await expect(callAsClient(mark as never, {})).rejects.toMatchObject({ status: 503 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a page that is left meanwhile asks no more', async () => {
  const fetched = answering(busy);
  const gone = new AbortController();
  const answer = callAsClient(line, {}, gone.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  gone.abort(new Error('left'));
  expect(await answer).toEqual(new Error('left'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
