import { useQuery } from '@tanstack/react-query';
import { CriteriaBar } from '#form/filter/criteria-bar.tsx';
import type { SetCriteria } from '#form/filter/criterion.ts';
import { propertyCountQuery } from '#land/properties/property-data.ts';
import { type Criteria, criteriaOf, filterOf, type PropertySearch } from '#land/properties/property-search.ts';
import { propertyFilterAbout } from './criteria.ts';

export interface PropertyFilterBarProps {
  readonly search: PropertySearch;
  readonly onChange: (criteria: Criteria) => void;
  readonly isNarrow?: boolean | undefined;
  /** What a request asks: what differs from it is marked. */
  readonly asked?: PropertySearch | undefined;
}

/** The filter of the objects' list (D-13). */
export function PropertyFilterBar({ search, onChange, isNarrow, asked }: PropertyFilterBarProps) {
  const useCount = (criteria: SetCriteria) =>
    useQuery(propertyCountQuery(filterOf({ ...criteria, archive: search.archive }))).data;
  return (
    <CriteriaBar
      about={propertyFilterAbout}
      criteria={criteriaOf(search)}
      onChange={onChange}
      useCount={useCount}
      isNarrow={isNarrow}
      asked={asked && criteriaOf(asked)}
    />
  );
}
