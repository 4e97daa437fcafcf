import { propertySorts } from '@gektar/contract/land/properties/property-sorts.ts';
import { requestCriteriaChecks } from '@gektar/contract/land/requests/request-checks.ts';
import { listSearch } from '#form/filter/list-search.ts';

export const requestViews = ['table', 'list', 'map'] as const;
export type RequestView = (typeof requestViews)[number];

export const requestSearch = listSearch({
  criteria: requestCriteriaChecks,
  sorts: propertySorts,
  views: requestViews,
});

/** What the address of the list says: table, active requests, by creation date ascending unless it says otherwise (1§3). */
export type RequestSearch = ReturnType<typeof requestSearch.read>;
export type RequestCriteria = ReturnType<typeof requestSearch.readCriteria>;
/** Those that the filter bar knows; the box over the list is none of them. */
export type RequestCriterion = Exclude<keyof RequestCriteria, 'q'>;

export const {
  read: readRequestSearch,
  readCriteria: readRequestCriteria,
  canBeSet: canSetRequestCriterion,
  criteriaOf: requestCriteriaOf,
  filterOf: requestFilterOf,
} = requestSearch;
