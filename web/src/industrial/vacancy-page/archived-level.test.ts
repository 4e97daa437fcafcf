import { expect, test } from 'vitest';
import { archivedLevel } from './archived-level.ts';

test.each([
  // vacancy, building, complex: whether active
  [true, true, true, undefined],
  [false, true, true, 'vacancy'],
  [true, false, true, 'building'],
  [false, false, true, 'building'],
  [true, true, false, 'complex'],
  [false, false, false, 'complex'],
] as const)('vacancy %s, building %s, complex %s: the message is about %s', (vacancy, building, complex, level) => {
  const own = { isActive: vacancy && building && complex, isEnabled: vacancy, buildingId: 'b' };
  const buildings = [
    { id: 'a', isEnabled: !building },
    { id: 'b', isEnabled: building },
  ];
  expect(archivedLevel(own, { isEnabled: complex, buildings })).toBe(level);
});

test('nothing is claimed while the complex is loading', () => {
  expect(archivedLevel({ isActive: false, isEnabled: false, buildingId: 'b' }, undefined)).toBeUndefined();
});
