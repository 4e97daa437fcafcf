import { type RequestCriteria, searchOfRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { requestForm } from './request-form-description.tsx';
import type { RequestValues } from './request-values.ts';

/** What fits a request as it stands in the form; undefined while the form holds what no search takes: a reversed range. */
export function fittingSearch(values: RequestValues): VacancySearch | undefined {
  const draft: object = requestForm.toFields(values);
  return VacancySearch.safeParse(searchOfRequest(draft as RequestCriteria)).data;
}
