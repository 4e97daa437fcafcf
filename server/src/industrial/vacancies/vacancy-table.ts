import { computedOfVacancy, vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { entityTable } from '#database/entity-table.ts';

/** Where the described fields of a vacancy are stored. */
export const vacancyTable = entityTable({
  table: 'industrial.vacancies',
  alias: 'v',
  owner: 'vacancy_id',
  fields: vacancyFields,
  elsewhere: [],
  readOnly: computedOfVacancy,
  lists: { floors: { table: 'industrial.vacancy_floors', value: 'floor_id' } },
});
