import { afterEach, beforeEach, expect, test } from 'vitest';
import { machineSlowness, slownessOf } from './machine-speed.mjs';

const before = process.env.GEKTAR_SLOWNESS;
beforeEach(() => {
  delete process.env.GEKTAR_SLOWNESS;
});
afterEach(() => {
  if (before !== undefined) process.env.GEKTAR_SLOWNESS = before;
});

test('limits are never shortened, and grow eight times at most', () => {
  expect([1, 90, 270, 100_000].map(slownessOf)).toEqual([1, 1, 3, 8]);
});

test('a run measures once and hands it on', () => {
  const measured = machineSlowness();
  expect(measured).toBeGreaterThanOrEqual(1);
  expect(measured).toBeLessThanOrEqual(8);
  expect(process.env.GEKTAR_SLOWNESS).toBe(String(measured));
  process.env.GEKTAR_SLOWNESS = '3.5';
  expect(machineSlowness()).toBe(3.5);
});
