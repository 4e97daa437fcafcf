import { expect, test } from 'vitest';
import { DECLARED_LAYOUT, withVisible } from './column-layout.ts';
import { EMPTY_MEMORY, readMemory, withoutSet, withSet } from './column-memory.ts';

test('what was kept comes back whole [LAND-PROP-007]', () => {
  const layout = { visibility: { price: false }, order: ['type', 'region'], widths: { type: 180 } };
  const memory = withSet({ layout, sets: [] }, 'Продажа', layout);
  expect(readMemory(JSON.stringify(memory))).toEqual(memory);
});

test('nothing kept, or nothing that can be read, is the table as declared', () => {
  for (const text of [undefined, '', 'null', '[]', '{"layout":7,"sets":{}}', '{"layout":']) {
    expect(readMemory(text)).toEqual(EMPTY_MEMORY);
  }
});

test('what makes no sense is let go, the rest stays', () => {
  const text = JSON.stringify({
    layout: { visibility: { price: 'yes', type: false }, order: ['type', 5], widths: { type: null, region: 90 } },
    sets: [{ name: '' }, { name: 'Аренда', layout: {} }, 3],
  });
  expect(readMemory(text)).toEqual({
    layout: { visibility: { type: false }, order: ['type'], widths: { region: 90 } },
    sets: [{ name: 'Аренда', layout: DECLARED_LAYOUT }],
  });
});

test('sets are saved over the same name, sorted, and removed', () => {
  const narrow = withVisible(DECLARED_LAYOUT, 'price', false);
  const two = withSet(withSet(EMPTY_MEMORY, 'Продажа', DECLARED_LAYOUT), 'Аренда', DECLARED_LAYOUT);
  expect(two.sets.map((set) => set.name)).toEqual(['Аренда', 'Продажа']);
  expect(withSet(two, 'Аренда', narrow).sets[0]?.layout).toBe(narrow);
  expect(withoutSet(two, 'Аренда').sets.map((set) => set.name)).toEqual(['Продажа']);
});
