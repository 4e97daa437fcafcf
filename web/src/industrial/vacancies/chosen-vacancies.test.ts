import { expect, test } from 'vitest';
import { areaSum } from './area-sum.ts';
import { complexesOf } from './chosen-vacancies.ts';

const chosen = [
  { id: 'v1', complexId: 'c1', areaSize: 1_200.1, isEnabled: true },
  { id: 'v2', complexId: 'c2', areaSize: null, isEnabled: true },
  { id: 'v3', complexId: 'c1', areaSize: 800.2, isEnabled: false },
];

test('chosen vacancies add up their areas, and are confirmed by their complexes, each once', () => {
  expect(complexesOf(chosen)).toEqual(['c1', 'c2']);
  expect(areaSum(chosen).replaceAll('\u00a0', ' ')).toBe('2 000,30 м²');
});
