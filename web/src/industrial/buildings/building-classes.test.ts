import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { expect, test } from 'vitest';
import { fixedOptions } from '#form/field/fixed-options.ts';
import { fullCriteriaAbout } from '#industrial/filter/full-filter-about.tsx';

const names = (...stored: number[]) =>
  fixedOptions(buildingFields.buildingClass.values, stored).map(({ label }) => label);

test('B- is not offered, and B+ stands before B [IND-BLD-054]', () => {
  expect(names()).toEqual(['A+', 'A', 'B+', 'B', 'C', 'D']);
  expect(names(4)).toEqual(['A+', 'A', 'B+', 'B', 'C', 'D']);
});

test('nor does the filter offer it [IND-BLD-054]', () => {
  const { buildingClasses } = fullCriteriaAbout;
  if (buildingClasses.kind !== 'choice') throw new Error('classes are chosen from a list');
  expect(buildingClasses.useChoices().map(({ label }) => label)).toEqual(['A+', 'A', 'B+', 'B', 'C', 'D']);
});

test('a building stored as B- still shows it [IND-BLD-054]', () => {
  expect(names(5)).toEqual(['A+', 'A', 'B+', 'B', 'B-', 'C', 'D']);
});
