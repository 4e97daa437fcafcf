import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { expect, test } from 'vitest';
import { describedText } from '#form/described/described-text.ts';

test('the days of complexes, buildings and vacancies are told without a time of day [IND-CPX-040]', () => {
  const told = [
    complexFields.commissioningDate,
    buildingFields.commissioningDate,
    buildingFields.demolitionDate,
    vacancyFields.availabilityDate,
  ].map((field) => describedText(field, '2013-06-15T18:30:00'));
  expect(told).toEqual(['15.06.2013', '15.06.2013', '15.06.2013', '15.06.2013']);
});
