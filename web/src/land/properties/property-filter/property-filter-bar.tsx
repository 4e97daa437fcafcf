import { useQuery } from '@tanstack/react-query';
import { CriteriaBar, type CriteriaBarProps } from '#form/filter/criteria-bar.tsx';
import type { SetCriteria } from '#form/filter/criterion.ts';
import { propertyCountQuery } from '#land/properties/property-data.ts';
import { type Criteria, criteriaOf, filterOf, type PropertySearch } from '#land/properties/property-search.ts';
import { propertyFilterAbout } from './criteria.ts';

export interface PropertyFilterBarProps extends Pick<CriteriaBarProps, 'musts' | 'changed' | 'after'> {
  readonly search: PropertySearch;
  readonly onChange: (criteria: Criteria) => void;
  readonly isNarrow?: boolean | undefined;
}

/** The filter of the objects' list (D-13). */
export function PropertyFilterBar({ search, onChange, ...bar }: PropertyFilterBarProps) {
  const useCount = (criteria: SetCriteria) =>
    useQuery(propertyCountQuery(filterOf({ ...criteria, archive: search.archive }))).data;
  return (
    <CriteriaBar
      about={propertyFilterAbout}
      criteria={criteriaOf(search)}
      onChange={onChange}
      useCount={useCount}
      {...bar}
    />
  );
}
