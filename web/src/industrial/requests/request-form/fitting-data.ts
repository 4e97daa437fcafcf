import { countVacanciesInRequest } from '@gektar/contract/industrial/requests/request-calls.ts';
import type { VacancySearchInput } from '@gektar/contract/industrial/requests/request-search.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** How many vacancies a request finds that is not saved yet; under the key of vacancies, whose changes count it anew. */
export function fittingCountQuery(filterModel: VacancySearchInput) {
  return queryOptions({
    queryKey: ['industrial', 'vacancies', 'fitting', filterModel],
    queryFn: ({ signal }) => call(countVacanciesInRequest, { body: { filterModel } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
