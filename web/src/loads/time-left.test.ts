import { expect, test } from 'vitest';
import { leftMs, timeLeftText } from './time-left.ts';

test('the time left follows from the pace since the job is watched', () => {
  expect(leftMs({ done: 10, atMs: 1_000 }, { done: 30, atMs: 3_000 }, 50)).toBe(2_000);
  expect(leftMs({ done: 10, atMs: 1_000 }, { done: 10, atMs: 3_000 }, 50)).toBeUndefined();
  expect(leftMs({ done: 10, atMs: 1_000 }, { done: 50, atMs: 3_000 }, 50)).toBeUndefined();
});

test('seconds, then minutes', () => {
  const plain = (ms: number) => timeLeftText(ms).replaceAll('\u00a0', ' ');
  expect(plain(200)).toBe('осталось около 1 секунды');
  expect(plain(4_200)).toBe('осталось около 4 секунд');
  expect(plain(61_000)).toBe('осталось около 1 минуты');
});
