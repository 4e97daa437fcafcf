import { expect, test } from 'vitest';
import { untilNext } from './notification-count.ts';

test.each([
  ['2026-11-23T14:33:30', 31_000],
  ['2026-11-23T14:33:00', 2_000],
  ['2026-11-23T14:00:00', 2_000],
  ['2026-11-23T14:38:00', 300_000],
  ['2026-11-24T10:00:00', 300_000],
  [null, 300_000],
])('at 14:33 the badge with a reminder at %s is asked for in %d ms', (next, ms) => {
  expect(untilNext(next, '2026-11-23T14:33:00')).toBe(ms);
});
