import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { expect, test } from 'vitest';
import { describedText } from '#form/described/described-text.ts';
import { checkEntity } from '#form/described/entity-form.ts';
import { buildingEntityIn } from '#industrial/buildings/building-form/building-entity.ts';

/** Displayed texts of measured fields, with plain instead of no-break spaces. */
function textOf<Name extends string>(
  fields: Readonly<Record<Name, Parameters<typeof describedText>[0]>>,
  names: Name[],
) {
  return Object.fromEntries(names.map((name) => [name, describedText(fields[name], 1234).replaceAll(/\s/g, ' ')]));
}

test('what is measured of a complex is told in the given units [IND-CPX-039, IND-CPX-044, IND-CPX-051, IND-CPX-058, IND-CPX-059, IND-CPX-060]', () => {
  expect(
    textOf(complexFields, [
      'complexArea',
      'vacanciesUpdatePeriod',
      'landPlotArea',
      'gasSupply',
      'electricitySupply',
      'waterSupply',
    ]),
  ).toEqual({
    complexArea: '1 234,00 м²',
    vacanciesUpdatePeriod: '1 234 дн.',
    landPlotArea: '1 234,00 га',
    gasSupply: '1 234,00 м3/сутки',
    electricitySupply: '1 234,00 кВт',
    waterSupply: '1 234,00 м3/сутки',
  });
});

test('what is measured of a building is told in the given units; total area and working height are required [IND-BLD-022, IND-BLD-025, IND-BLD-028, IND-BLD-029]', () => {
  expect(textOf(buildingFields, ['totalArea', 'workingHeight', 'floorLevel', 'floorLoad'])).toEqual({
    totalArea: '1 234,00 м²',
    workingHeight: '1 234,00 м',
    floorLevel: '+1 234,00 см',
    floorLoad: '1 234,00 т',
  });
  const { form, ...about } = buildingEntityIn('0199a000-0000-7000-8000-000000000001', 'Логопарк');
  const missing = [...checkEntity({ form, ...about }, form.emptyValues({})).keys()];
  expect(missing).toEqual(expect.arrayContaining(['totalArea', 'workingHeight']));
  expect(missing).not.toEqual(expect.arrayContaining(['floorLevel']));
});

test('periods of a vacancy are told in months [IND-VAC-014, IND-VAC-015]', () => {
  expect(textOf(vacancyFields, ['rentalHolidays', 'minimalRentalPeriod'])).toEqual({
    rentalHolidays: '1 234 мес.',
    minimalRentalPeriod: '1 234 мес.',
  });
});
