import { propertySorts } from '@gektar/contract/land/properties/property-sorts.ts';
import { requestCriteriaChecks } from '@gektar/contract/land/requests/request-checks.ts';
import { listSearch } from '#form/filter/list-search.ts';
import { requestViews } from '#requests/request-list.ts';

/** Parsed URL of the list; by default a table of active requests, the oldest first (1§3). */
export const requestSearch = listSearch({
  criteria: requestCriteriaChecks,
  sorts: propertySorts,
  views: requestViews,
});

export type RequestSearch = ReturnType<typeof requestSearch.read>;
/** Criteria of the filter bar, without the search box above the list. */
export type RequestCriterion = Exclude<keyof ReturnType<typeof requestSearch.readCriteria>, 'q'>;
