import { PropertyFilter, type PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import { propertyListSorts } from '@gektar/contract/land/properties/property-sorts.ts';
import { enabledOf, listSearch, withSearchText } from '#form/filter/list-search.ts';

export const listViews = ['table', 'list', 'grid', 'map'] as const;
export type ListView = (typeof listViews)[number];

const { isEnabled: _isEnabled, ids: _ids, searchText: _searchText, ...criteria } = PropertyFilter.shape;

const list = listSearch({ criteria, sorts: propertyListSorts, views: listViews });

/** What the address of the list says: table, active objects, by creation date ascending unless it says otherwise (1§3). */
export type PropertySearch = ReturnType<typeof list.read>;
/** Criteria that were set; what restricts nothing is left out. */
export type Criteria = ReturnType<typeof list.readCriteria>;
/** Those that the filter bar knows; the box over the list is none of them. */
export type Criterion = Exclude<keyof Criteria, 'q'>;

export const { read: readSearch, readCriteria, canBeSet, criteriaOf, orderOf } = list;

/** The filter that the address asks the server for. */
export function filterOf(search: PropertySearch): PropertyFilterInput {
  return { ...withSearchText(criteriaOf(search)), isEnabled: enabledOf(search) };
}

export function countCriteria(search: PropertySearch): number {
  return Object.keys(criteriaOf(search)).length;
}
