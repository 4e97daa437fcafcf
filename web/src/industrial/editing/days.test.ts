import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import type { Complex } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { expect, test } from 'vitest';
import { describedText } from '#form/described/described-text.ts';
import { buildingForm } from '#industrial/buildings/building-form/building-form-description.ts';
import { complexForm } from '#industrial/complexes/complex-form/complex-form-description.ts';
import { vacancyForm } from '#industrial/vacancies/vacancy-form/vacancy-form-description.ts';

test('the days of complexes, buildings and vacancies are told without a time of day [IND-CPX-040]', () => {
  const texts = [
    complexFields.commissioningDate,
    buildingFields.commissioningDate,
    buildingFields.demolitionDate,
    vacancyFields.availabilityDate,
  ].map((field) => describedText(field, '2013-06-15T18:30:00'));
  expect(texts).toEqual(['15.06.2013', '15.06.2013', '15.06.2013', '15.06.2013']);
});

test('a form sends its days as dates travel, and keeps the time of one that nobody changed [IND-CPX-040, FMT-002]', () => {
  const day = '2013-06-15';
  const [sent, loaded] = ['2013-06-15T00:00:00', '2013-06-15T18:30:00'];
  const complex = complexForm.emptyValues({ commissioningDate: day });
  expect(complexForm.toFields(complex)).toMatchObject({ commissioningDate: sent });
  expect(complexForm.toFields(complex, { commissioningDate: loaded } as Complex)).toMatchObject({
    commissioningDate: loaded,
  });
  const building = buildingForm.emptyValues({ commissioningDate: day, demolitionDate: day });
  expect(buildingForm.toFields(building)).toMatchObject({ commissioningDate: sent, demolitionDate: sent });
  const vacancy = vacancyForm.emptyValues({ availabilityDate: day });
  expect(vacancyForm.toFields(vacancy)).toMatchObject({ availabilityDate: sent });
});
