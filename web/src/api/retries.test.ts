import { CallBroken, ForeignAnswer } from '@gektar/contract/call.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { describe, expect, test } from 'vitest';
import { mayRetry, retryDelayMs } from './retries.ts';

const busy = new Failure('server.busy', { status: 503, retryAfterSeconds: 2 });

test('a read is repeated where it may pass: twice, and three times where the answer says when', () => {
  const retriesOf = (error: unknown) => [0, 1, 2, 3, 4].filter((failed) => mayRetry(failed, error)).length;
  expect(retriesOf(new CallBroken('no answer'))).toBe(2);
  expect(retriesOf(new Failure('database.away', { status: 503 }))).toBe(2);
  expect(retriesOf(new ForeignAnswer(502))).toBe(2);
  expect(retriesOf(busy)).toBe(3);
  expect(retriesOf(new ForeignAnswer(503, '', 10))).toBe(3);
  for (const refused of [
    new Failure('request.invalid', { status: 400 }),
    new Failure('unexpected', { status: 500 }),
    new Failure('request.too_many', { status: 429, retryAfterSeconds: 1 }),
    new ForeignAnswer(404),
    new Error('a bug'),
  ]) {
    expect(retriesOf(refused), String(refused)).toBe(0);
  }
});

describe('between two attempts', () => {
  test('a second passes, then two', () => {
    expect([0, 1].map((failed) => retryDelayMs(failed, new CallBroken('no answer')))).toEqual([1_000, 2_000]);
  });

  test('no less passes than the answer says, and up to half as long again; no foreign server makes anybody wait for long', () => {
    expect([0, 0.5, 1].map((share) => retryDelayMs(0, busy, share))).toEqual([2_000, 2_500, 3_000]);
    expect(retryDelayMs(2, busy, 0)).toBe(2_000);
    expect(retryDelayMs(0, new ForeignAnswer(503, '', 86_400), 0)).toBe(30_000);
  });
});
