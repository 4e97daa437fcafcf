import { countVacanciesInRequest, findVacanciesInRequest } from '@gektar/contract/industrial/requests/request-calls.ts';
import type { VacancySearchInput } from '@gektar/contract/industrial/requests/request-search.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/**
 * Number of vacancies that fit an unsaved request; under the query key of vacancies, so that their changes refresh it.
 */
export function fittingCountQuery(filterModel: VacancySearchInput) {
  return queryOptions({
    queryKey: ['industrial', 'vacancies', 'fitting', filterModel],
    queryFn: ({ signal }) => call(countVacanciesInRequest, { body: { filterModel } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** First vacancies that fit an unsaved request, in the default order. */
export function firstFittingQuery(filterModel: VacancySearchInput, take: number) {
  return queryOptions({
    queryKey: ['industrial', 'vacancies', 'fitting', filterModel, take],
    queryFn: ({ signal }) => call(findVacanciesInRequest, { query: { take }, body: { filterModel } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
