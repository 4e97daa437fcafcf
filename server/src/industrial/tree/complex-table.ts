import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { entityRows } from '#database/entity-rows.ts';
import { entityTable } from '#database/entity-table.ts';

export const complexRows = entityRows('industrial.complexes', 'c', 'date_time_updated');

/** Columns and link tables that store the fields described in `complexFields`. */
export const complexTable = entityTable({
  table: 'industrial.complexes',
  alias: 'c',
  owner: 'complex_id',
  fields: complexFields,
  elsewhere: [],
  readOnly: ['complexActualizationDate', 'vacanciesActualizeDate', 'actualizeVacancyEmployee'],
  lists: {
    landPlotRights: { table: 'industrial.complex_land_plot_rights', value: 'land_plot_right_id' },
    permittedUseTypes: { table: 'industrial.complex_permitted_use_types', value: 'permitted_use_type_id' },
    sewerageTypes: { table: 'industrial.complex_sewerage_types', value: 'sewerage_type_id' },
  },
});

/**
 * SQL of the time until which the vacancies of a complex `c` have to be confirmed: a period after the last
 * confirmation, else after the creation (H-13, N-05).
 */
export const dueUntil = `(coalesce(c.vacancies_actualize_date, c.date_time_created) + c.vacancies_update_period * interval '1 day')`;
