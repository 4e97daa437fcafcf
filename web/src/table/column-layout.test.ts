import { describe, expect, test } from 'vitest';
import {
  DECLARED_LAYOUT,
  isSameArrangement,
  orderedColumns,
  visibleColumns,
  widthOf,
  withMoved,
  withoutWidth,
  withStepped,
  withVisible,
  withWidth,
} from './column-layout.ts';

const columns = [
  { id: 'number', width: 220 },
  { id: 'type', width: 160 },
  { id: 'region', width: 160 },
  { id: 'price', width: 120 },
  { id: 'comment', width: 300, isHiddenAtFirst: true },
];
const shown = (layout = DECLARED_LAYOUT) => visibleColumns(columns, layout).map((column) => column.id);

describe('visibility', () => {
  test('columns meant to be asked for are hidden at first', () => {
    expect(shown()).toEqual(['number', 'type', 'region', 'price']);
  });

  test('a column is hidden and shown [SHELL-049]', () => {
    expect(shown(withVisible(DECLARED_LAYOUT, 'type', false))).toEqual(['number', 'region', 'price']);
    expect(shown(withVisible(DECLARED_LAYOUT, 'comment', true))).toContain('comment');
  });

  test('the first column cannot be hidden', () => {
    expect(shown(withVisible(DECLARED_LAYOUT, 'number', false))).toContain('number');
  });
});

describe('order', () => {
  test('a column is put in front of another, or at the end', () => {
    expect(shown(withMoved(columns, DECLARED_LAYOUT, 'price', 'type'))).toEqual(['number', 'price', 'type', 'region']);
    expect(shown(withMoved(columns, DECLARED_LAYOUT, 'type', undefined))).toEqual([
      'number',
      'region',
      'price',
      'type',
    ]);
  });

  test('nothing comes before the first column, and it does not move', () => {
    expect(shown(withMoved(columns, DECLARED_LAYOUT, 'price', 'number'))[0]).toBe('number');
    expect(withMoved(columns, DECLARED_LAYOUT, 'number', 'price')).toBe(DECLARED_LAYOUT);
  });

  test('steps pass hidden columns by', () => {
    const layout = withVisible(DECLARED_LAYOUT, 'region', false);
    expect(shown(withStepped(columns, layout, 'price', -1))).toEqual(['number', 'price', 'type']);
    expect(shown(withStepped(columns, layout, 'type', 1))).toEqual(['number', 'price', 'type']);
    expect(withStepped(columns, layout, 'type', -1)).toBe(layout);
  });

  test('a column added to the table later stands behind its declared neighbour', () => {
    const old = { ...DECLARED_LAYOUT, order: ['price', 'type'] };
    expect(orderedColumns(columns, old).map((column) => column.id)).toEqual([
      'number',
      'price',
      'comment',
      'type',
      'region',
    ]);
  });

  test('a column taken out of the table is forgotten', () => {
    expect(shown({ ...DECLARED_LAYOUT, order: ['gone', 'price'] })).toEqual(['number', 'type', 'region', 'price']);
  });
});

describe('width', () => {
  const type = { id: 'type', width: 160 };

  test('a width is kept within bounds and given back', () => {
    expect(widthOf(withWidth(DECLARED_LAYOUT, 'type', 90.4), type)).toBe(90);
    expect(widthOf(withWidth(DECLARED_LAYOUT, 'type', 3), type)).toBe(56);
    expect(widthOf(withoutWidth(withWidth(DECLARED_LAYOUT, 'type', 90), 'type'), type)).toBe(160);
  });
});

test('two arrangements are one when they look alike', () => {
  const roundabout = withVisible(withVisible(DECLARED_LAYOUT, 'type', false), 'type', true);
  expect(isSameArrangement(columns, roundabout, DECLARED_LAYOUT)).toBe(true);
  expect(isSameArrangement(columns, withVisible(roundabout, 'price', false), DECLARED_LAYOUT)).toBe(false);
});
