import { propertyCriteriaChecks } from '@gektar/contract/land/properties/property-checks.ts';
import { propertyListSorts } from '@gektar/contract/land/properties/property-sorts.ts';
import { listSearch } from '#form/filter/list-search.ts';

export const listViews = ['table', 'list', 'grid', 'map'] as const;
export type ListView = (typeof listViews)[number];

export const propertySearch = listSearch({
  criteria: propertyCriteriaChecks,
  sorts: propertyListSorts,
  views: listViews,
});

/** Parsed URL of the list: by default a table of active objects by creation date, ascending (1§3). */
export type PropertySearch = ReturnType<typeof propertySearch.read>;
/** Criteria that are set; those without effect are left out. */
export type Criteria = ReturnType<typeof propertySearch.readCriteria>;
/** Criteria of the filter bar, without the search box above the list. */
export type Criterion = Exclude<keyof Criteria, 'q'>;

export const { read: readSearch, readCriteria, canBeSet, criteriaOf, filterOf, orderOf } = propertySearch;
