import type { FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { checksOf, listSearch } from '#form/filter/list-search.ts';
import { fullCriteria, type SetFullCriteria, toFullFilter } from './full-criteria.ts';

interface FullSearchParts<Sort extends string, View extends string> {
  /** The first is the default. */
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly views: readonly View[];
  /** Restrictions of the list that are not among its criteria. */
  readonly usual?: (criteria: SetFullCriteria, isActive: boolean) => Partial<FullFilterInput>;
}

/** Reads and writes the URL of a list of complexes or vacancies: by default a table of active ones. */
export function fullSearch<Sort extends string, View extends string>({
  usual = () => ({}),
  ...parts
}: FullSearchParts<Sort, View>) {
  const search = listSearch({ criteria: checksOf(fullCriteria), archives: ['active', 'archived'], ...parts });
  return {
    ...search,
    filterOf(said: ReturnType<typeof search.read>): FullFilterInput {
      const criteria: SetFullCriteria = search.criteriaOf(said);
      const isActive = said.archive !== 'archived';
      return { ...toFullFilter(criteria, isActive), ...usual(criteria, isActive) };
    },
  };
}
