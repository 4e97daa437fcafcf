import { expect, test } from 'vitest';
import { isChoosingOn, movedBy } from './row-keys.ts';

test('arrows move by one row and stop at the ends', () => {
  expect(movedBy('ArrowDown', 3, 10, 5)).toBe(4);
  expect(movedBy('ArrowDown', 9, 10, 5)).toBe(9);
  expect(movedBy('ArrowUp', 0, 10, 5)).toBe(0);
});

test('the first arrow comes to the first row', () => {
  expect(movedBy('ArrowDown', undefined, 10, 5)).toBe(0);
  expect(movedBy('ArrowUp', undefined, 10, 5)).toBe(0);
});

test('pages, beginning and end', () => {
  expect(movedBy('PageDown', 1, 10, 5)).toBe(6);
  expect(movedBy('PageDown', 7, 10, 5)).toBe(9);
  expect(movedBy('PageUp', 7, 10, 5)).toBe(2);
  expect(movedBy('Home', 7, 10, 5)).toBe(0);
  expect(movedBy('End', 7, 10, 5)).toBe(9);
});

test('other keys, and an empty table, do not move', () => {
  expect(movedBy('a', 3, 10, 5)).toBeUndefined();
  expect(movedBy('ArrowDown', undefined, 0, 5)).toBeUndefined();
});

test('Shift with an arrow chooses on while rows are chosen, and only then', () => {
  const chosen = new Set(['a']);
  expect(isChoosingOn({ key: 'ArrowDown', shiftKey: true }, chosen)).toBe(true);
  expect(isChoosingOn({ key: 'ArrowUp', shiftKey: true }, chosen)).toBe(true);
  expect(isChoosingOn({ key: 'ArrowDown', shiftKey: false }, chosen)).toBe(false);
  expect(isChoosingOn({ key: 'ArrowRight', shiftKey: true }, chosen)).toBe(false);
  expect(isChoosingOn({ key: 'ArrowDown', shiftKey: true }, new Set())).toBe(false);
  expect(isChoosingOn({ key: 'ArrowDown', shiftKey: true }, undefined)).toBe(false);
});
