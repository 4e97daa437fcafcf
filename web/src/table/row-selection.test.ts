import { expect, test } from 'vitest';
import { selectionState, toggleAll, toggleRange, toggleRow } from './row-selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const chosen = (...some: string[]) => new Set(some);

test('a row is chosen and let go', () => {
  expect(toggleRow(chosen('a'), 'b')).toEqual(chosen('a', 'b'));
  expect(toggleRow(chosen('a', 'b'), 'b')).toEqual(chosen('a'));
});

test('a range is chosen downwards and upwards, ends included', () => {
  expect(toggleRange(chosen('b'), ids, 'b', 'd')).toEqual(chosen('b', 'c', 'd'));
  expect(toggleRange(chosen('d'), ids, 'd', 'b')).toEqual(chosen('b', 'c', 'd'));
});

test('a range ending at a chosen row is let go', () => {
  expect(toggleRange(chosen('a', 'b', 'c', 'e'), ids, 'a', 'c')).toEqual(chosen('e'));
});

test('a range from a row that has left the list is one row', () => {
  expect(toggleRange(chosen(), ids, 'gone', 'c')).toEqual(chosen('c'));
});

test('the checkbox over all rows has three states', () => {
  expect(selectionState(chosen(), ids)).toBe('none');
  expect(selectionState(chosen('b'), ids)).toBe('some');
  expect(selectionState(chosen(...ids), ids)).toBe('all');
  expect(selectionState(chosen('gone'), [])).toBe('none');
});

test('all rows are chosen, then let go, and rows of another page stay as they were', () => {
  expect(toggleAll(chosen('b', 'far'), ids)).toEqual(chosen(...ids, 'far'));
  expect(toggleAll(chosen(...ids, 'far'), ids)).toEqual(chosen('far'));
});
