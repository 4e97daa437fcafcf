import { type RequestCriteria, searchOfRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { requestForm } from './request-form-description.tsx';
import type { RequestValues } from './request-values.ts';

/** Search by the current values of the form; undefined while they are invalid, such as a reversed range. */
export function fittingSearch(values: RequestValues): VacancySearch | undefined {
  const draft: object = requestForm.toFields(values);
  return VacancySearch.safeParse(searchOfRequest(draft as RequestCriteria)).data;
}
