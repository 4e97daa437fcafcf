import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { filterOfRequest, type RequestCriteria } from '@gektar/contract/land/requests/filter-of-request.ts';
import { requestForm } from './request-form-description.tsx';
import type { RequestValues } from './request-values.ts';

/** Values that decide which plots fit; an unanswered flag restricts nothing. */
export function criteriaOf(values: RequestValues): RequestCriteria {
  const draft: object = requestForm.toFields(values);
  return {
    ...(draft as RequestCriteria),
    builtToSuit: values.builtToSuit === true,
    builtToLease: values.builtToLease === true,
  };
}

/** Filter by the current values of the form; undefined while they are invalid, such as a reversed range. */
export function fittingFilter(values: RequestValues): PropertyFilter | undefined {
  return PropertyFilter.safeParse(filterOfRequest(criteriaOf(values))).data;
}
