import { expect, test } from 'vitest';
import { buildingClassChoices } from './building-classes.ts';

const names = (stored?: number | null) => buildingClassChoices(stored).map(({ name }) => name);

test('B- is not offered, and B+ stands before B [IND-BLD-054]', () => {
  expect(names()).toEqual(['A+', 'A', 'B+', 'B', 'C', 'D']);
  expect(names(4)).toEqual(['A+', 'A', 'B+', 'B', 'C', 'D']);
});

test('a building stored as B- still shows it [IND-BLD-054]', () => {
  expect(names(5)).toEqual(['A+', 'A', 'B+', 'B', 'B-', 'C', 'D']);
});
