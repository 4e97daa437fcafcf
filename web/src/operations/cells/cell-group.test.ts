import { expect, test } from 'vitest';
import { CellGroups } from './cell-group.ts';

test('edits of one field within ten seconds are one operation, each object once', () => {
  const groups = new CellGroups();
  const first = groups.operationFor('price', 'a', 1_000);
  expect(groups.operationFor('price', 'b', 10_999)).toBe(first);
  expect(groups.done(first, 'a')).toBe(1);
  expect(groups.done(first, 'b')).toBe(2);
  expect(groups.done(first, 'b')).toBe(2);
  const again = groups.operationFor('price', 'b', 11_000);
  expect(again).not.toBe(first);
  expect(groups.done(first, 'a')).toBe(1);
});

test('another field, a pause and an end begin another operation', () => {
  const groups = new CellGroups();
  const first = groups.operationFor('price', 'a', 0);
  const other = groups.operationFor('area', 'b', 1);
  expect(other).not.toBe(first);
  const later = groups.operationFor('area', 'c', 10_001);
  expect(later).not.toBe(other);
  groups.end();
  expect(groups.operationFor('area', 'd', 10_002)).not.toBe(later);
});
