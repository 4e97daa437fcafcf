import { complexSorts } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { fullSearch } from '#industrial/filter/full-search.ts';

export const complexViews = ['table', 'grid', 'wide-map', 'map'] as const;
export type ComplexView = (typeof complexViews)[number];

export const complexSearch = fullSearch({
  // The first sort is the default.
  sorts: ['Name', ...complexSorts.filter((sort) => sort !== 'Name')],
  views: complexViews,
});

/** Parsed URL of the list: by default a table of active complexes by name, ascending. */
export type ComplexSearch = ReturnType<typeof complexSearch.read>;
