import { complexSorts } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { checksOf, listSearch } from '#form/filter/list-search.ts';
import {
  type FullCriterion,
  fullCriteria,
  type SetFullCriteria,
  toFullFilter,
} from '#industrial/filter/full-criteria.ts';

export const complexViews = ['table', 'grid', 'wide-map', 'map'] as const;
export type ComplexView = (typeof complexViews)[number];

const search = listSearch({
  criteria: checksOf(fullCriteria),
  // Sorted by name by default.
  sorts: ['Name', ...complexSorts.filter((sort) => sort !== 'Name')],
  views: complexViews,
  archives: ['active', 'archived'],
});

/** Parsed address of the list: by default a table of active complexes by name, ascending. */
export type ComplexSearch = ReturnType<typeof search.read>;

export const complexSearch = {
  ...search,
  filterOf: (said: ComplexSearch) => toFullFilter(search.criteriaOf(said), said.archive !== 'archived'),
};

export type { FullCriterion, SetFullCriteria };
