import { expect, test } from 'vitest';
import { ProcessCache } from './process-cache.ts';

const MEGABYTE = 1024 * 1024;
const text = (bytes: number) => Buffer.alloc(bytes, 'x');

test('a value is a hit for its version alone', () => {
  const plots = new ProcessCache(1).named('plot');
  plots.set('a', '1', Buffer.from('old'), 3);
  expect(plots.get('a', '2')).toBeUndefined();
  plots.set('a', '2', Buffer.from('new'), 3);
  expect(plots.get('a', '2')?.toString()).toBe('new');
  expect(plots.get('a', '1')).toBeUndefined();
});

test('named caches share the limit, not their values', () => {
  const cache = new ProcessCache(1);
  cache.named('plot').set('a', '1', text(10), 10);
  expect(cache.named('vacancy').get('a', '1')).toBeUndefined();
  expect(cache.named('plot').get('a', '1')).toHaveLength(10);
  expect(cache.stats).toEqual([
    { name: 'plot', hits: 1, misses: 0 },
    { name: 'vacancy', hits: 0, misses: 1 },
  ]);
});

test('memory stays within the limit, and hits stay in it', () => {
  const cache = new ProcessCache(1);
  const plots = cache.named('plot');
  plots.set('wanted', '1', text(1_000), 1_000);
  for (let n = 0; n < 5_000; n += 1) {
    plots.set(`once ${n}`, '1', text(1_000), 1_000);
    expect(plots.get('wanted', '1')).toBeDefined();
    expect(cache.bytes).toBeLessThanOrEqual(MEGABYTE);
  }
  expect(plots.get('once 0', '1')).toBeUndefined();
  expect(plots.get('once 4999', '1')).toBeDefined();
});

test('bytes count every value once, replaced ones not at all', () => {
  const cache = new ProcessCache(1);
  const plots = cache.named('plot');
  plots.set('a', '1', text(1_000), 1_000);
  const one = cache.bytes;
  for (let version = 2; version < 3_000; version += 1) plots.set('a', String(version), text(1_000), 1_000);
  expect(cache.bytes).toBe(one);
});

test('a value above half of the limit is not cached, nor anything with a limit of 0', () => {
  const small = new ProcessCache(1);
  small.named('plot').set('a', '1', text(MEGABYTE), MEGABYTE);
  expect(small.bytes).toBe(0);
  const none = new ProcessCache(0);
  none.named('plot').set('a', '1', text(1), 1);
  expect(none.isOff).toBe(true);
  expect(none.named('plot').get('a', '1')).toBeUndefined();
});
