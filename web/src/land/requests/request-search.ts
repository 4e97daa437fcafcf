import { propertySorts } from '@gektar/contract/land/properties/property-sorts.ts';
import { RequestFilter, type RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { enabledOf, listSearch, withSearchText } from '#form/filter/list-search.ts';

export const requestViews = ['table', 'list', 'map'] as const;

const { isEnabled: _isEnabled, ids: _ids, searchText: _searchText, ...criteria } = RequestFilter.shape;

const list = listSearch({ criteria, sorts: propertySorts, views: requestViews });

/** What the address of the list says: table, active requests, by creation date ascending unless it says otherwise (1§3). */
export type RequestSearch = ReturnType<typeof list.read>;
export type RequestCriteria = ReturnType<typeof list.readCriteria>;
/** Those that the filter bar knows; the box over the list is none of them. */
export type RequestCriterion = Exclude<keyof RequestCriteria, 'q'>;

export const {
  read: readRequestSearch,
  readCriteria: readRequestCriteria,
  canBeSet: canSetRequestCriterion,
  criteriaOf: requestCriteriaOf,
  orderOf: requestOrderOf,
} = list;

/** The filter that the address asks the server for. */
export function requestFilterOf(search: RequestSearch): RequestFilterInput {
  return { ...withSearchText(requestCriteriaOf(search)), isEnabled: enabledOf(search) };
}
