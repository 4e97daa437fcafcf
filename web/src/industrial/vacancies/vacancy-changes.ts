import { vacancyChanges } from '@gektar/contract/industrial/full-model/full-model-calls.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { vacancies } from '@gektar/format/plural.ts';
import type { ReactNode } from 'react';
import { industrialFieldKit } from '#industrial/industrial-field-kit.tsx';
import { type ChangedEntity, offeredNames } from '#operations/changed-entity.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { rateParts } from './rate-parts.tsx';
import { findVacanciesById, refreshVacancies } from './vacancy-list-data.ts';

/** Message with the requests whose selections contain any of these vacancies. */
export async function inSelectionsOfVacancies(ids: readonly string[]): Promise<ReactNode> {
  const { inSelections } = await import('#sharing/to-selection/in-selections.tsx');
  return inSelections({ domain: 'industrial', Employee: EmployeeName }, ids);
}

/** How vacancies are changed outside of their form: in cells and in bulk. */
export const changedVacancies: ChangedEntity = {
  domain: 'industrial',
  calls: vacancyChanges,
  forms: vacancies,
  changed: ['Изменена', 'Изменены', 'Изменено'],
  fields: vacancyFields,
  offered: offeredNames(vacancyFields, {
    // A change of the average rate is written to the rates of its parts.
    often: ['averageNetRentalRate', 'availabilityDate', 'vacancyStatus', 'salePrice'],
    without: ['areaSize', 'mainAreaTypeCalc'],
  }),
  cellEditors: { averageNetRentalRate: rateParts },
  kit: industrialFieldKit,
  refresh: refreshVacancies,
  findRows: findVacanciesById,
  seenBy: inSelectionsOfVacancies,
};
