import { vacancyMatcher } from '@gektar/contract/industrial/requests/fits-request.ts';
import { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { SetCriteria } from '#form/filter/criterion.ts';

/** Whether a vacancy meets the filters in the column heads, by the rules of the search inside a request. */
export function meetsHeads(row: VacancyRow, values: SetCriteria): boolean {
  return vacancyMatcher.fits(row, VacancySearch.parse(values), undefined);
}
