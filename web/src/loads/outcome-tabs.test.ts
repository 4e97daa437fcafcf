import { expect, test } from 'vitest';
import { firstTab, tabsOf } from './outcome-tabs.ts';

const counts = {
  total: 9,
  created: 0,
  drafts: 0,
  updated: 0,
  failed: 0,
  skipped: 0,
  waiting: 0,
  isStopped: false,
  left: 0,
};

test('drafts come first; without them the first filter with objects, of an empty outcome the new ones', () => {
  expect(firstTab(tabsOf({ ...counts, created: 4, drafts: 2 }))).toBe('draft');
  expect(firstTab(tabsOf({ ...counts, created: 4, updated: 3 }))).toBe('created');
  expect(firstTab(tabsOf({ ...counts, failed: 1, skipped: 5 }))).toBe('failed');
  expect(firstTab(tabsOf(counts))).toBe('created');
  expect(firstTab([])).toBe('created');
});

test('objects that were not reached have a filter only when there are any', () => {
  expect(tabsOf(counts).map(({ result }) => result)).toEqual(['created', 'draft', 'updated', 'failed', 'skipped']);
  expect(tabsOf({ ...counts, waiting: 2 }).at(-1)).toEqual({ result: 'waiting', label: 'Не дошли', count: 2 });
});
