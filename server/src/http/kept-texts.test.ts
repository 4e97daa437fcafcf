import { expect, test } from 'vitest';
import { KeptTexts } from './kept-texts.ts';

const MEGABYTE = 1024 * 1024;
const text = (bytes: number) => Buffer.alloc(bytes, 'x');

test('a text is found in the version that it was kept in, and in no other', () => {
  const shelf = new KeptTexts(1).shelf('plot');
  shelf.put('a', '1', Buffer.from('old'), 3);
  expect(shelf.find('a', '2')).toBeUndefined();
  shelf.put('a', '2', Buffer.from('new'), 3);
  expect(shelf.find('a', '2')?.toString()).toBe('new');
  expect(shelf.find('a', '1')).toBeUndefined();
});

test('shelves share the limit, not their texts', () => {
  const kept = new KeptTexts(1);
  kept.shelf('plot').put('a', '1', text(10), 10);
  expect(kept.shelf('vacancy').find('a', '1')).toBeUndefined();
  expect(kept.shelf('plot').find('a', '1')).toHaveLength(10);
  expect(kept.looks).toEqual([
    { shelf: 'plot', hits: 1, misses: 0 },
    { shelf: 'vacancy', hits: 0, misses: 1 },
  ]);
});

test('memory stays within the limit, and what is read again and again stays', () => {
  const kept = new KeptTexts(1);
  const shelf = kept.shelf('plot');
  shelf.put('wanted', '1', text(1_000), 1_000);
  for (let n = 0; n < 5_000; n += 1) {
    shelf.put(`once ${n}`, '1', text(1_000), 1_000);
    expect(shelf.find('wanted', '1')).toBeDefined();
    expect(kept.bytes).toBeLessThanOrEqual(MEGABYTE);
  }
  expect(shelf.find('once 0', '1')).toBeUndefined();
  expect(shelf.find('once 4999', '1')).toBeDefined();
});

test('bytes count every text once, whatever is replaced', () => {
  const kept = new KeptTexts(1);
  const shelf = kept.shelf('plot');
  shelf.put('a', '1', text(1_000), 1_000);
  const one = kept.bytes;
  for (let version = 2; version < 3_000; version += 1) shelf.put('a', String(version), text(1_000), 1_000);
  expect(kept.bytes).toBe(one);
});

test('a text above half of the limit is not kept, nor anything without a limit', () => {
  const small = new KeptTexts(1);
  small.shelf('plot').put('a', '1', text(MEGABYTE), MEGABYTE);
  expect(small.bytes).toBe(0);
  const none = new KeptTexts(0);
  none.shelf('plot').put('a', '1', text(1), 1);
  expect(none.keepsNothing).toBe(true);
  expect(none.shelf('plot').find('a', '1')).toBeUndefined();
});
