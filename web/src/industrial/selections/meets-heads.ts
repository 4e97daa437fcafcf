import { vacancyMatcher } from '@gektar/contract/industrial/requests/fits-request.ts';
import { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { SetCriteria } from '#form/filter/criterion.ts';

/** Whether a vacancy meets what the heads of its table filter, as the search inside a request takes it. */
export function meetsHeads(row: VacancyRow, values: SetCriteria): boolean {
  return vacancyMatcher.fits(row, VacancySearch.parse(values), undefined);
}
