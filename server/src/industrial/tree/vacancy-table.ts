import { computedOfVacancy, vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { entityRows } from '#database/entity-rows.ts';
import { entityTable } from '#database/entity-table.ts';

export const vacancyRows = entityRows('industrial.vacancies', 'v', 'date_time_updated');

/** Columns and link tables that store the fields described in `vacancyFields`. */
export const vacancyTable = entityTable({
  table: 'industrial.vacancies',
  alias: 'v',
  owner: 'vacancy_id',
  fields: vacancyFields,
  elsewhere: [],
  readOnly: computedOfVacancy,
  lists: { floors: { table: 'industrial.vacancy_floors', value: 'floor_id' } },
});
