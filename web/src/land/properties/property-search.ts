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

/** What the address of the list says: table, active objects, by creation date ascending unless it says otherwise (1§3). */
export type PropertySearch = ReturnType<typeof propertySearch.read>;
/** Criteria that were set; what restricts nothing is left out. */
export type Criteria = ReturnType<typeof propertySearch.readCriteria>;
/** Those that the filter bar knows; the box over the list is none of them. */
export type Criterion = Exclude<keyof Criteria, 'q'>;

export const { read: readSearch, readCriteria, canBeSet, criteriaOf, filterOf, orderOf } = propertySearch;
