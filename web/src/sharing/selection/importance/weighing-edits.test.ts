import { expect, test } from 'vitest';
import type { WeighedRow } from './weighed-request.ts';
import { changesOf, isChanged, shownWeighing, usualEdits, weightEdits, withEdit } from './weighing-edits.ts';
import { weightByKey } from './weight-squares.tsx';

const area: WeighedRow = {
  name: 'area',
  label: 'Площадь',
  asked: 'от 5,00 га',
  unit: 'percent',
  usual: { isMust: false, weight: 5, tolerance: 15 },
  stored: { isMust: false, weight: 4, tolerance: 20 },
};
const type: WeighedRow = {
  name: 'type',
  label: 'Тип',
  asked: 'Логистика',
  unit: undefined,
  usual: { isMust: true, weight: 3, tolerance: undefined },
  stored: { isMust: true, weight: 3, tolerance: undefined },
};

test('an edit is shown over what is stored; the stored value given back leaves no edit', () => {
  const edits = withEdit(area, {}, { weight: 2 });
  expect(shownWeighing(area, edits)).toEqual({ isMust: false, weight: 2, tolerance: 20 });
  expect(withEdit(area, edits, { weight: 4 })).toEqual({});
  expect(withEdit(type, edits, { isMust: false })).toEqual({ area: { weight: 2 }, type: { isMust: false } });
});

test('a must has neither weight nor tolerance to change', () => {
  const edits = { area: { isMust: true, weight: 1, tolerance: 5 } };
  expect(changesOf(area, edits)).toEqual({ isMust: true, weight: false, tolerance: false });
  expect(isChanged(type, { type: { weight: 1 } })).toBe(false);
  expect(isChanged(type, { type: { isMust: false } })).toBe(true);
  expect(isChanged(area, { area: { tolerance: 5 } })).toBe(true);
  const wish = { type: { isMust: false, weight: 1 } };
  expect(changesOf(type, wish), 'what was a must had no weight').toMatchObject({ isMust: true, weight: false });
});

test('usual weights are edits where the stored ones differ', () => {
  expect(usualEdits({ rows: [area, type] })).toEqual({ area: { weight: 5, tolerance: 15 } });
});

test('suggested weights leave other edits alone', () => {
  expect(weightEdits([area, type], { area: { tolerance: 5 } }, { area: 1 })).toEqual({
    area: { tolerance: 5, weight: 1 },
  });
});

test.each([
  ['0', 3, 0],
  ['5', 3, 5],
  ['6', 3, undefined],
  ['ArrowRight', 5, 5],
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 0, 0],
  ['Home', 4, 0],
  ['End', 1, 5],
  ['s', 3, undefined],
])('the key %s on the weight %i', (key, value, next) => {
  const plain = { key, ctrlKey: false, altKey: false, metaKey: false };
  expect(weightByKey(plain, value)).toBe(next);
  expect(weightByKey({ ...plain, ctrlKey: true }, value)).toBeUndefined();
});
