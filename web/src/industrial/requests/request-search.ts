import { requestCriteria } from '@gektar/contract/industrial/requests/request-criteria.ts';
import {
  RequestFilter,
  type RequestFilterInput,
  requestSorts,
} from '@gektar/contract/industrial/requests/request-filter.ts';
import { checksOf, listSearch } from '#form/filter/list-search.ts';
import { daysAmong, withSentDays } from '#industrial/filter/sent-days.ts';
import { requestViews } from '#requests/request-list.ts';

const {
  isEnabled: _isEnabled,
  ids: _ids,
  searchText: _searchText,
  // Left out: the search box finds names as well.
  name: _name,
  // Left out: other names for `cityRegions` and `mainAreaTypesCalc` (F-07, F-08).
  cityRegionsId: _cityRegionsId,
  mainAreaTypeCalc: _mainAreaTypeCalc,
  ...criteria
} = RequestFilter.in.shape;

const search = listSearch({
  criteria: checksOf(criteria),
  sorts: requestSorts,
  direction: 'desc',
  views: requestViews,
  archives: ['active', 'archived'],
});

/** Parsed URL of the list; by default a table of active requests, the newest first. */
export type RequestSearch = ReturnType<typeof search.read>;
/** Criteria of the filter bar, without the search box above the list. */
export type RequestCriterion = Exclude<keyof ReturnType<typeof search.readCriteria>, 'q'>;

export const requestSearch = {
  ...search,
  filterOf: (said: RequestSearch): RequestFilterInput =>
    withSentDays(search.filterOf(said), ...daysAmong(requestCriteria)),
};
