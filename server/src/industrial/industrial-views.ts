import { FullFilter } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { RequestFilter } from '@gektar/contract/industrial/requests/request-filter.ts';
import { countOf } from '#views/list-counts.ts';
import { countComplexRows, countVacancyRows } from './full-model/full-queries.ts';
import { countRequestRows } from './requests/request-queries.ts';

/** Functions that count the rows of a list for its views, keyed by list. */
export const industrialCounts = {
  'industrial-complexes': countOf(FullFilter, countComplexRows),
  'industrial-vacancies': countOf(FullFilter, countVacancyRows),
  'industrial-requests': countOf(RequestFilter, ({ db }, filter) => countRequestRows(db, filter)),
} as const;
