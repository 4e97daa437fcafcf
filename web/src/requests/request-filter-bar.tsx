import { useQuery } from '@tanstack/react-query';
import type { FoundQueries } from '#api/entity-queries.ts';
import { CriteriaBar } from '#form/filter/criteria-bar.tsx';
import type { FilterAbout, SetCriteria } from '#form/filter/criterion.ts';
import type { ListAddress, ListSearch } from '#form/filter/list-search.ts';
import type { ChangeCriteria } from '#form/filter/use-list.ts';
import type { ListRow } from '#table/list-table.tsx';
import type { RequestView } from './request-list.ts';

interface RequestFilterBarProps<
  Request extends ListRow,
  Filter extends object,
  Sort extends string,
  Search extends ListAddress<Sort, RequestView>,
> {
  readonly about: {
    readonly filter: FilterAbout;
    readonly search: ListSearch<Search, Filter, Sort, RequestView>;
    readonly queries: Pick<FoundQueries<Request, Filter, Sort>, 'count'>;
  };
  readonly search: Search;
  readonly onChange: ChangeCriteria;
  readonly isNarrow: boolean;
  /** Names of the criteria whose chips are marked as changed. */
  readonly changed: readonly string[];
}

/** Filter bar of a list of requests (1§3, 3§3). */
export function RequestFilterBar<
  Request extends ListRow,
  Filter extends object,
  Sort extends string,
  Search extends ListAddress<Sort, RequestView>,
>({ about, search, onChange, isNarrow, changed }: RequestFilterBarProps<Request, Filter, Sort, Search>) {
  const useCount = (set: SetCriteria) =>
    useQuery(about.queries.count(about.search.filterOf({ ...set, archive: search.archive } as Search))).data;
  return (
    <CriteriaBar
      about={about.filter}
      criteria={{ ...about.search.criteriaOf(search) }}
      onChange={onChange}
      useCount={useCount}
      isNarrow={isNarrow}
      changed={changed}
    />
  );
}
